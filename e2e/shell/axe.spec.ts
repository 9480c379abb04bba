import type { Page } from '@playwright/test'
import { changeWorld } from '../pages/change-world.ts'
import type { Captcha } from '../pages/captcha.ts'
import type { ChatbotPage } from '../pages/chatbot-page.ts'
import type { InquiryPage } from '../pages/inquiry-page.ts'
import { screens, screenSettings } from '../pages/screens.ts'
import { alsoProves, clause, expect, softStep, test } from '../pages/test.ts'
import type { Persona } from '../support/personas.ts'
import { completeDraft } from '../inquiry/fields.ts'
import { sampleFile } from '../inquiry/sample-files.ts'
import { axeFindings } from './axe.ts'

interface FormFixtures {
  readonly inquiry: InquiryPage
  readonly captcha: Captcha
  readonly page: Page
}

/** The states of the general form, each after one page load. The last one leaves a draft. */
const states: { readonly [state: string]: (fixtures: FormFixtures) => Promise<void> } = {
  'empty and with errors, with a captcha': async ({ inquiry, captcha, page }) => {
    await inquiry.visit()
    await expect(captcha.receipt.or(captcha.digits)).toBeVisible()
    await expect(inquiry.related.getByRole('listitem')).toHaveCount(5)
    expect(await axeFindings(page)).toEqual([])
    await inquiry.dropFiles(sampleFile('a.txt'), sampleFile('b.exe'))
    await inquiry.send()
    await expect(inquiry.title).toHaveAttribute('aria-invalid', 'true')
    await captcha.audioButton.click()
    await expect(captcha.player).toBeVisible()
  },
  'with open lists': async ({ inquiry, page }) => {
    await inquiry.open('?parentCode=GNRL_BILL')
    await inquiry.detail.click()
    await expect(page.getByRole('option').first()).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await inquiry.country.click()
    await expect(page.getByRole('option').first()).toBeVisible()
  },
  'with a dialog and an alert': async ({ inquiry, page }) => {
    await inquiry.open()
    await inquiry.fillFields(completeDraft)
    await page.route('**/api/support/inquiry', (route) => route.abort(), { times: 1 })
    await page.getByRole('button', { name: inquiry.words('form.terms.read') }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await inquiry.send()
    await expect(inquiry.failure).toBeVisible()
  },
}

/** The states of other inquiry types and related pages, with the persona that sees them. */
const others: {
  readonly [state: string]: {
    readonly persona: Persona
    readonly reach: (
      fixtures: Pick<FormFixtures, 'inquiry' | 'page'> & { readonly chatbot: ChatbotPage },
    ) => Promise<void>
  }
} = {
  'the entry page': {
    persona: 'anonymous',
    reach: async ({ page, inquiry }) => {
      await page.goto('/support/question')
      await expect(
        page.getByRole('list', { name: inquiry.words('inquiry.entry.title') }).getByRole('listitem'),
      ).toHaveCount(8)
    },
  },
  'an open category search': {
    persona: 'anonymous',
    reach: async ({ inquiry, page }) => {
      await inquiry.visit('', 'service')
      await inquiry.category.click()
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
  'a category search without results': {
    persona: 'anonymous',
    reach: async ({ inquiry, page }) => {
      await inquiry.visit('', 'service')
      await inquiry.category.fill('qqqq')
      await expect(page.getByText(inquiry.words('select.nothingFound')).first()).toBeVisible()
    },
  },
  'a sales inquiry with the consent alert and with errors': {
    persona: 'anonymous',
    reach: async ({ inquiry, page }) => {
      await inquiry.open('?parentCode=SALES_INVOC&code=SALES_INVOC_003', 'sales')
      await inquiry.send()
      await expect(inquiry.consentAlert).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
      await inquiry.closeConsentAlert()
      await expect(inquiry.control('corpName')).toHaveAttribute('aria-invalid', 'true')
    },
  },
  'a trouble inquiry of a business account with an error': {
    persona: 'biz',
    reach: async ({ inquiry }) => {
      await inquiry.visit('', 'trouble')
      await inquiry.send()
      await inquiry.expectError('isEmergency', 'form.noEmergency')
    },
  },
  'a trouble inquiry that a partner shares': {
    persona: 'partner',
    reach: async ({ inquiry }) => {
      await inquiry.visit('', 'trouble')
      await inquiry.checkRadio('isPartnerSharingAgreement', 'share')
      await inquiry.send()
      await inquiry.expectError('partnerAgree', 'form.noPartnerAgree')
    },
  },
  'the chatbot with an open answer and without results': {
    persona: 'main',
    reach: async ({ chatbot, page }) => {
      await chatbot.open()
      await chatbot.quickReplies.first().click()
      await expect(chatbot.titles).toHaveCount(5)
      await chatbot.titles.first().click()
      expect(await axeFindings(page)).toEqual([])
      await chatbot.hideButton.click()
      await chatbot.ask('qqqq')
      await expect(chatbot.formLink).toHaveCount(2)
    },
  },
}

// axe checks every element, which is slow on a busy machine.
test.describe.configure({ timeout: 120_000 })

for (const [site, locale] of [
  ['public', 'ko'],
  ['gov', 'en'],
  ['fin', 'ja'],
] as const)
  test.describe(`${site} in ${locale}`, () => {
    test.use({ site, language: locale })

    test(
      ...alsoProves(
        clause('shell.access.axe', `every state of the general form; ${site}, ${locale}`),
        'shell.access.contrast',
      ),
      async ({ inquiry, captcha, page, guard, world }) => {
        guard.allowCutConnections()
        for (const [state, reach] of Object.entries(states))
          await softStep(state, async () => {
            await changeWorld(page, world, { abuse: state.includes('captcha') })
            await reach({ inquiry, captcha, page })
            expect(await axeFindings(page)).toEqual([])
          })
      },
    )

    test(
      ...alsoProves(
        clause('shell.access.axe', `other forms, entry page and chatbot; ${site}, ${locale}`),
        'shell.access.contrast',
      ),
      async ({ inquiry, chatbot, page, world }) => {
        for (const [state, { persona, reach }] of Object.entries(others))
          await softStep(state, async () => {
            await changeWorld(page, world, { persona })
            await reach({ inquiry, chatbot, page })
            expect(await axeFindings(page)).toEqual([])
          })
      },
    )

    test.describe('signed in', () => {
      test.use({ settings: screenSettings })
      test(
        ...alsoProves(clause('shell.access.axe', `every screen; ${site}, ${locale}`), 'shell.access.contrast'),
        async ({ page, shell }) => {
          for (const { path, isPopup, ready } of screens)
            await softStep(path, async () => {
              await page.goto(path)
              await ready(page)
              if (!isPopup) await shell.userMenu('김민서').click()
              expect(await axeFindings(page)).toEqual([])
            })
        },
      )
    })

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 375, height: 700 } })
      test(
        ...alsoProves(clause('shell.access.axe', `the phone menu; ${site}, ${locale}`), 'shell.access.contrast'),
        async ({ inquiry, page, shell }) => {
          await inquiry.visit()
          await shell.phoneMenu.click()
          await expect(shell.areas).toBeVisible()
          expect(await axeFindings(page)).toEqual([])
        },
      )
    })

    test.describe('with a failed request', () => {
      test.use({ settings: { persona: 'sub-role-user' } })
      test(
        ...alsoProves(
          clause('shell.access.axe', `a list that failed to load; ${site}, ${locale}`),
          'shell.access.contrast',
        ),
        async ({ questions, page, guard, world }) => {
          guard.allowStatuses(500)
          await world.faults({ operationId: 'myInquiries', status: 500, times: 1 })
          await questions.open()
          await expect(questions.retry).toBeVisible()
          expect(await axeFindings(page)).toEqual([])
        },
      )
    })
  })

test.describe('without questions', () => {
  test.use({ settings: { persona: 'main-overseas' }, site: 'gov' })
  test(...clause('shell.access.axe', 'an empty list'), async ({ questions, page }) => {
    await questions.open()
    await expect(page.getByText('보낸 문의가 없습니다.')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })
})

test(...clause('shell.access.axe', 'the success alert'), async ({ inquiry, page }) => {
  await inquiry.open()
  await inquiry.fillFields(completeDraft)
  await inquiry.send()
  await expect(inquiry.success).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})
