import type { Page } from '@playwright/test'
import { withAdditional } from '../additional/additional.ts'
import { completeInquiry } from '../inquiry/complete-inquiry.ts'
import { openInApp } from '../pages/open-in-app.ts'
import { clause, clauseStep, expect, test } from '../pages/test.ts'
import { survey as surveyOf } from '../survey/survey.ts'
import type { World } from '../mock-client/world.ts'
import { section7 } from './section-7.ts'

/** Which page makes each call of section 7, and when. */
const table = {
  'GET /api/support/notice?size=3': ['/support', 'when it opens'],
  'GET /api/support/faq?categoryCode1=TRBL&page=0&size=10': ['/support', 'when it opens'],
  'GET /service-news/page/cached?size=9&serviceNewsTypeCodes=RELS': ['/support', 'when it opens, from 1260 px'],
  'GET /api/support/faq/code?searchKeyword=VPC': ['/support/faq/all', 'after a search'],
  'GET /api/support/library/DWCTR': ['/support/library', 'when it opens'],
  'GET /service-news/type': ['/intro/news', 'when it opens'],
  'GET /service-news/page?size=9&page=0': ['/intro/news', 'when it opens'],
  'GET /api/event-log/33': ['/support/event-log/33', 'when it opens'],
  'GET /api/support/inquiry/code/all?inquiryType=O2O': ['/support/question/service', 'when it opens'],
  'GET /api/countryCode/getPhoneCodeList': ['/support/question/service', 'when it opens'],
  'GET /api/support/inquiry/allowFileExtList': ['/support/question/service', 'when it opens'],
  'POST /api/security/receipt-captcha': ['/support/question/service', 'when abuse is flagged, in ko and en'],
  'GET /api-rcapt/rcaptUi?key=…': ['/support/question/service', 'when the captcha is shown'],
  'GET /api/support/faq/inquiry?inquiryType=O2O&inquiryParentCode=O2O_BI&inquiryCode=O2O_BI_002&listSize=5': [
    '/support/question/service',
    'after the choice of a category',
  ],
  'GET /api-rcapt/question?key=…&svc=support&reload=true': ['/support/question/service', 'after a wrong answer'],
  'GET /api/security/audio-captcha': ['/support/question/service', 'after the change to sound'],
  'GET /api/security/audio-captcha/sound?key=…': ['/support/question/service', 'after the change to sound'],
  'GET /api/security/captcha/verify?captchaKey=…&captchaValue=…&captchaCategory=AUDIO': [
    '/support/question/service',
    'when an inquiry is sent',
  ],
  'POST /api/support/inquiry': ['/support/question/service', 'when an inquiry is sent'],
  'GET /api/support/inquiry/code?inquiryType=GNRL': ['/support/question/general', 'when it opens'],
  'POST /api/security/captcha': ['/support/question/general', 'when abuse is flagged, in ja'],
  'GET /api/security/captcha/image?key=…': ['/support/question/general', 'when the captcha is shown'],
  'GET /api/partner/init': ['/support/question/trouble', 'when a member of the partner group opens it'],
  'GET /api-member/member/alarm/init': ['/support/question/trouble', 'when a member opens it'],
  'GET /api/countryCode/getList': ['/mypage/manage', 'when it opens'],
  'GET /api/support/inquiry/51234/answer/77001': ['/support/satisfaction', 'when it opens, about an answer'],
  'GET /api/support/inquiry/51234/call': ['/support/satisfaction', 'when it opens, about a phone call'],
  'GET /api/support/inquiry/61001/additional-condition': ['/support/question/additional/GNRL_MBR_001', 'when it opens'],
} as const

const id = 'call.document.in-use'

/** The requests that a page makes itself, each with the path where it stands then. */
const requestsOf = (page: Page) => {
  const made: { readonly call: string; readonly at: string }[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (!request.isNavigationRequest())
      made.push({ call: `${request.method()} ${pathname}${search}`, at: new URL(page.url()).pathname })
  })
  return made
}

