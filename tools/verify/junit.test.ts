import { expect, test } from 'vitest'
import { junitXml } from './junit.ts'
import { sampleReport } from '../suites/report-samples.ts'

const property = '<properties><property name="clause" value="a.one.proved"/></properties>'

test('JUnit has a suite for each file, and the failure as text', () => {
  expect(junitXml(sampleReport)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites tests="3" failures="1" errors="0" skipped="1" time="4.500">
<testsuite name="e2e/a/one.spec.ts" timestamp="2026-11-20T00:00:00.000Z" tests="2" failures="1" errors="0" skipped="0" time="3.000">
<testcase classname="browser e2e/a/one.spec.ts" name="a.one.proved: one · public/ko" time="1.500">${property}</testcase>
<testcase classname="browser e2e/a/one.spec.ts" name="a.one.proved: one · gov/ja" time="1.500">${property}<failure message="Expected: &lt;b&gt; &amp; &quot;c&quot;\\u0001">Expected: &lt;b&gt; &amp; &quot;c&quot;\\u0001
Received: d</failure></testcase>
</testsuite>
<testsuite name="e2e/a/two.spec.ts" timestamp="2026-11-20T00:00:00.000Z" tests="1" failures="0" errors="0" skipped="1" time="1.500">
<testcase classname="browser e2e/a/two.spec.ts" name="a.one.proved: one · public/ko" time="1.500">${property}<skipped message="No sound &quot;here&quot;."/></testcase>
</testsuite>
</testsuites>
`)
})

test('what stops the whole run is an error', () => {
  const run = { ...sampleReport.run, errors: ['reachable: Nothing listens at "a".'] }
  expect(junitXml({ ...sampleReport, run, tests: [] })).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites tests="1" failures="0" errors="1" skipped="0" time="0.000">
<testsuite name="the run" timestamp="2026-11-20T00:00:00.000Z" tests="1" failures="0" errors="1" skipped="0" time="0.000">
<testcase classname="the run" name="reachable: Nothing listens at &quot;a&quot;." time="0.000"><properties></properties><error message="reachable: Nothing listens at &quot;a&quot;.">reachable: Nothing listens at &quot;a&quot;.</error></testcase>
</testsuite>
</testsuites>
`)
})
