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
    file: 'home/home',
    title: () => 'shell.home',
    description: () => 'home.lead',
  },
  {
    path: paths.login.pattern,
    file: 'member/login',
    title: () => 'login.title',
    description: () => 'login.lead',
  },
  {
    path: paths.landing.pattern,
    file: 'landing/landing',
    title: () => 'area.support',
    description: () => 'landing.lead',
  },
  {
    path: paths.faqCategories.pattern,
    file: 'faq/categories',
    title: () => 'menu.faq',
    description: () => 'faq.lead',
    crumbs: [support],
  },
  {
    path: paths.faqItem.pattern,
    file: 'faq/item',
    title: () => 'menu.faq',
    description: () => 'faq.lead',
    crumbs: [support, faq],
  },
  {
    path: paths.faqList.pattern,
    file: 'faq/list',
    // A category that the site does not have leads to all of them.
    title: ({ category }, site) => `faq.title.${faqTabOf(site, category) ?? 'ALL'}`,
    values: (site) => ({ category: siteRow(site).faqTabs.map((tab) => tab.toLowerCase()) }),
    description: () => 'faq.lead',
    crumbs: [support, faq],
  },
  {
    path: paths.eventLogs.pattern,
    file: 'event-log/list',
    title: () => 'menu.incidents',
    description: () => 'eventLog.list.lead',
    crumbs: [support],
  },
  {
    path: paths.eventLog.pattern,
    file: 'event-log/log',
    title: () => 'eventLog.title',
    description: () => 'eventLog.list.lead',
    crumbs: [support, { text: 'menu.incidents', to: paths.eventLogs() }],
  },
  {
    path: paths.inquiryEntry.pattern,
    file: 'inquiry/entry',
    title: () => 'menu.question',
    description: () => 'inquiry.entry.lead',
    crumbs: [support],
  },
  {
    path: paths.inquiryForm.pattern,
    file: 'inquiry/form',
    title: ({ type }, site) => (isInquiryType(type) ? inquiryTitle(type, site) : undefined),
    values: () => ({ type: Object.keys(inquiryTypes) }),
    description: ({ type }) => `inquiry.${isInquiryType(type) ? type : 'general'}.lead`,
    crumbs: [support, { text: 'menu.question', to: paths.inquiryEntry() }],
  },
  {
    path: paths.additionalInquiry.pattern,
    file: 'additional/additional',
    title: () => 'additional.title',
    description: () => 'inquiry.entry.lead',
    crumbs: [support, { text: 'menu.question', to: paths.inquiryEntry() }],
  },
  {
    path: paths.survey.pattern,
    file: 'survey/survey',
    title: () => 'survey.title',
    description: () => 'home.support.text',
    isPopup: true,
  },
  {
    path: paths.notices.pattern,
    file: 'notice/notices',
    title: () => 'notice.title',
    description: () => 'notice.lead',
    crumbs: [support],
  },
  {
    path: paths.noticesOfCategory.pattern,
    file: 'notice/notices',
    title: ({ category }) => (isNoticeCategory(category) ? noticeTitles[category] : undefined),
    values: () => ({ category: Object.keys(noticeTitles) }),
    description: () => 'notice.lead',
    crumbs: [support],
  },
  {
    path: paths.notice.pattern,
    file: 'notice/notice',
    title: () => 'notice.title',
    description: () => 'notice.lead',
    crumbs: [support, { text: 'notice.title', to: paths.notices() }],
  },
  {
    path: paths.library.pattern,
    file: 'library/library',
    title: () => 'library.title',
    description: () => 'library.lead',
    crumbs: [support],
  },
  {
    path: paths.newsList.pattern,
    file: 'news/news-list',
    title: () => 'news.title',
    description: () => 'news.lead',
    crumbs: [support],
  },
  {
    path: paths.newsItem.pattern,
    file: 'news/news-item',
    title: () => 'news.title',
    description: () => 'news.lead',
    crumbs: [support, { text: 'news.title', to: paths.newsList() }],
  },
  {
    path: paths.edu.pattern,
    file: 'site/edu',
    title: (_, site) => (hasSupportPage(site, 'edu') ? 'site.edu' : undefined),
    description: () => 'site.edu.lead',
    crumbs: [support],
  },
  {
    path: paths.greenHouse.pattern,
    file: 'site/green-house',
    title: (_, site) => (hasSupportPage(site, 'greenHouse') ? 'landing.cards.greenHouse' : undefined),
    description: () => 'landing.cards.greenHouse.text',
    crumbs: [support],
  },
  {
    path: paths.greenRookie.pattern,
    file: 'site/green-rookie',
    title: (_, site) => (hasSupportPage(site, 'greenRookie') ? 'landing.cards.greenRookie' : undefined),
    description: () => 'landing.cards.greenRookie.text',
    crumbs: [support],
  },
  {
    path: paths.greenDevelopers.pattern,
    file: 'site/green-developers',
    title: (_, site) => (hasSupportPage(site, 'greenDevelopers') ? 'landing.cards.greenDevelopers' : undefined),
    description: () => 'landing.cards.greenDevelopers.text',
    crumbs: [support],
  },
  {
    path: paths.termsOfUse.pattern,
    file: 'policy/terms-of-use',
    title: () => 'policy.terms',
    description: () => 'policy.terms.lead',
  },
  {
    path: paths.privacyPolicy.pattern,
    file: 'policy/privacy-policy',
    title: () => 'policy.privacy',
    description: () => 'policy.privacy.lead',
  },
  {
    path: paths.diagnosis.pattern,
    file: 'diagnosis/diagnosis',
    title: () => 'diagnosis.title',
    description: () => 'diagnosis.lead',
    isPopup: true,
  },
  {
    path: paths.chatbot.pattern,
    file: 'chatbot/chatbot',
    title: () => 'chatbot.title',
    description: () => 'home.support.text',
    access: 'member',
    isPopup: true,
  },
  ...myPageScreens,
]
