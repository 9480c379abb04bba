import type { Page } from '@playwright/test'
import { clause, expect, softStep, test } from '../../pages/test.ts'

interface Fiber {
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly flags: number
  readonly memoizedProps: { readonly field?: { readonly name?: string }; readonly onChange?: unknown } | null
}

/** Lists the controls that React renders, with the interface that its developer tools use. */
const watchRenders = (page: Page) =>
  page.addInitScript(() => {
    const rendered: string[] = []
    let seen = new Set<Fiber>()
    // React sets this flag on what a component has rendered. A fiber that is still the same was not visited.
    const performedWork = 1
    const walk = (fiber: Fiber | null, now: Set<Fiber>) => {
      for (let each = fiber; each; each = each.sibling) {
        now.add(each)
        const { field, onChange } = each.memoizedProps ?? {}
        if (field?.name && onChange && !seen.has(each) && each.flags & performedWork) rendered.push(field.name)
        walk(each.child, now)
      }
    }
    Object.assign(window, {
      rendered,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberUnmount: () => undefined,
        onCommitFiberRoot: (_id: number, root: { readonly current: Fiber }) => {
          const now = new Set<Fiber>()
          walk(root.current, now)
          seen = now
        },
      },
    })
  })

const takeRendered = (page: Page) =>
  page.evaluate(() => (window as unknown as { rendered: string[] }).rendered.splice(0))

test(...clause('inquiry.form.one-control-renders', 'a key in four fields'), async ({ page, inquiry }) => {
  await watchRenders(page)
  await inquiry.open('')
  await expect(inquiry.related.getByRole('listitem')).toHaveCount(5)
  expect(await takeRendered(page)).toContain('title')
  for (const name of ['title', 'content', 'emailAddress', 'inquiryPersonName'] as const)
    await softStep(name, async () => {
      const field = inquiry.control(name)
      // The first key changes more: it marks the draft as written.
      await field.pressSequentially('a')
      await takeRendered(page)
      await field.pressSequentially('b')
      await expect(field).toHaveValue('ab')
      expect([...new Set(await takeRendered(page))]).toEqual([name])
    })
})
