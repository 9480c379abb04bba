import type { MessageKey } from '#specs/messages/i18n.ts'
import { faqTabOf } from '#specs/rules/faq.ts'
import { inquiryTitle, inquiryTypes, isInquiryType } from '#specs/model/inquiry-types.ts'
import { siteRow } from '#specs/model/site.ts'
import { isNoticeCategory, type NoticeCategory } from '#specs/rules/notice.ts'
import { paths } from '#specs/rules/paths.ts'
import { hasSupportPage } from '#specs/model/support-pages.ts'
import { myPageScreens } from './my-page-screens.ts'
import type { Crumb, ScreenRow } from './screen-row.ts'

const support: Crumb = { text: 'area.support' }
const faq: Crumb = { text: 'menu.faq', to: paths.faqCategories() }
const noticeTitles: { readonly [C in NoticeCategory]: MessageKey<'common'> } = {
  all: 'notice.title',
  guide: 'notice.guide.title',
  work: 'notice.work.title',
}
export const screens: readonly ScreenRow[] = [
  {
    path: paths.home.pattern,
    title: () => 'shell.home',
    description: () => 'home.lead',
    load: async () => (await import('../screens/home/home.tsx')).HomeScreen,
  },
  {
    path: paths.login.pattern,
    title: () => 'login.title',
    description: () => 'login.lead',
    load: async () => (await import('../screens/member/login.tsx')).LoginScreen,
  },
  {
    path: paths.landing.pattern,
    title: () => 'area.support',
    description: () => 'landing.lead',
    load: async () => (await import('../screens/landing/landing.tsx')).LandingScreen,
  },
  {
    path: paths.faqCategories.pattern,
    title: () => 'menu.faq',
    description: () => 'faq.lead',
    crumbs: [support],
    load: async () => (await import('../screens/faq/categories.tsx')).FaqCategoriesScreen,
  },
  {
    path: paths.faqItem.pattern,
    title: () => 'menu.faq',
    description: () => 'faq.lead',
    crumbs: [support, faq],
    load: async () => (await import('../screens/faq/item.tsx')).FaqItemScreen,
  },
  {
    path: paths.faqList.pattern,
    // A category that the site does not have leads to all of them.
    title: ({ category }, site) => `faq.title.${faqTabOf(site, category) ?? 'ALL'}`,
    values: (site) => ({ category: siteRow(site).faqTabs.map((tab) => tab.toLowerCase()) }),
    description: () => 'faq.lead',
    crumbs: [support, faq],
    load: async () => (await import('../screens/faq/list.tsx')).FaqListScreen,
  },
  {
    path: paths.eventLogs.pattern,
    title: () => 'menu.incidents',
    description: () => 'eventLog.list.lead',
    crumbs: [support],
    load: async () => (await import('../screens/event-log/list.tsx')).EventLogsScreen,
  },
  {
    path: paths.eventLog.pattern,
    title: () => 'eventLog.title',
    description: () => 'eventLog.list.lead',
    crumbs: [support, { text: 'menu.incidents', to: paths.eventLogs() }],
    load: async () => (await import('../screens/event-log/log.tsx')).EventLogScreen,
  },
  {
    path: paths.inquiryEntry.pattern,
    title: () => 'menu.question',
    description: () => 'inquiry.entry.lead',
    crumbs: [support],
    load: async () => (await import('../screens/inquiry/entry.tsx')).InquiryEntryScreen,
  },
  {
    path: paths.inquiryForm.pattern,
    title: ({ type }, site) => (isInquiryType(type) ? inquiryTitle(type, site) : undefined),
    values: () => ({ type: Object.keys(inquiryTypes) }),
    description: ({ type }) => `inquiry.${isInquiryType(type) ? type : 'general'}.lead`,
    crumbs: [support, { text: 'menu.question', to: paths.inquiryEntry() }],
    load: async () => (await import('../screens/inquiry/form.tsx')).InquiryFormScreen,
  },
  {
    path: paths.additionalInquiry.pattern,
    title: () => 'additional.title',
    description: () => 'inquiry.entry.lead',
    crumbs: [support, { text: 'menu.question', to: paths.inquiryEntry() }],
    load: async () => (await import('../screens/additional/additional.tsx')).AdditionalInquiryScreen,
  },
  {
    path: paths.survey.pattern,
    title: () => 'survey.title',
    description: () => 'home.support.text',
    isPopup: true,
    load: async () => (await import('../screens/survey/survey.tsx')).SurveyScreen,
  },
  {
    path: paths.notices.pattern,
    title: () => 'notice.title',
    description: () => 'notice.lead',
    crumbs: [support],
    load: async () => (await import('../screens/notice/notices.tsx')).NoticesScreen,
  },
  {
    path: paths.noticesOfCategory.pattern,
    title: ({ category }) => (isNoticeCategory(category) ? noticeTitles[category] : undefined),
    values: () => ({ category: Object.keys(noticeTitles) }),
    description: () => 'notice.lead',
    crumbs: [support],
    load: async () => (await import('../screens/notice/notices.tsx')).NoticesScreen,
  },
  {
    path: paths.notice.pattern,
    title: () => 'notice.title',
    description: () => 'notice.lead',
    crumbs: [support, { text: 'notice.title', to: paths.notices() }],
    load: async () => (await import('../screens/notice/notice.tsx')).NoticeScreen,
  },
  {
    path: paths.library.pattern,
    title: () => 'library.title',
    description: () => 'library.lead',
    crumbs: [support],
    load: async () => (await import('../screens/library/library.tsx')).LibraryScreen,
  },
  {
    path: paths.newsList.pattern,
    title: () => 'news.title',
    description: () => 'news.lead',
    crumbs: [support],
    load: async () => (await import('../screens/news/news-list.tsx')).NewsListScreen,
  },
  {
    path: paths.newsItem.pattern,
    title: () => 'news.title',
    description: () => 'news.lead',
    crumbs: [support, { text: 'news.title', to: paths.newsList() }],
    load: async () => (await import('../screens/news/news-item.tsx')).NewsItemScreen,
  },
  {
    path: paths.edu.pattern,
    title: (_, site) => (hasSupportPage(site, 'edu') ? 'site.edu' : undefined),
    description: () => 'site.edu.lead',
    crumbs: [support],
    load: async () => (await import('../screens/site/edu.tsx')).EduScreen,
  },
  {
    path: paths.greenHouse.pattern,
    title: (_, site) => (hasSupportPage(site, 'greenHouse') ? 'landing.cards.greenHouse' : undefined),
    description: () => 'landing.cards.greenHouse.text',
    crumbs: [support],
    load: async () => (await import('../screens/site/green-house.tsx')).GreenHouseScreen,
  },
  {
    path: paths.greenRookie.pattern,
    title: (_, site) => (hasSupportPage(site, 'greenRookie') ? 'landing.cards.greenRookie' : undefined),
    description: () => 'landing.cards.greenRookie.text',
    crumbs: [support],
    load: async () => (await import('../screens/site/green-rookie.tsx')).GreenRookieScreen,
  },
  {
    path: paths.greenDevelopers.pattern,
    title: (_, site) => (hasSupportPage(site, 'greenDevelopers') ? 'landing.cards.greenDevelopers' : undefined),
    description: () => 'landing.cards.greenDevelopers.text',
    crumbs: [support],
    load: async () => (await import('../screens/site/green-developers.tsx')).GreenDevelopersScreen,
  },
  {
    path: paths.termsOfUse.pattern,
    title: () => 'policy.terms',
    description: () => 'policy.terms.lead',
    load: async () => (await import('../screens/policy/terms-of-use.tsx')).TermsOfUseScreen,
  },
  {
    path: paths.privacyPolicy.pattern,
    title: () => 'policy.privacy',
    description: () => 'policy.privacy.lead',
    load: async () => (await import('../screens/policy/privacy-policy.tsx')).PrivacyPolicyScreen,
  },
  {
    path: paths.diagnosis.pattern,
    title: () => 'diagnosis.title',
    description: () => 'diagnosis.lead',
    isPopup: true,
    load: async () => (await import('../screens/diagnosis/diagnosis.tsx')).DiagnosisScreen,
  },
  {
    path: paths.chatbot.pattern,
    title: () => 'chatbot.title',
    description: () => 'home.support.text',
    access: 'member',
    isPopup: true,
    load: async () => (await import('../screens/chatbot/chatbot.tsx')).ChatbotScreen,
  },
  ...myPageScreens,
]
