import { expect, it } from 'vitest'
import {
  acceptedVersions,
  agreedToAll,
  consentsFor,
  currentEdition,
  currentVersions,
  hasAgreed,
  legalDocuments,
} from './terms.ts'

it('asks clients for terms and privacy, and people in the field for the code of conduct too', () => {
  expect(consentsFor('client').map(({ document }) => document)).toEqual(['terms', 'privacy'])
  for (const type of ['freelancer', 'mystery_shopper'] as const)
    expect(consentsFor(type).map(({ document }) => document)).toEqual(['terms', 'privacy', 'shopper-code'])
})

const versions = (version: string, sameSince: string) => ({ version, since: '2026-11-24', sameSince })

it.each([
  ['the only version', versions('1.0', '1.0'), ['1.0']],
  ['two changes of wording', versions('1.2', '1.0'), ['1.0', '1.1', '1.2']],
  ['a change of meaning, then of wording', versions('1.11', '1.9'), ['1.9', '1.10', '1.11']],
  ['a change of meaning', versions('2.0', '2.0'), ['2.0']],
])('counts consents from the earliest version with the same meaning: %s', (_, current, accepted) => {
  expect(acceptedVersions(current)).toEqual(accepted)
})

it.each([
  ['the current version, nothing changed', versions('1.0', '1.0'), ['1.0'], true],
  ['the version before a change of wording', versions('1.1', '1.0'), ['1.0'], true],
  ['the version before two changes of wording', versions('1.2', '1.0'), ['1.0'], true],
  ['the version before a change of meaning', versions('1.1', '1.1'), ['1.0'], false],
  ['the meaning changed, then the wording', versions('1.2', '1.1'), ['1.0'], false],
  ['the meaning changed, and the new version was agreed to', versions('1.2', '1.1'), ['1.0', '1.1'], true],
  ['a version that does not exist yet', versions('1.1', '1.0'), ['1.2'], false],
  ['nothing', versions('1.1', '1.0'), [], false],
])('knows whether consent is still needed: agreed to %s', (_, current, agreed, enough) => {
  expect(hasAgreed(current, agreed)).toBe(enough)
})

it('names the versions that count from the earliest with the same meaning to the one in force', () => {
  for (const document of legalDocuments) {
    const { version, sameSince } = currentVersions[document]
    expect(acceptedVersions(currentVersions[document]).at(0)).toBe(sameSince)
    expect(acceptedVersions(currentVersions[document]).at(-1)).toBe(version)
  }
})

it('takes only versions that count', () => {
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
