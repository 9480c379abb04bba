import { changeWorld } from '../pages/change-world.ts'
import { clause, expect, softStep, test } from '../pages/test.ts'
import { emails, type SignedInPersona } from '../support/personas.ts'

test(...clause('inquiry.email.read-only-when-known', 'every signed-in persona'), async ({ inquiry, page, world }) => {
  test.setTimeout(30_000)
  for (const persona of Object.keys(emails) as SignedInPersona[])
    await softStep(persona, async () => {
      await changeWorld(page, world, { persona })
      await inquiry.visit()
      const email = inquiry.control('emailAddress')
      await expect.soft(email).toHaveValue(emails[persona])
      await expect.soft(email).toHaveAttribute('readonly', '')
      await email.focus()
      await page.keyboard.type('x')
      await expect.soft(email).toHaveValue(emails[persona])
    })
})
