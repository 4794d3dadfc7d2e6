import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { smallPdf } from '#/tests/small-pdf.ts'
import { world } from '#/tests/world.ts'
import { acceptAgreement, readAgreement } from './agree.server.ts'
import { declareBusyPeriod, readAvailability, saveWeekdaysOff } from './availability.server.ts'
import { readDocuments, removeDocument, storeDocument } from './documents.server.ts'
import {
  addDeclaredConflict,
  readDeclaredConflicts,
  removeDeclaredConflict,
} from '#/features/companies/conflicts-of-interest/conflicts.server.ts'
import { readAbout, readBankAccount, readProfileOverview } from './read-profile.server.ts'
import { saveIdentity } from './save-about.server.ts'
import { saveIban } from './save-iban.server.ts'

const w = await world()
const client = await w.client()
const iban = 'SA0380000000608010167519'
const identity = {
  intent: 'identity',
  legalName: 'Noura',
  birthOn: '1996-04-12',
  identityKind: 'national_id',
  identityNumber: '1000000008',
  phone: null,
} as const

describe('strangers', () => {
  test('a client and an administrator have no such profile', async () => {
    for (const actor of [client, await w.admin()]) {
      for (const verb of [
        () => readProfileOverview(actor),
        () => readAbout(actor),
        () => readBankAccount(actor),
        () => readDocuments(actor),
        () => readDeclaredConflicts(actor),
        () => readAvailability(actor, null),
        () => readAgreement(actor),
        () => saveIdentity(actor, identity),
        () => saveIban(actor, { iban }),
        () => saveWeekdaysOff(actor, [1]),
        () => declareBusyPeriod(actor, '2026-12-01', '2026-12-02'),
        () => acceptAgreement(actor, '1.0'),
        () => addDeclaredConflict(actor, { companyName: 'X', kind: 'related', endedOn: null }),
        () => removeDeclaredConflict(actor, randomUUID()),
        () => storeDocument(actor, { kind: 'other', name: 'X', expiresOn: null }, smallPdf()),
        () => removeDocument(actor, randomUUID()),
      ])
        await expect(verb()).rejects.toMatchObject({ code: 'not-allowed' })
    }
  })

  test('another shopper finds none of it', async () => {
    const [owner, other] = [await w.shopper(), await w.shopper()]
    await addDeclaredConflict(owner, { companyName: 'Corner Bakery', kind: 'worked_there', endedOn: null })
    await storeDocument(owner, { kind: 'other', name: 'Mine', expiresOn: null }, smallPdf())
    const [employer] = await readDeclaredConflicts(owner)
    const [document] = await readDocuments(owner)
    await expect(removeDeclaredConflict(other, employer!.id)).rejects.toMatchObject({ code: 'not-found' })
    await expect(removeDocument(other, document!.id)).rejects.toMatchObject({ code: 'not-found' })
    expect(await readDocuments(other)).toEqual([])
    expect(await readDeclaredConflicts(other)).toEqual([])
  })
})
