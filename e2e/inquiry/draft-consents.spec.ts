import { clause, expect, softStep, test } from '../pages/test.ts'
import { changePerson } from './change-person.ts'

// Many steps share a page.
test.describe.configure({ timeout: 45_000 })

// Every consent of every form: none survives a reload, and none is in the storage of the tab.

const thirdParty = '?parentCode=SOLUT_SOLUQ&code=SOLUT_SOLUQ_060'
const sales = '?parentCode=SALES_INVOC&code=SALES_INVOC_002'
const rows = [
  ['isAgreeRecvMarketing', 'service', '?code=O2O_BI_002'],
  ['isAgreeRecvMarketing', 'trouble', '?code=TRBL_BI_002'],
  ['isAgreeRecvMarketing', 'solution', '?parentCode=SOLUT_SOLUQ&code=SOLUT_SOLUQ_020'],
  ['isAgreeRecvMarketing', 'general', '?parentCode=GNRL_MBR&code=GNRL_MBR_001'],
  ['isAgreeRecvMarketing', 'sales', sales],
  ['isAgreeRecvMarketing', 'experience', '?parentCode=EXPER_TRIAL&code=EXPER_TRIAL_002'],
  ['thirdPartyConsent', 'solution', thirdParty],
  ['salesThirdPartyConsent', 'sales', sales],
  ['thirdPartyConsent', 'solution', thirdParty, 'main'],
] as const

test(...clause('inquiry.draft.without-files', 'every consent of every form'), async ({ inquiry, page, world }) => {
  await inquiry.open()
  for (const [index, [name, type, search, persona = 'anonymous']] of rows.entries())
    await softStep(`${name}, ${type}, ${persona}`, async () => {
      await changePerson({ inquiry, page, world }, { persona })
      await inquiry.reopen(search, type)
      await inquiry.title.fill('남은 제목')
      await inquiry.control(name).check()
      // The form reads the draft from the storage after a reload and within the app.
      if (index === 0) await page.reload()
      else {
        await inquiry.leave()
        await inquiry.comeBack(search, type)
      }
      await inquiry.waitForCategory(search, type)
      // The title shows that the draft has been restored.
      await expect.soft(inquiry.title).toHaveValue('남은 제목')
      await expect.soft(inquiry.control(name)).not.toBeChecked()
      const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
      expect.soft(stored).toContain('남은 제목')
      expect.soft(stored).not.toContain(name)
    })
})
