import { expect, test } from 'vitest'
import { releaseSteps } from './release-plan.ts'

const release = { version: '1.3.0', changedFiles: '', changesets: ['new-field'], tags: ['v1.2.0'] }
const packing = 'pack dist-package/haneul-mock-1.3.0.tgz and dist-verify/haneul-verify-1.3.0.tgz'

test('a release collects the changesets, packs both packages and tags them', () =>
  expect(releaseSteps(release)).toEqual([
    'collect new-field in CHANGELOG.md and commit version 1.3.0',
    packing,
    'tag v1.3.0',
  ]))

test('a release that stopped after its commit packs and tags it', () =>
  expect(releaseSteps({ ...release, changesets: [] })).toEqual([packing, 'tag v1.3.0']))

test('a release refuses files that have changed', () =>
  expect(() => releaseSteps({ ...release, changedFiles: ' M README.md' })).toThrow('Commit or stash them'))

test('a release refuses a version that is tagged', () =>
  expect(() => releaseSteps({ ...release, changesets: [], tags: ['v1.3.0'] })).toThrow(
    'v1.3.0 exists, and there is no changeset.',
  ))