/** A step for each call that the table has for these pages: a page has made it, and it is in the journal of its world. */
const proveCalls = async (world: World, made: ReturnType<typeof requestsOf>, ...pages: readonly string[]) => {
  for (const [call, [path, moment]] of Object.entries(table).filter(([, [path]]) => pages.includes(path)))
    await clauseStep(id, `${call}: ${path} ${moment}`, () =>
      expect
        .poll(async () => {
          const calls = made.filter(({ at }) => at === path).map((each) => each.call)
          return (await world.journal())
            .map(({ method, path: pathname, query }) => `${method} ${pathname}${query && '?'}${query}`)
            .filter((each) => calls.includes(each))
            .map((each) => each.replace(/(key|captchaKey|captchaValue)=[^&]+/g, '$1=…'))
        })
        .toContain(call),
    )
}

test(...clause(id, 'the table has every call'), () => {
  const calls = Object.keys(table).map((call) =>
    call
      .replace(/\?.*/, '')
      .replace(/\b(33|51234|61001)\b/, '{id}')
      .replace('77001', '{answerId}'),
  )
  expect(calls.toSorted()).toEqual(Object.keys(section7).toSorted())
})

test.describe('with two surveys', () => {
  const registerDate = [2026, 11, 18, 9, 30]
  test.use({
    settings: {
      now: '2026-11-20T09:00:00+09:00',
      data: {
        surveys: { '51234/77001': surveyOf(77_001, { registerDate }), '51234/call': surveyOf(null, { registerDate }) },
      },
    },
  })
  test(...clause(id, 'reading and rating'), async ({ landing, faq, page, survey, world }) => {
    const made = requestsOf(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await landing.open()
    await expect(landing.news.getByRole('listitem')).toHaveCount(9)
    await proveCalls(world, made, '/support')
    await landing.search.fill('VPC')
    await page.keyboard.press('Enter')
    await expect(faq.total).toContainText('VPC')
    await proveCalls(world, made, '/support/faq/all')
    for (const path of ['/support/library', '/intro/news', '/support/event-log/33']) {
      await openInApp(page, path)
      await proveCalls(world, made, path)
    }
    for (const search of ['answerId=77001', 'channelType=CALL']) {
      await openInApp(page, `/support/satisfaction?inquiryId=51234&${search}`)
      await expect(survey.form).toBeVisible()
    }
    await proveCalls(world, made, '/support/satisfaction')
  })
})

test.describe('under abuse', () => {
  test.use({ settings: { abuse: true } })
  test(...clause(id, 'asking without an account'), async ({ inquiry, captcha, page, shell, world }) => {
    const made = requestsOf(page)
    await inquiry.open('?code=O2O_BI_002', 'service')
    await expect(captcha.receipt).toBeVisible()
    await inquiry.fillFields(completeInquiry('service'))
    await captcha.answer.fill('0')
    await inquiry.send()
    await captcha.expectError('form.invalidCaptcha')
    await captcha.audioButton.click()
    await expect(captcha.player).toBeVisible()
    await captcha.solve()
    await inquiry.sendAndConfirm()
    await proveCalls(world, made, '/support/question/service')
    await inquiry.goto('', 'general')
    await shell.changeLanguage('ko', 'ja')
    await expect(captcha.in('ja').legacy).toBeVisible()
    await proveCalls(world, made, '/support/question/general')
  })
})

test.describe('signed in', () => {
  test.use({
    settings: { persona: 'partner', now: '2026-11-03T00:00:00Z', data: withAdditional(0, { persona: 'partner' }) },
  })
  test(...clause(id, 'as a customer'), async ({ page, world }) => {
    const made = requestsOf(page)
    for (const path of ['/support/question/trouble', '/mypage/manage', '/support/question/additional/GNRL_MBR_001']) {
      if (path === '/support/question/trouble') await page.goto(`${path}?parentInquiryId=61001`)
      else await openInApp(page, `${path}?parentInquiryId=61001`)
      await proveCalls(world, made, path)
    }
  })
})
