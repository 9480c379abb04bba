import { assumed, clauses } from './clause.ts'

/** Fields for some users or inquiry types only: company, scale, workspace, emergency, partner sharing, consents. */
export const inquiryTerms = {
  ...clauses(2, {
    'inquiry.terms.checkboxes': 'The inquiry form has checkboxes for its terms.',
  }),
  ...clauses(
    3,
    {
      'inquiry.emergency.value-emerg': 'Choosing emergency support sends isEmergency=emerg.',
      'inquiry.emergency.value-comm': 'Choosing common support sends isEmergency=comm.',
      'inquiry.partner-sharing.value-share': 'Choosing to share sends isPartnerSharingAgreement=share.',
      'inquiry.partner-sharing.value-not-share': 'Choosing not to share sends isPartnerSharingAgreement=not_share.',
      'inquiry.partner-agree.value-agree': 'The partner agreement offers the value agree.',
      'inquiry.partner-agree.value-not-agree': 'The partner agreement offers the value not_agree.',
    },
    'both',
  ),
  ...clauses(4, {
    'inquiry.partner-agree.shown-with-share': 'The agreement block is visible only while share is chosen.',
    'inquiry.partner-sharing.switch-resets':
      'Switching the partner sharing choice away from share sets it to not_share.',
    'inquiry.partner-sharing.switch-clears-agree':
      'Switching the partner sharing choice away from share clears the agree text.',
  }),
  ...clauses(5, {
    'inquiry.sales-consent.alert': 'A missing sales third-party consent shows the no-check message in an alert.',
  }),
  ...clauses(
    5,
    {
      'inquiry.corp-name.required': 'A sales inquiry requires the company name.',
      'inquiry.scale.required': 'The category SALES_INVOC_003 requires a scale on every site except fin.',
      'inquiry.scale.not-required-on-fin': 'The category SALES_INVOC_003 requires no scale on the fin site.',
      'inquiry.scale.digits-only': 'The scale accepts only digits.',
      'inquiry.workspace-account.required-public': 'On public, the category O2O_BI_004 requires naverWorksAccount.',
      'inquiry.workspace-account.required-gov': 'On gov, the category O2O_BI_001 requires naverWorksAccount.',
      'inquiry.emergency.required': 'A business account must choose emergency or common support on a trouble inquiry.',
      'inquiry.emergency.trouble-only':
        'A business account is asked for no emergency option on inquiries of the other types.',
      'inquiry.emergency.role-biz': 'A role that matches ROLE_ACCOUNT_BIZ makes the user a business account.',
      'inquiry.emergency.role-pistt': 'A role that matches ROLE_ACCOUNT_PISTT makes the user a business account.',
      'inquiry.partner-sharing.required': 'A partner member must make the partner sharing choice where it is visible.',
      'inquiry.partner-sharing.on-o2o': 'The partner sharing choice is visible on inquiries of type O2O.',
      'inquiry.partner-sharing.on-trbl': 'The partner sharing choice is visible on inquiries of type TRBL.',
      'inquiry.partner-sharing.no-other-types':
        'A partner member is asked for no partner sharing choice on inquiries of types other than O2O and TRBL.',
      'inquiry.partner-agree.required': 'A partner member who chooses share must also choose agree or not_agree.',
      'inquiry.third-party-consent.required':
        'A solution inquiry with the detail SOLUT_SOLUQ_060 requires the third-party consent.',
      'inquiry.third-party-consent.no-other-details':
        'A solution inquiry with a detail other than SOLUT_SOLUQ_060 is not asked for the third-party consent.',
      'inquiry.sales-consent.required': 'An anonymous sales inquiry requires the sales third-party consent.',
      'inquiry.marketing-consent.optional': 'An inquiry can be sent without the marketing consent.',
    },
    'both',
  ),
  ...clauses(6, {
    'inquiry.emergency.shown-to-business': 'Business accounts see the emergency option on trouble inquiries.',
    'inquiry.partner-sharing.init-checked':
      'For a user whose mbrGrpCd is PATR, the form calls the partner init endpoint.',
    'inquiry.partner-sharing.init-partner-group-only':
      'For a user outside the partner group, the form does not call the partner init endpoint.',
    'inquiry.partner-sharing.shown-to-partner': 'A user of the partner group sees the partner sharing choice.',
    'inquiry.marketing-consent.not-when-signed-in': 'A signed-in user does not see the marketing consent.',
  }),
  ...clauses(
    6,
    {
      'inquiry.sales-consent.not-when-signed-in': 'A signed-in user does not see the sales third-party consent.',
    },
    'both',
  ),
  ...clauses(8, {
    'inquiry.scale.message': 'An invalid scale shows the scale-error message.',
    'inquiry.third-party-consent.message': 'A missing third-party consent shows the no-check message.',
  }),
  ...clauses(
    9,
    {
      'inquiry.corp-name.max': 'The company name has at most 50 characters.',
      'inquiry.scale.max': 'The scale has at most 10 characters.',
    },
    'both',
  ),
  ...assumed({
    'inquiry.terms.no-others': 'The consents and the partner agreement are the only terms of the form.',
    'inquiry.terms.read-in-place': 'The text of each term can be read on the page of the form.',
    'inquiry.form.privacy-note':
      'The inquiry form tells an anonymous visitor which personal information it collects, why and for how long, without a checkbox, and links to the privacy policy.',
    'inquiry.form.privacy-note-anonymous-only': 'A signed-in user does not see the privacy note.',
    'inquiry.terms.alert-then-field':
      'A missing consent first shows form.noCheck in an alert and then at its checkbox.',
    'inquiry.terms.alert-names-others':
      'The alert about a missing consent states how many other fields have errors, if there are any.',
    'inquiry.terms.target':
      'The whole row of a consent checkbox is a target of at least 44px, and the button for its terms is below it.',
    'inquiry.corp-name.sales-only': 'Only sales inquiries have the field corpName.',
    'inquiry.department.optional': 'Sales inquiries have the optional field departmentName.',
    'inquiry.level.optional': 'Sales inquiries have the optional field levelName.',
    'inquiry.scale.asked-with-category': 'The field scale is visible only for SALES_INVOC_003 on public and gov.',
    'inquiry.scale.read':
      'Spaces and separators of thousands are removed from the scale; any other character stays and shows the scale-error message.',
    'inquiry.scale.key-of-message': 'The message about the scale has the key form.scaleError.',
    'inquiry.workspace-account.asked-with-category':
      'The field naverWorksAccount is visible only for O2O_BI_004 on public and O2O_BI_001 on gov.',
    'inquiry.emergency.prefix-match': 'A role such as ROLE_ACCOUNT_BIZ_ADMIN matches by its prefix.',
    'inquiry.emergency.response-target':
      'A hint at emergency support states that the customer is contacted within 30 minutes, 24 hours a day.',
    'inquiry.emergency.not-for-others':
      'Anonymous visitors and accounts that are not business accounts do not see the emergency option.',
    'inquiry.partner-sharing.needs-init-n':
      'A PATR user whose partnerInit is not N does not see the partner sharing choice.',
    'inquiry.partner-sharing.nothing-picked-first': 'Neither share nor not_share is selected when the form opens.',
    'inquiry.partner-sharing.type-change-resets':
      'Changing the type of the inquiry sets the partner sharing choice to not_share.',
    'inquiry.partner-sharing.category-change-resets':
      'Changing the category of the inquiry sets the partner sharing choice to not_share.',
    'inquiry.partner-sharing.first-category-leaves-it':
      'Choosing a category for the first time does not change the partner sharing choice.',
    'inquiry.partner-agree.wire-name': 'The agreement of a partner is sent as partnerAgree.',
    'inquiry.partner-agree.cleared-by-type-change': 'Changing the type of the inquiry clears the agree text.',
    'inquiry.partner-agree.cleared-by-category-change': 'Changing the category of the inquiry clears the agree text.',
    'inquiry.partner-agree.either-satisfies': 'With share, the inquiry can be sent with either agree or not_agree.',
    'inquiry.third-party-consent.wire-name': 'The third-party consent is sent as thirdPartyConsent=Y.',
    'inquiry.third-party-consent.everybody':
      'The third-party consent is required from both anonymous visitors and signed-in users.',
    'inquiry.sales-consent.wire-name': 'The sales third-party consent is sent as salesThirdPartyConsent=Y.',
    'inquiry.marketing-consent.values': 'The marketing consent is sent as Y or N.',
    'inquiry.marketing-consent.every-type':
      'The marketing consent is offered to anonymous visitors for every inquiry type.',
  }),
}
