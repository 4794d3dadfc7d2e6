import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { currentVersions } from '#/domain/terms.ts'
import { announceDecision } from '#/features/companies/clients/announce-decision.server.ts'
import { unseal } from '#/platform/seal.server.ts'
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
import { saveIdentity, saveKnowledge, savePlace, sealed } from './save-about.server.ts'
import { saveIban, tellIbanChanged } from './save-iban.server.ts'

const w = await world()
const saffron = await w.client({ company: 'مطاعم الزعفران' })
const iban = 'SA0380000000608010167519'

const identity = {
  intent: 'identity',
  legalName: 'نورة الشهري',
  birthOn: '1996-04-12',
  identityKind: 'national_id',
  identityNumber: '1000000008',
  phone: '+966551234567',
} as const

const logOf = async (id: string, action: string) => {
  const { rows } = await w.owner.query(
    'select before, after from app.activity_log where entity_id = $1 and action = $2',
    [id, action],
  )
  return rows
}
const rowOf = async (id: string) => {
  const { rows } = await w.owner.query('select * from app.mystery_shopper_profiles where profile_id = $1', [id])
  return rows[0]
}

describe('identity', () => {
  test('the number is sealed, shown by its end, comparable by a keyed fingerprint, and never in the log', async () => {
    const [shopper, double] = [await w.shopper(), await w.shopper()]
    await saveIdentity(shopper, identity)
    await saveIdentity(double, { ...identity, identityKind: 'iqama', identityNumber: '2000000006' })
    await saveIdentity(double, identity)
    const [row, other] = [await rowOf(shopper.id), await rowOf(double.id)]
    expect(unseal(sealed.identity, row.identity_sealed)).toBe('1000000008')
    expect(row.identity_sealed).not.toBe(other.identity_sealed)
    expect(row.identity_hash).toBe(other.identity_hash)
    expect(row.identity_hash).not.toContain('1000000008')
    expect(await readAbout(shopper)).toMatchObject({
      identityLast: '0008',
      birthOn: '1996-04-12',
      phone: '+966551234567',
    })
    const log = await logOf(shopper.id, 'shoppers.identity')
    expect(log).toHaveLength(1)
    expect(JSON.stringify(log)).not.toContain('1000000008')
  })

  test('an empty number keeps the stored one, but not under another kind of document', async () => {
    const shopper = await w.shopper()
    await saveIdentity(shopper, identity)
    await saveIdentity(shopper, { ...identity, legalName: 'Noura', identityNumber: null })
    expect(await readAbout(shopper)).toMatchObject({ legalName: 'Noura', identityLast: '0008' })
    await expect(
      saveIdentity(shopper, { ...identity, identityKind: 'passport', identityNumber: null }),
    ).rejects.toMatchObject({ fields: { identityNumber: 'identity-passport' } })
  })

  test('nobody under 18', async () => {
    const shopper = await w.shopper()
    const young = `${new Date().getUTCFullYear() - 17}-01-01`
    await expect(saveIdentity(shopper, { ...identity, birthOn: young })).rejects.toMatchObject({
      code: 'shopper.too-young',
      fields: { birthOn: 'too-young' },
    })
  })
})

describe('place and knowledge', () => {
  test('the place is kept, and the log says that there is one, not where', async () => {
    const shopper = await w.shopper()
    await savePlace(shopper, {
      intent: 'place',
      city: 'riyadh',
      latitude: 24.71234,
      longitude: 46.67,
      goesFarther: 'on',
    })
    expect(await readAbout(shopper)).toMatchObject({ city: 'riyadh', latitude: 24.71234, goesFarther: true })
    expect(JSON.stringify(await logOf(shopper.id, 'shoppers.place'))).not.toContain('24.7')
  })

  test('a freelancer has skills and a rate, a shopper has none', async () => {
    const form = {
      intent: 'knowledge',
      languages: ['ar', 'en'],
      specialisations: ['مقاهي'],
      skills: ['photos'],
      experienceYears: 4,
      hourlyRate: 12_050,
    } as const
    const [freelancer, shopper] = [await w.freelancer(), await w.shopper()]
    const input = {
      ...form,
      languages: [...form.languages],
      specialisations: [...form.specialisations],
      skills: [...form.skills],
    }
    await saveKnowledge(freelancer, input)
    await saveKnowledge(shopper, input)
    expect(await readAbout(freelancer)).toMatchObject({
      hourlyRate: 12_050,
      skills: ['photos'],
      languages: ['ar', 'en'],
    })
    expect(await readAbout(shopper)).toMatchObject({ hourlyRate: null, skills: [], specialisations: ['مقاهي'] })
  })
})

