import { assumed, clauses } from './clause.ts'

/** How the category of an inquiry is chosen. */
export const inquiryCategory = {
  ...clauses(2, {
    'inquiry.category.preselected-by-parent-code':
      'The parameter parentCode in the address of the form selects the primary category.',
    'inquiry.category.preselected-by-code':
      'The parameter code in the address of the form selects the detail category.',
  }),
  ...clauses(4, {
    'inquiry.category.primary-change-clears-detail': 'Another primary category clears the detail code.',
    'inquiry.category.sole-detail-selected': 'A primary category with one detail option alone has it selected at once.',
    'inquiry.category.detail-disabled-when-empty': 'The detail select is disabled while it has no options.',
  }),
  ...clauses(5, {
    'inquiry.category.primary-required': 'An inquiry needs a question type, the primary category.',
    'inquiry.category.detail-required': 'An inquiry needs a detail category code.',
    'inquiry.category.searchable-for-service':
      'The form service chooses its category in a control that can be searched.',
    'inquiry.category.searchable-for-trouble':
      'The form trouble chooses its category in a control that can be searched.',
    'inquiry.category.selects-for-general': 'The form general chooses its category in a primary and a detail select.',
    'inquiry.category.selects-for-solution': 'The form solution chooses its category in a primary and a detail select.',
    'inquiry.category.selects-for-sales': 'The form sales chooses its category in a primary and a detail select.',
  }),
  ...assumed({
    'inquiry.category.selects-for-experience':
      'The form experience chooses its category in a primary and a detail select.',
    'inquiry.category.all-codes-for-searchable':
      'The searchable category takes its options from /api/support/inquiry/code/all.',
    'inquiry.category.codes-for-selects':
      'The primary and detail selects take their options from /api/support/inquiry/code.',
    'inquiry.category.primary-without-details': 'A primary category without details cannot be sent.',
    'inquiry.category.asks-for-another-primary':
      'Sending a primary category without details puts an error at the primary select that asks for another one.',
    'inquiry.category.unknown-code-ignored': 'A parentCode or code that does not exist selects nothing.',
    'inquiry.category.search-ignores-case': 'The search of the searchable category ignores case.',
    'inquiry.template.copied-into-empty': 'A default content of the type COPY is copied into an empty content field.',
    'inquiry.template.never-overwrites': 'A default content never overwrites what a person typed.',
    'inquiry.template.guidance': 'A default content of any other type than COPY shows as guidance above the field.',
    'inquiry.template.empty-copies-nothing':
      'A category with an empty default content leaves the content field as it is.',
  }),
}
