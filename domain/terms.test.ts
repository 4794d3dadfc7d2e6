import { expect, it } from 'vitest'
import { agreedToAll, consentsFor, currentEdition, currentVersions, legalDocuments } from './terms.ts'

it('asks clients for terms and privacy, and people in the field for the code of conduct too', () => {
  expect(consentsFor('client').map(({ document }) => document)).toEqual(['terms', 'privacy'])
  for (const type of ['freelancer', 'mystery_shopper'] as const)
    expect(consentsFor(type).map(({ document }) => document)).toEqual(['terms', 'privacy', 'shopper-code'])
})

it('takes only the versions in force', () => {
  expect(agreedToAll('client', consentsFor('client'))).toBe(true)
  expect(agreedToAll('mystery_shopper', consentsFor('client'))).toBe(false)
  expect(agreedToAll('client', [])).toBe(false)
  expect(agreedToAll('client', [{ document: 'terms', version: '0.9' }, ...consentsFor('client').slice(1)])).toBe(false)
})

it('names every version in the edition, and no version is newer than its day', () => {
  for (const document of legalDocuments) {
    expect(currentEdition).toContain(`${document}-${currentVersions[document].version}`)
    expect(currentVersions[document].since).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(currentVersions[document].version.length).toBeLessThanOrEqual(20)
  }
})