describe('bank account', () => {
  test('needs a recent proof, is sealed, and its change is told once', async () => {
    const shopper = await w.shopper()
    const late = { ...shopper, provedAt: new Date(Date.now() - 11 * 60_000) }
    await expect(saveIban(late, { iban })).rejects.toMatchObject({ code: 'account.confirm-again' })
    expect(await readBankAccount(shopper)).toEqual({ last: null, bank: null, changedAt: null })
    await saveIban(shopper, { iban })
    const account = await readBankAccount(shopper)
    expect(account).toMatchObject({ last: '7519', bank: '80' })
    expect(unseal(sealed.iban, (await rowOf(shopper.id)).iban_sealed)).toBe(iban)
    await saveIban(shopper, { iban })
    expect((await readBankAccount(shopper)).changedAt).toBe(account.changedAt)
    const log = await logOf(shopper.id, 'shoppers.iban')
    expect(log).toHaveLength(1)
    expect(JSON.stringify(log)).not.toContain(iban.slice(4, 18))
    const jobs = (await w.waitingJobs('shoppers.iban-changed')).filter((job) => job['profileId'] === shopper.id)
    expect(jobs).toHaveLength(1)
    await tellIbanChanged(jobs[0] as { profileId: string; effect: string })
    await tellIbanChanged(jobs[0] as { profileId: string; effect: string })
    const { rows } = await w.owner.query(
      `select body from app.emails where profile_id = $1 and kind = 'account.iban-changed'`,
      [shopper.id],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0].body).toContain('7519')
    expect(rows[0].body).not.toContain(iban)
  })
})

describe('availability', () => {
  test('a period marks each of its days once; its edges', async () => {
    const shopper = await w.shopper()
    const { today, lastDay } = await readAvailability(shopper, null)
    await declareBusyPeriod(shopper, today, today)
    await declareBusyPeriod(shopper, today, today)
    expect(await readAvailability(shopper, null)).toMatchObject({ off: [today], ahead: 1 })
    await expect(declareBusyPeriod(shopper, '2020-01-01', today)).rejects.toMatchObject({
      fields: { from: 'day-ahead' },
    })
    await expect(declareBusyPeriod(shopper, lastDay, today)).rejects.toMatchObject({
      fields: { until: 'period-order' },
    })
    await expect(declareBusyPeriod(shopper, today, lastDay)).rejects.toMatchObject({ fields: { until: 'period-long' } })
  })

  test('a month outside of the next year is brought back into it', async () => {
    const shopper = await w.shopper()
    const { month } = await readAvailability(shopper, null)
    expect((await readAvailability(shopper, '1999-01')).month).toBe(month)
    expect((await readAvailability(shopper, 'no month')).month).toBe(month)
  })

  test('weekly days off, but not all seven', async () => {
    const shopper = await w.shopper()
    await saveWeekdaysOff(shopper, [5, 4, 5])
    expect((await readAvailability(shopper, null)).weekdaysOff).toEqual([4, 5])
    await expect(saveWeekdaysOff(shopper, [0, 1, 2, 3, 4, 5, 6])).rejects.toMatchObject({
      fields: { weekdays: 'weekdays-all' },
    })
  })
})

describe('conflicts of interest', () => {
  test('a company that is a client keeps the shopper away from it and stays; any other may be taken back', async () => {
    const shopper = await w.shopper()
    await addDeclaredConflict(shopper, { companyName: '  مطاعم   الزعفرانِ '.trim(), kind: 'related', endedOn: null })
    await addDeclaredConflict(shopper, { companyName: 'Corner Bakery', kind: 'worked_there', endedOn: '2025-01-31' })
    const [matched, other] = await readDeclaredConflicts(shopper)
    expect(matched).toMatchObject({ isMatched: true })
    expect(other).toMatchObject({ isMatched: false, endedOn: '2025-01-31' })
    const { rows } = await w.owner.query('select client_id, kind from app.shopper_conflicts where shopper_id = $1', [
      shopper.id,
    ])
    expect(rows).toEqual([{ client_id: saffron.id, kind: 'related' }])
    await expect(removeDeclaredConflict(shopper, matched!.id)).rejects.toMatchObject({ code: 'not-found' })
    await removeDeclaredConflict(shopper, other!.id)
    expect(await readDeclaredConflicts(shopper)).toHaveLength(1)
  })

  test('a company that becomes a client later is found when it is approved', async () => {
    const shopper = await w.shopper()
    await addDeclaredConflict(shopper, { companyName: 'Later House', kind: 'worked_there', endedOn: null })
    const later = await w.client({ company: 'LATER  HOUSE' })
    const decided = { clientId: later.id, decision: 'approve', reason: null, effect: later.id } as const
    await announceDecision(decided)
    await announceDecision(decided)
    expect(await readDeclaredConflicts(shopper)).toMatchObject([{ isMatched: true }])
    const { rows } = await w.owner.query('select client_id from app.shopper_conflicts where shopper_id = $1', [
      shopper.id,
    ])
    expect(rows).toEqual([{ client_id: later.id }])
  })

  test('a connection cannot have ended tomorrow', async () => {
    const shopper = await w.shopper()
    await expect(
      addDeclaredConflict(shopper, { companyName: 'X', kind: 'related', endedOn: '2999-01-01' }),
    ).rejects.toMatchObject({ fields: { endedOn: 'day-past' } })
  })
})

