import { messages, type AnyMessageKey } from '#specs/messages/index.ts'
import { clause, expect, test } from '../support/test.ts'
import { locales } from '../literals/sites.ts'

const rows = Object.entries(messages) as [AnyMessageKey, { ko: string; en: string; ja: string }][]

/** Messages whose text is intentionally the same in two languages, with the reason. */
const intentionallyEqual: { readonly [key: string]: string } = {
  'inquiry.confirm': 'Japanese and English dialogs both use OK.',
}

const placeholdersOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted()

test(...clause('language.messages.complete'), () => {
  expect(rows.length).toBeGreaterThan(100)
  const incomplete = rows.filter(([, texts]) => locales.some((locale) => !texts[locale]?.trim()))
  expect(incomplete).toEqual([])
})

test(...clause('language.messages.complete', 'a different text in each language'), () => {
  const same = rows.filter(([key, { ko, en, ja }]) => new Set([ko, en, ja]).size < 3 && !(key in intentionallyEqual))
  expect(same).toEqual([])
  // Exceptions that are no longer needed must be removed.
  expect(
    Object.keys(intentionallyEqual).filter((key) => new Set(Object.values(messages[key as AnyMessageKey])).size === 3),
  ).toEqual([])
})

test(...clause('language.messages.complete', 'only the script of its language'), () => {
  // Characters of another language show that a text is in the wrong column.
  const misplaced = rows.filter(
    ([, { ko, en, ja }]) => /[ぁ-んァ-ン]/.test(ko) || /[가-힣ぁ-んァ-ン一-龯]/.test(en) || /[가-힣]/.test(ja),
  )
  expect(misplaced).toEqual([])
})

test(...clause('language.messages.complete', 'the same placeholders in each language'), () => {
  const different = rows.filter(([, { ko, en, ja }]) => {
    const placeholders = [ko, en, ja].map((text) => placeholdersOf(text).join())
    return new Set(placeholders).size > 1
  })
  expect(different).toEqual([])
})

/** Messages of different places that have the same text on purpose. */
const sameTexts = [
  ['manage.subAccounts', 'login.group.sub'],
  ['menu.question', 'myQuestion.ask', 'chatbot.toForm'],
  ['menu.myQuestions', 'myQuestion.title'],
  ['form.title.label', 'myQuestion.subject'],
  ['tile.solution.title', 'type.SOLUT', 'faq.tab.SOLUT'],
  ['tile.member.title', 'faq.tab.MBR'],
  ['tile.price.title', 'faq.tab.BILL'],
  ['tile.education.title', 'faq.tab.EDU'],
  ['tile.etc.title', 'faq.tab.ETC', 'eventLog.resources.ETC'],
  ['type.O2O', 'faq.tab.PROD', 'status.usage.service', 'news.product.label'],
  ['shell.console', 'eventLog.resources.CONSOLE'],
  ['type.SOLUT', 'solution.name'],
  ['menu.billing', 'faq.tab.BILL'],
  ['notice.all', 'news.all', 'faq.tab.ALL', 'myQuestion.filter.anyStatus'],
  ['landing.incidents', 'eventLog.ongoing'],
  ['landing.incidents.since', 'eventLog.since'],
  ['status.IN_PROGRESS', 'eventLog.status.IN_PROGRESS'],
  ['tile.trouble.title', 'inquiry.trouble'],
  ['captcha.refresh', 'error.reload'],
  ['form.attachFile.remove', 'select.remove'],
  ['shell.loading', 'form.loading'],
  ['inquiry.related', 'inquiry.related.short'],
  ['form.attachFile.label', 'notice.files'],
  ['type.GNRL', 'notice.guide'],
  ['myQuestion.new', 'news.RELS'],
  ['notice.subNotices', 'news.NEWSP'],
  ['form.emailAddress.label', 'alarm.mail'],
  ['alarm.INCIDENT', 'type.TRBL', 'menu.incidents'],
  ['alarm.MAINTENANCE', 'notice.work'],
  ['alarm.BILLING', 'menu.billing', 'tile.price.title', 'faq.tab.BILL'],
  ['captcha.answer', 'myQuestion.answer'],
  ['form.content.label', 'myQuestion.content'],
  ['myQuestion.additional', 'additional.title'],
  ['form.primaryCode.label', 'additional.category'],
  ['myQuestion.progress', 'myQuestion.status', 'eventLog.status'],
  ['password.title', 'password.save'],
  ['password.saving', 'alarm.saving'],
  ['landing.keywords', 'faq.search.chips'],
  ['myPage.amount.demand', 'status.taxBill.supply'],
  ['faq.search.total_one', 'list.found_one'],
  ['faq.search.total_other', 'list.found_other'],
  ['additional.remaining.count_other', 'eventLog.strip.others'],
]

test(...clause('language.messages.complete', 'no text of another message'), () => {
  // A text that was copied to a second message.
  const copied = locales.flatMap((locale) =>
    [...Map.groupBy(rows, ([, texts]) => texts[locale]).values()]
      .map((same) => same.map(([key]) => key as string))
      .filter((keys) => keys.length > 1 && !sameTexts.some((listed) => keys.every((key) => listed.includes(key))))
      .map((keys) => `${locale}: ${keys.join(', ')}`),
  )
  expect(copied).toEqual([])
})

test(...clause('language.messages.complete', 'no text is a key'), () => {
  const keys = new Set<string>(rows.map(([key]) => key))
  const unresolved = rows.filter(([, texts]) =>
    Object.values(texts).some(
      (text) => keys.has(text) || /^[a-z]+[a-zA-Z]*(\.[a-zA-Z]+)+$/.test(text) || /\{n\}|\bTODO\b/.test(text),
    ),
  )
  expect(unresolved).toEqual([])
})

test(...clause('language.messages.complete', 'no leading, trailing or double spaces'), () => {
  const untidy = rows.filter(([, texts]) =>
    Object.values(texts).some((text) => text !== text.trim() || /\s{2}/.test(text)),
  )
  expect(untidy).toEqual([])
})
