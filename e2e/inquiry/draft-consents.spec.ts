import { changeWorld } from '../pages/change-world.ts'
import type { FieldName, InquiryType } from '../pages/inquiry-page.ts'
import { clause, expect, softStep, test } from '../pages/test.ts'
import type { Persona } from '../support/personas.ts'

// Every consent of every form: none survives a reload, and none is in the storage of the tab.

interface ConsentRow {
  readonly name: Extract<FieldName, 'isAgreeRecvMarketing' | 'thirdPartyConsent' | 'salesThirdPartyConsent'>
  readonly type: InquiryType
  readonly persona: Persona
  readonly search: string
}

const forms: readonly (readonly [InquiryType, string])[] = [
  ['service', '?code=O2O_BI_002'],
  ['trouble', '?code=TRBL_BI_002'],
  ['solution', '?parentCode=SOLUT_SOLUQ&code=SOLUT_SOLUQ_020'],
  ['general', '?parentCode=GNRL_MBR&code=GNRL_MBR_001'],
  ['sales', '?parentCode=SALES_INVOC&code=SALES_INVOC_002'],
  ['experience', '?parentCode=EXPER_TRIAL&code=EXPER_TRIAL_002'],
]

const thirdParty = '?parentCode=SOLUT_SOLUQ&code=SOLUT_SOLUQ_060'
const rows: readonly ConsentRow[] = [
  ...forms.map(([type, search]): ConsentRow => ({ name: 'isAgreeRecvMarketing', type, persona: 'anonymous', search })),
  { name: 'thirdPartyConsent', type: 'solution', persona: 'anonymous', search: thirdParty },
  { name: 'thirdPartyConsent', type: 'solution', persona: 'main', search: thirdParty },
  { name: 'salesThirdPartyConsent', type: 'sales', persona: 'anonymous', search: forms[4]![1] },
]

for (const [name, ofConsent] of Map.groupBy(rows, (row) => row.name))
  test(
    ...clause('inquiry.draft.without-consents', `${name} on every form that has it`),
    async ({ inquiry, page, world }) => {
      test.setTimeout(30_000)
      for (const { type, persona, search } of ofConsent)
        await softStep(`${type}, ${persona}`, async () => {
          await changeWorld(page, world, { persona })
          await inquiry.open(search, type)
          await inquiry.title.fill('남은 제목')
          await inquiry.control(name).check()
          await page.reload()
          await inquiry.waitForCategory(search, type)
          // The title shows that the draft has been restored.
          await expect.soft(inquiry.title).toHaveValue('남은 제목')
          await expect.soft(inquiry.control(name)).not.toBeChecked()
          const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
          expect.soft(stored).toContain('남은 제목')
          expect.soft(stored).not.toContain(name)
        })
    },
  )
