import { expect, test } from 'vitest'
import { type Manifest, manifestText, problemOf, readManifest, writesEntries } from './manifest.ts'

const manifest: Manifest = {
  v: 1,
  company: 'c',
  collection: 'k',
  keyVersion: 2,
  counter: 7,
  name: 'n',
  members: [
    { person: 'p1', role: 'manage', key: 'key1' },
    { person: 'p2', role: 'read', key: 'key2' },
  ],
  entries: [
    { id: 'e1', version: 3, hash: 'h1' },
    { id: 'e2', version: 1, hash: 'h2' },
  ],
}
const offered = {
  company: 'c',
  collection: 'k',
  keyVersion: 2,
  counter: 7,
  nameHash: 'n',
  hash: 'now',
  entries: manifest.entries,
  wraps: manifest.members,
}
const [first, second] = manifest.entries as [Manifest['entries'][0], Manifest['entries'][0]]

test('the text has one order and is read back', () => {
  const mixed = { ...manifest, entries: manifest.entries.toReversed(), members: manifest.members.toReversed() }
  expect(manifestText(mixed)).toBe(manifestText(manifest))
  expect(readManifest(manifestText(mixed))).toEqual(manifest)
})

test.each([
  ['no JSON', '{'],
  ['another version', manifestText(manifest).replace('"v":1', '"v":2')],
  ['another order', JSON.stringify({ ...manifest, entries: manifest.entries.toReversed() })],
  ['more than its fields', manifestText(manifest).replace('{"v":1', '{"v":1,"w":2')],
  ['an entry twice', JSON.stringify({ ...manifest, entries: [first, first] })],
  ['a person twice', JSON.stringify({ ...manifest, members: [manifest.members[0], manifest.members[0]] })],
  ['an unknown role', manifestText(manifest).replace('manage', 'own')],
  ['no counter', manifestText(manifest).replace('"counter":7', '"counter":0')],
])('not read: %s', (_, text) => expect(readManifest(text)).toBeNull())

test.each([
  ['as signed', offered, undefined, null],
  ['seen before', offered, { counter: 7, hash: 'now' }, null],
  ['newer than seen', offered, { counter: 6, hash: 'then' }, null],
  ['another company', { ...offered, company: 'd' }, undefined, 'swapped'],
  ['another collection', { ...offered, collection: 'l' }, undefined, 'swapped'],
  ['another key', { ...offered, keyVersion: 1 }, undefined, 'swapped'],
  ['another counter beside it', { ...offered, counter: 8 }, undefined, 'swapped'],
  ['an older state', offered, { counter: 8, hash: 'then' }, 'replayed'],
  ['two states of one counter', offered, { counter: 7, hash: 'other' }, 'replayed'],
  ['another name', { ...offered, nameHash: 'm' }, undefined, 'altered'],
  ['an entry less', { ...offered, entries: [first] }, undefined, 'dropped'],
  ['no entries', { ...offered, entries: [] }, undefined, 'dropped'],
  ['an entry more', { ...offered, entries: [first, second, { ...first, id: 'e3' }] }, undefined, 'added'],
  ['one for another', { ...offered, entries: [first, { ...second, hash: 'h1' }] }, undefined, 'altered'],
  ['an older version', { ...offered, entries: [{ ...first, version: 2 }, second] }, undefined, 'replayed'],
  ['a newer version', { ...offered, entries: [{ ...first, version: 4 }, second] }, undefined, 'altered'],
  ['a person who left', { ...offered, wraps: manifest.members.slice(0, 1) }, undefined, null],
  ['a person slipped in', { ...offered, wraps: [{ person: 'p3', role: 'read' as const }] }, undefined, 'added'],
  ['a raised role', { ...offered, wraps: [{ person: 'p2', role: 'edit' as const }] }, undefined, 'added'],
])('%s', (_, rows, seen, problem) => expect(problemOf(manifest, rows, seen)).toBe(problem))

test('readers write nothing', () => {
  expect((['manage', 'edit', 'read'] as const).map(writesEntries)).toEqual([true, true, false])
})
