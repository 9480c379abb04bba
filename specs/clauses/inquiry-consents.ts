import { assumed, clauses, section } from './clause.ts'

export const inquiryConsents = section('Choices and consents of the inquiry form', '/support/question', {
  'Some categories need the account of the workspace service.': {
    ...clauses(
      {
        'inquiry.workspace-account.required-public': [
          '5.9',
          {
            text: 'On public, the category O2O_BI_004 requires naverWorksAccount.',
            at: 'submitInquiry.naverWorksAccount',
          },
        ],
        'inquiry.workspace-account.required-gov': [
          '5.9',
          {
            text: 'On gov, the category O2O_BI_001 requires naverWorksAccount.',
            at: 'submitInquiry.naverWorksAccount',
          },
        ],
      },
      { proof: 'both' },
    ),
    ...assumed({
      'inquiry.workspace-account.asked-with-category':
        'The field naverWorksAccount is visible only for O2O_BI_004 on public and O2O_BI_001 on gov.',
    }),
  },
  'Business accounts say whether a problem is an emergency.': {
    ...clauses({
      'inquiry.emergency.shown-to-business': [
        '6.3',
        'Business accounts see the emergency option on trouble inquiries.',
      ],
    }),
    ...clauses(
      {
        'inquiry.emergency.value-emerg': ['3.8', 'Choosing emergency support sends isEmergency=emerg.'],
        'inquiry.emergency.value-comm': ['3.8', 'Choosing common support sends isEmergency=comm.'],
        'inquiry.emergency.required': [
          '5.10',
          'A business account must choose emergency or common support on a trouble inquiry.',
        ],
        'inquiry.emergency.trouble-only': [
          '5.10 6.3',
          'A business account is asked for no emergency option on inquiries of the other types.',
        ],
        'inquiry.emergency.role-biz': [
          '5.10',
          'A role that matches ROLE_ACCOUNT_BIZ makes the user a business account.',
        ],
        'inquiry.emergency.role-pistt': [
          '5.10',
          'A role that matches ROLE_ACCOUNT_PISTT makes the user a business account.',
        ],
      },
      { proof: 'both', at: 'submitInquiry.isEmergency' },
    ),
    ...assumed({
      'inquiry.emergency.prefix-match': {
        text: 'A role such as ROLE_ACCOUNT_BIZ_ADMIN matches by its prefix.',
        at: 'submitInquiry.isEmergency',
      },
      'inquiry.emergency.response-target':
        'A hint at emergency support states that the customer is contacted within 30 minutes, 24 hours a day.',
      'inquiry.emergency.not-for-others':
        'Anonymous visitors and accounts that are not business accounts do not see the emergency option.',
    }),
  },
  'Partner members decide who can read the inquiry.': {
    ...clauses({
      'inquiry.partner-agree.shown-with-share': ['4.4', 'The agreement block is visible only while share is chosen.'],
      'inquiry.partner-sharing.switch-resets': [
        '4.4',
        'Switching the partner sharing choice away from share sets it to not_share.',
      ],
      'inquiry.partner-sharing.switch-clears-agree': [
        '4.4',
        'Switching the partner sharing choice away from share clears the agree text.',
      ],
      'inquiry.partner-sharing.init-checked': [
        '6.4',
        'For a user whose mbrGrpCd is PATR, the form calls the partner init endpoint.',
      ],
      'inquiry.partner-sharing.init-partner-group-only': [
        '6.4',
        'For a user outside the partner group, the form does not call the partner init endpoint.',
      ],
      'inquiry.partner-sharing.shown-to-partner': [
        '6.4',
        'A user of the partner group sees the partner sharing choice.',
      ],
    }),
    ...clauses(
      {
        'inquiry.partner-agree.value-agree': ['3.8 4.4', 'The partner agreement offers the value agree.'],
        'inquiry.partner-agree.value-not-agree': ['3.8 4.4', 'The partner agreement offers the value not_agree.'],
        'inquiry.partner-agree.required': [
          '5.11 4.4',
          'A partner member who chooses share must also choose agree or not_agree.',
        ],
      },
      { at: 'submitInquiry.partnerAgree' },
    ),
    ...clauses(
      {
        'inquiry.partner-sharing.value-share': ['3.8', 'Choosing to share sends isPartnerSharingAgreement=share.'],
        'inquiry.partner-sharing.value-not-share': [
          '3.8',
          'Choosing not to share sends isPartnerSharingAgreement=not_share.',
        ],
        'inquiry.partner-sharing.required': [
          '5.11',
          'A partner member must make the partner sharing choice where it is visible.',
        ],
        'inquiry.partner-sharing.on-o2o': ['5.11', 'The partner sharing choice is visible on inquiries of type O2O.'],
        'inquiry.partner-sharing.on-trbl': ['5.11', 'The partner sharing choice is visible on inquiries of type TRBL.'],
        'inquiry.partner-sharing.no-other-types': [
          '5.11',
          'A partner member is asked for no partner sharing choice on inquiries of types other than O2O and TRBL.',
        ],
      },
      { proof: 'both', at: 'submitInquiry.isPartnerSharingAgreement' },
    ),
    ...assumed({
      'inquiry.partner-sharing.needs-init-n': {
        text: 'A PATR user whose partnerInit is not N does not see the partner sharing choice.',
        at: 'submitInquiry.isPartnerSharingAgreement',
      },
      'inquiry.partner-sharing.nothing-picked-first': 'Neither share nor not_share is selected when the form opens.',
      'inquiry.partner-sharing.type-change-resets':
        'Changing the type or the chosen category of the inquiry sets the partner sharing choice to not_share and clears the agree text; choosing the first category changes neither.',
    }),
    ...assumed(
      {
        'inquiry.partner-agree.by-server':
          'With share, the server accepts agree and not_agree as partnerAgree and rejects anything else.',
      },
      { at: 'submitInquiry.partnerAgree' },
    ),
  },
  'Consents are asked for where they are required, and their texts can be read in the form.': {
    ...clauses({
      'inquiry.terms.checkboxes': ['2.20 1.3', 'The inquiry form has checkboxes for its terms.'],
      'inquiry.sales-consent.alert': [
        '5.12 8.8',
        'A missing sales third-party consent shows the no-check message in an alert.',
      ],
      'inquiry.marketing-consent.not-when-signed-in': ['6.2', 'A signed-in user does not see the marketing consent.'],
      'inquiry.third-party-consent.message': ['8.8 5.12', 'A missing third-party consent shows the no-check message.'],
      'inquiry.third-party-consent.required': [
        '5.12',
        {
          text: 'A solution inquiry with the detail SOLUT_SOLUQ_060 requires the third-party consent.',
          at: 'submitInquiry.thirdPartyConsent',
        },
      ],
      'inquiry.third-party-consent.no-other-details': [
        '5.12',
        'A solution inquiry with a detail other than SOLUT_SOLUQ_060 is not asked for the third-party consent.',
      ],
      'inquiry.sales-consent.required': [
        '5.12 6.1',
        {
          text: 'An anonymous sales inquiry requires the sales third-party consent.',
          at: 'submitInquiry.salesThirdPartyConsent',
        },
      ],
      'inquiry.sales-consent.not-when-signed-in': [
        '6.2',
        {
          text: 'A signed-in user does not see the sales third-party consent.',
          at: 'submitInquiry.salesThirdPartyConsent',
        },
      ],
    }),
    ...clauses(
      {
        'inquiry.marketing-consent.optional': [
          '5.12',
          { text: 'An inquiry can be sent without the marketing consent.', at: 'submitInquiry.isAgreeRecvMarketing' },
        ],
      },
      { proof: 'both' },
    ),
    ...assumed({
      'inquiry.third-party-consent.by-server': {
        text: 'The server rejects an inquiry of anybody with the detail SOLUT_SOLUQ_060 unless thirdPartyConsent is Y, and ignores it elsewhere.',
        at: 'submitInquiry.thirdPartyConsent',
      },
      'inquiry.sales-consent.by-server': {
        text: 'The server rejects an anonymous sales inquiry unless salesThirdPartyConsent is Y, and asks signed-in users for none.',
        at: 'submitInquiry.salesThirdPartyConsent',
      },
      'inquiry.terms.read-in-place':
        'The consents and the partner agreement are the only terms of the form, and the text of each can be read on its page.',
      'inquiry.terms.alert-then-field':
        'A missing consent first shows form.noCheck in an alert, which states how many other fields have errors, if there are any, and then at its checkbox.',
      'inquiry.terms.target':
        'The whole row of a consent checkbox is a target of at least 44px, and the button for its terms is below it.',
      'inquiry.marketing-consent.values': {
        text: 'The marketing consent is offered to anonymous visitors for every inquiry type and sent as Y or N.',
        at: 'submitInquiry.isAgreeRecvMarketing',
      },
    }),
  },
})