describe('agreement', () => {
  test('only the version in force is accepted, once', async () => {
    const shopper = await w.shopper({ agreed: false })
    expect((await readAgreement(shopper)).accepted).toBeNull()
    await expect(acceptAgreement(shopper, '0.9')).rejects.toMatchObject({ fields: { agreed: 'consent-changed' } })
    const { version } = currentVersions['shopper-code']
    await acceptAgreement(shopper, version)
    await acceptAgreement(shopper, version)
    expect(await readAgreement(shopper)).toMatchObject({ version, accepted: { version }, earlier: [] })
    expect(await logOf(shopper.id, 'shoppers.agree')).toHaveLength(1)
  })

  test('a consent to an earlier wording counts, and is shown with the version agreed to', async () => {
    const { version, sameSince } = currentVersions['shopper-code']
    const shopper = await w.shopper({ agreed: sameSince })
    expect(await readAgreement(shopper)).toMatchObject({ version, accepted: { version: sameSince }, earlier: [] })
    const { steps } = await readProfileOverview(shopper)
    expect(steps.find(({ step }) => step === 'agreement')).toMatchObject({ done: true })
  })
})

describe('documents', () => {
  const paper = { kind: 'freelance_permit', name: 'Permit', expiresOn: null } as const
  const picture = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: '#888888' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'hidden words' } })
      .toBuffer()

  test('a picture loses what hides in it, a PDF stays as it is, anything else is refused', async () => {
    const shopper = await w.shopper()
    await storeDocument(shopper, paper, await picture())
    await storeDocument(shopper, { ...paper, kind: 'certificate' }, smallPdf())
    const [pdf, photo] = await readDocuments(shopper)
    expect(pdf).toMatchObject({ isPdf: true, state: 'waiting' })
    expect(photo).toMatchObject({ isPdf: false })
    await expect(storeDocument(shopper, paper, Buffer.from('<svg onload=alert(1)>'))).rejects.toMatchObject({
      code: 'file.type-unsupported',
    })
    await expect(storeDocument(shopper, paper, new Uint8Array())).rejects.toMatchObject({
      fields: { file: 'document-file' },
    })
  })

  test('taken back, its row and its file are gone; what was accepted stays', async () => {
    const shopper = await w.shopper()
    await storeDocument(shopper, paper, await picture())
    const [document] = await readDocuments(shopper)
    await removeDocument(shopper, document!.id)
    expect(await readDocuments(shopper)).toEqual([])
    const { rows } = await w.owner.query('select id from app.files where id = $1', [document!.fileId])
    expect(rows).toEqual([])
    await storeDocument(shopper, paper, await picture())
    const [kept] = await readDocuments(shopper)
    await w.owner.query(`update app.shopper_documents set state = 'accepted' where id = $1`, [kept!.id])
    await expect(removeDocument(shopper, kept!.id)).rejects.toMatchObject({ code: 'not-found' })
  })
})

test('the overview says what is there and what is missing', async () => {
  const shopper = await w.shopper({ level: 'basic', approval: 'pending', agreed: false })
  const before = await readProfileOverview(shopper)
  expect(before).toMatchObject({ approval: 'pending', level: 'basic' })
  expect(before.steps.filter(({ done }) => done)).toEqual([])
  await acceptAgreement(shopper, currentVersions['shopper-code'].version)
  await saveIban(shopper, { iban })
  const { steps } = await readProfileOverview(shopper)
  expect(steps.filter(({ done }) => done).map(({ step }) => step)).toEqual(['agreement', 'iban'])
})
