import { assumed, clauses, section } from './clause.ts'

export const sites = section('Sites', '/support', {
  'The product has the sites public, gov and fin, which differ in content.': {
    ...clauses({
      'site.variant.public': ['1.6', 'The product has the site variant public.'],
      'site.variant.gov': ['1.6', 'The product has the site variant gov.'],
      'site.variant.fin': ['1.6', 'The product has the site variant fin.'],
      'site.differs.labels': ['1.6', 'Labels differ between the site variants.'],
      'site.differs.links': ['1.6', 'Links differ between the site variants.'],
      'site.differs.faq-tabs': ['6.10 1.6', 'The FAQ tab sets differ between the site variants.'],
      'site.differs.cards': ['6.10 1.6', 'The support cards differ between the site variants.'],
    }),
    ...clauses(
      {
        'site.differs.codes': ['6.10 1.6', { text: 'The codes differ between the site variants.', at: 'document' }],
      },
      { proof: 'both' },
    ),
  },
  'A record appears on the sites that it names.': assumed({
    'site.content.by-site': { text: 'A record is shown only on the sites that it names.', at: 'document' },
  }),
  'Each site has a logo, a header colour and a brand.': {
    ...clauses({
      'site.logo.public': ['6.10', 'The public site has its own logo.'],
      'site.logo.gov': ['6.10', 'The gov site has its own logo.'],
      'site.logo.fin': ['6.10', 'The fin site has its own logo.'],
      'site.header-colour.public': ['6.10', 'The public site has its own header colour.'],
      'site.header-colour.gov': ['6.10', 'The gov site has its own header colour.'],
      'site.header-colour.fin': ['6.10', 'The fin site has its own header colour.'],
    }),
    ...assumed({
      'site.brand.english': 'The provider is called 하늘 클라우드 in ko, Haneul Cloud in en and ハヌルクラウド in ja.',
    }),
  },
  'The gov site and the fin site leave out what they do not offer.': {
    ...clauses({
      'site.gov.no-education-links': ['6.9', 'The gov site shows no education links.'],
      'site.gov.no-support-plan-links': ['6.9', 'The gov site shows no support-plan links.'],
      'site.gov.general-label': ['6.9', 'The gov site labels the general inquiry differently.'],
    }),
    ...assumed({
      'site.gov.general-label-by-language':
        'The gov label of the general inquiry has its own wording in each language, also in the inquiry list on my page.',
      'site.gov.no-links-in-footer':
        'The footer and the phone menu of the gov site contain neither education nor support-plan links; the education tile of its entry page stays.',
      'site.gov.edu-not-found':
        'On gov, /support/edu, /support/greenHouse, /support/greenRookie and /support/greenDevelopers show the not-found page, and on fin /support/greenDevelopers.',
    }),
  },
  'Links lead to education, programmes, partner proposals and support plans, depending on site and language.': {
    ...clauses({
      'site.edu.route': ['2.24', 'The education page opens at /support/edu.'],
      'site.green-house.route': ['2.24', 'The greenHouse page opens at /support/greenHouse.'],
      'site.green-rookie.route': ['2.24', 'The greenRookie page opens at /support/greenRookie.'],
      'site.green-developers.route': ['2.24', 'The greenDevelopers page opens at /support/greenDevelopers.'],
      'site.edu.partner-proposal': ['2.24', 'The education page links to the partner proposal page on public and fin.'],
      'site.edu.portal-on-public': ['2.24', 'On public, the education page links to the education portal.'],
      'site.edu.no-portal-on-fin': ['2.24', 'On fin, the education page does not link to the education portal.'],
      'site.green-house.partner-proposal': [
        '2.24',
        'The greenHouse page links to the partner proposal page on public and fin.',
      ],
      'site.green-house.portal-on-public': ['2.24', 'On public, the greenHouse page links to the education portal.'],
      'site.green-house.no-portal-on-fin': [
        '2.24',
        'On fin, the greenHouse page does not link to the education portal.',
      ],
      'site.partner-proposal.link': ['2.24', 'The support pages link to an external partner proposal page.'],
      'site.partner-proposal.korean': ['2.24', 'In ko, the partner proposal link has its own URL.'],
      'site.partner-proposal.english': ['2.24', 'In en, the partner proposal link has its own URL.'],
      'site.edu-portal.public-only': ['2.24', 'Only the public site links to the external education portal.'],
    }),
    ...assumed({
      'site.support-plan.public-footer':
        'The footer of the public and of the fin site links to the support plan at https://www.haneul.example/support-plan.',
      'site.partner-proposal.address-ko':
        'The partner proposal link opens https://partner.haneul.example/ko/proposal in ko and https://partner.haneul.example/en/proposal in en and ja, the education portal link https://edu.haneul.example/.',
      'site.external.new-tab': 'External links open in a new tab.',
    }),
  },
  'Each site serves its icon, robots.txt and a sitemap.': [
    '/sitemap.xml',
    assumed({
      'site.files.sitemap':
        'Each site serves its icon as /favicon.ico, a /robots.txt that excludes my page and names the sitemap, and a /sitemap.xml with the pages that need no login, as URLs of the origin of the request in each language.',
    }),
  ],
})
