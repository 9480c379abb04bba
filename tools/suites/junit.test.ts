import { expect, test } from 'vitest'
import { junitOf } from '#e2e/report/write-report.ts'

const xml = `<testcase name="a title" classname="inquiry/one.spec.ts">
<properties>
<property name="clause" value="a.one">
</property>
<property name="needs" value="[&quot;x&quot;]">
</property>
<property name="place" value="public/ko">
</property>
</properties>
<failure message="&quot;captchaValue&quot;: &quot;042042&quot;" type="FAILURE">
<![CDATA[sent "captchaValue": "042042" by visitor@example.com]]>
</failure>
</testcase>`

test('the JUnit file has the clause and the place of each test, and no personal data', () => {
  const masked = junitOf(xml, false)
  expect(masked.match(/<property name="\w+"/g)).toEqual(['<property name="clause"', '<property name="place"'])
  expect(masked).not.toMatch(/042042|visitor@/)
  expect(masked).toContain('message="&quot;captchaValue&quot;: &quot;•••&quot;"')
  expect(masked).toContain('by •••@•••]]>')
  expect(junitOf(xml, true)).toContain('"042042" by visitor@example.com')
})
