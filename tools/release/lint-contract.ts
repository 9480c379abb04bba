import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core'
import { oas } from '@stoplight/spectral-rulesets'
import { parse } from 'yaml'
import { root } from '../root.ts'

// Lints the committed OpenAPI document by all rules of Spectral for OpenAPI; each finding fails the check.
const exceptions = {
  // OpenAPI 3.1 has `identifier` for a licence of SPDX, and forbids a URL beside it.
  'license-url': 'off',
  // The tags come in the order of the areas of the product.
  'openapi-tags-alphabetical': 'off',
  // The console is a folder: its page is /__mock/, and what it loads is named relative to that.
  'path-keys-no-trailing-slash': 'off',
  // Nobody answers questions about the contract by email or on a page.
  'info-contact': 'off',
} as const

const document = parse(readFileSync(join(root, 'specs/contract/openapi.yaml'), 'utf8')) as Record<string, unknown>
const spectral = new spectralCore.Spectral()
spectral.setRuleset({ extends: [[oas as RulesetDefinition, 'all']], rules: exceptions })
const findings = await spectral.run(document)
for (const { code, path, message } of findings) console.error(`${code} ${path.join('.')}: ${message}`)
if (findings.length > 0) process.exitCode = 1
