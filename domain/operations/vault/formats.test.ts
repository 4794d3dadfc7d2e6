import { expect, test } from 'vitest'
import { emptyContent, entryFault, entryPlace, linkOf, wrapStatement } from './formats.ts'

const place = { company: 'c', collection: 'k', entry: 'e', version: 2, keyVersion: 3 }

test('the place of an entry names tenant, collection, entry and both versions', () =>
  expect(entryPlace(place)).toBe('v1|entry|c|k|e|2|3'))

test('a given key names team, collection, version, recipient and the key of the recipient', () =>
  expect(
    wrapStatement({ company: 'c', person: 'p' }, { collection: 'k', keyVersion: 3, boxKey: 'b', sealed: 's' }),
  ).toBe('v1|wrap|c|k|3|p|b|s'))

test.each([
  ['jahez.example', 'https://jahez.example'],
  ['jahez.example:8443/in', 'https://jahez.example:8443/in'],
  ['http://till.example', 'http://till.example'],
  ['HTTPS://till.example', 'HTTPS://till.example'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['', null],
  ['two words', null],
])('link %s', (typed, link) => expect(linkOf(typed)).toBe(link))

test.each([
  [{ title: 'Jahez' }, null],
  [{ title: ' ' }, { field: 'title', fault: 'required' }],
  [{ title: 'x'.repeat(121) }, { field: 'title', fault: 'too-long' }],
  [
    { title: 'Jahez', url: 'javascript:alert(1)' },
    { field: 'url', fault: 'link' },
  ],
  [
    { title: 'Jahez', notes: 'n'.repeat(4001) },
    { field: 'notes', fault: 'too-long' },
  ],
])('%o', (typed, fault) => expect(entryFault({ ...emptyContent, ...typed })).toEqual(fault))
