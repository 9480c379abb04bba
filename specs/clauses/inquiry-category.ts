import { assumed, clauses } from './clause.ts'

/** How the category of an inquiry is chosen. */
export const inquiryCategory = {
  ...clauses({
    'inquiry.category.preselected-by-parent-code': [
      '2.17',
      'The query parameter parentCode of the form selects the primary category.',
    ],
    'inquiry.category.preselected-by-code': [
      '2.17',
      'The query parameter code of the form selects the detail category.',
    ],
    'inquiry.category.primary-change-clears-detail': ['4.3', 'Changing the primary category clears the detail code.'],
    'inquiry.category.sole-detail-selected': [
      '4.3',
      'If a primary category has only one detail option, that option is selected automatically.',
    ],
    'inquiry.category.detail-disabled-when-empty': ['4.3', 'The detail select is disabled while it has no options.'],
    'inquiry.category.primary-required': ['5.4', 'An inquiry requires a question type (the primary category).'],
    'inquiry.category.searchable-for-service': ['5.4', 'The service form has a searchable category control.'],
    'inquiry.category.searchable-for-trouble': ['5.4', 'The trouble form has a searchable category control.'],
    'inquiry.category.selects-for-general': ['5.4', 'The general form has a primary and a detail category select.'],
    'inquiry.category.selects-for-solution': ['5.4', 'The solution form has a primary and a detail category select.'],
    'inquiry.category.selects-for-sales': ['5.4', 'The sales form has a primary and a detail category select.'],
  }),

  ...clauses(
    {
      'inquiry.category.detail-required': ['5.4', 'An inquiry requires a detail category code.'],
    },
    'both',
  ),
  ...assumed({
    'inquiry.category.selects-for-experience': 'The experience form has a primary and a detail category select.',
    'inquiry.category.all-codes-for-searchable':
      'The searchable category loads its options from /api/support/inquiry/code/all.',
    'inquiry.category.codes-for-selects':
      'The primary and detail selects load their options from /api/support/inquiry/code.',
    'inquiry.category.primary-without-details':
      'An inquiry cannot be sent with a primary category that has no details.',
    'inquiry.category.asks-for-another-primary':
      'Sending a primary category without details shows an error at the primary select that asks for another category.',
    'inquiry.category.within-parent':
      'The searchable category of a URL with parentCode requests and offers only that group, and all categories when the visitor asks for them.',
    'inquiry.category.empty-parent':
      'If the group of the parentCode has no categories, the searchable category offers all.',
    'inquiry.category.unknown-code-ignored': 'A parentCode or code that does not exist selects nothing.',
    'inquiry.category.loading-shown':
      'A category control whose options are loading shows that they are loading and has aria-busy.',
    'inquiry.category.detail-names-primary':
      'Until a primary category is chosen, the detail select says that it must be chosen first.',
    'inquiry.category.failure-names-list':
      'If a list of the form cannot be loaded, the error message names the list, such as the categories.',
    'inquiry.category.grouped':
      'The searchable category lists its options under the headings of their groups, with full paths only in a search.',
    'inquiry.category.list-width': 'The list of the searchable category is as wide as its field.',
    'inquiry.category.whole-rows': 'The visible part of a list of options ends with a whole row.',
    'inquiry.category.search-ignores-case': 'The search in the searchable category is case-insensitive.',
    'inquiry.category.survives-language-change':
      'Changing the language preserves the primary and the detail category that the user chose.',
    'inquiry.template.copied-into-empty': 'Default content of type COPY is copied into an empty content field.',
    'inquiry.template.never-overwrites': 'Default content never overwrites text that the user typed.',
    'inquiry.template.guidance': 'Default content of any type other than COPY is shown as guidance above the field.',
    'inquiry.template.empty-copies-nothing': 'A category with empty default content does not change the content field.',
  }),
}
