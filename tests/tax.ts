import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import type pg from 'pg'
import { fromBER, UTCTime } from 'asn1js'
import {
  standardRate,
  type TaxCategory,
  type TaxDocument,
  type TaxLine,
  firstPreviousHash,
  type TaxParty,
} from '#/domain/tax-document.ts'
import { readStampCertificate } from '#/features/billing/tax-documents/certificate.server.ts'
import {
  bits,
  bytesOf,
  ecdsaWithSha256,
  integer,
  namePart,
  nameTypes,
  oid,
  printable,
  sequence,
  utf8,
} from '#/features/billing/tax-documents/der.ts'
import { sellerKey } from '#/features/billing/invoices/seller.server.ts'
import type { StampKey } from '#/features/billing/tax-documents/stamp.server.ts'

const time = (date: Date) => new UTCTime({ valueDate: date })
const spki = (key: KeyObject) => fromBER(Uint8Array.from(key.export({ type: 'spki', format: 'der' })).buffer).result

/** A certificate for a key by a test authority, in the real format: base64 of its bytes. */
export function certificateOf(publicKey: KeyObject, endsAt = new Date('2031-01-01T00:00:00Z')): string {
  const authority = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
  const facts = sequence(
    integer(271828),
    sequence(oid(ecdsaWithSha256)),
    sequence(
      namePart('0.9.2342.19200300.100.1.25', utf8('local')),
      namePart('0.9.2342.19200300.100.1.25', utf8('test')),
      namePart(nameTypes.common, utf8('TEST-CA')),
    ),
    sequence(time(new Date('2026-01-01T00:00:00Z')), time(endsAt)),
    sequence(namePart(nameTypes.country, printable('SA')), namePart(nameTypes.common, utf8('TEST-UNIT'))),
    spki(publicKey),
  )
  const signature = createSign('sha256').update(bytesOf(facts)).sign(authority.privateKey)
  return bytesOf(sequence(facts, sequence(oid(ecdsaWithSha256)), bits(signature))).toString('base64')
}

/** A unit's key with its certificate. */
export function stampKey(): StampKey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
  return { privateKey, certificate: readStampCertificate(certificateOf(publicKey)) }
}

export const taxSeller: TaxParty = {
  name: 'شركة إتقان | Itqan Co.',
  vatNumber: '310122393500003',
  id: { scheme: 'CRN', value: '1010010000' },
  address: {
    street: 'شارع العليا | Olaya St',
    building: '2322',
    district: 'العليا | Olaya',
    city: 'الرياض | Riyadh',
    postalCode: '12211',
    country: 'SA',
  },
}
export const taxBuyer: TaxParty = {
  name: 'مطاعم الزعفران & أبناؤه | Saffron "House" <Sons>',
  vatNumber: '399999999800003',
  id: null,
  address: {
    street: 'صلاح الدين | Salah Al-Din',
    building: '1111',
    district: 'المروج | Al-Murooj',
    city: 'الرياض | Riyadh',
    postalCode: '12222',
    country: 'SA',
  },
}

/** A valid standard invoice of three lines, one of them included in a plan. */
export const taxDocument = (changes: Partial<TaxDocument> = {}): TaxDocument => ({
  kind: 'invoice',
  form: 'standard',
  number: 'INV-2026-000001',
  uuid: '8e6000cf-1a98-4174-b3e7-b5d5954bc10d',
  issuedOn: '2026-11-20',
  issuedAt: '14:05:09',
  suppliedOn: '2026-11-01',
  suppliedUntil: '2026-11-19',
  counter: 1,
  previousHash: firstPreviousHash,
  seller: taxSeller,
  buyer: taxBuyer,
  lines: [
    { name: 'زيارة تقييم كاملة | Full evaluation', quantity: 2, unitPrice: 50_000, category: standardRate },
    { name: 'زيارة أساسية | Basic evaluation', quantity: 1, unitPrice: 30_000, category: standardRate },
    {
      name: 'زيارة ضمن الباقة | Visit within the plan',
      quantity: 1,
      unitPrice: 50_000,
      allowance: { amount: 50_000, reason: 'ضمن الباقة | Included in the plan' },
      category: standardRate,
    },
  ],
  means: 'bank',
  ...changes,
})

/** Sets the company's details, as an administrator would. */
export const giveTaxSeller = (owner: pg.Client | pg.Pool): Promise<unknown> =>
  owner.query(
    `insert into app.settings (key, value, is_public) values ($1, $2, false) on conflict (key) do update set value = excluded.value`,
    [sellerKey, JSON.stringify(taxSeller)],
  )

/** Sets a client's tax details. */
export function giveTaxDetails(owner: pg.Client | pg.Pool, clientId: string): Promise<unknown> {
  const { street, building, district, city, postalCode } = taxBuyer.address!
  return owner.query(
    `insert into app.tax_details (client_id, legal_name, vat_number, street, building, district, city, postal_code) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [clientId, taxBuyer.name, taxBuyer.vatNumber, street, building, district, city, postalCode],
  )
}

/** The lines as one document may have them: one reason a category, and those of citizens for a citizen only. */
export function allowedLines(lines: readonly TaxLine[], isCitizen: boolean): TaxLine[] {
  const first: Partial<Record<TaxCategory['code'], TaxCategory>> = {}
  return lines.map((line) => {
    const given = (first[line.category.code] ??= line.category)
    if (line.category.code === 'S' || given.code === 'S') return line
    const reasonCode = /EDU|HEA/.test(given.reasonCode) && !isCitizen ? 'VATEX-SA-32' : given.reasonCode
    return { ...line, category: { ...line.category, reasonCode } }
  })
}
