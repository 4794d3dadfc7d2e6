import { expect, it } from 'vitest'
import { currentVersions, legalDocuments } from '#/domain/terms.ts'
import { langs } from '#/domain/text.ts'
import { legalDocumentsIn } from './read-legal.ts'

it.each(langs)('names version, date and company of each document: %s', (lang) => {
  const documents = legalDocumentsIn(lang, { company: 'Saffron', email: 'us@saffron.example' })
  expect(documents.map(({ key, version, since }) => ({ key, version, since }))).toEqual(
    expect.arrayContaining(
      legalDocuments.map((key) => ({
        key,
        version: currentVersions[key].version,
        since: currentVersions[key].since,
      })),
    ),
  )
  expect(documents).toHaveLength(legalDocuments.length)
  expect(JSON.stringify(documents)).toContain('Saffron')
  expect(JSON.stringify(documents)).not.toMatch(/\{(company|email)\}/)
})

it('keeps the sign of a percentage at its right in Arabic', () => {
  const documents = legalDocumentsIn('ar', { company: 'Saffron', email: 'us@saffron.example' })
  expect(JSON.stringify(documents)).toContain('(\u206615%\u2069)')
})
