import { createHash } from 'node:crypto'
import { riyadhDay, toRiyadh } from '#/domain/riyadh-time.ts'
import { firstPreviousHash, standardRate, type TaxDocument, type TaxParty } from '#/domain/tax-document.ts'
import { rehearsalDocuments } from '#/domain/billing/tax-unit.ts'
import { stampDocument, type StampKey } from '#/features/billing/tax-documents/stamp.server.ts'
import type { SentDocument } from '#/platform/tax-authority.server.ts'
import type { Rehearsed } from './fault.ts'

/** Buyer of the authority's samples. */
const buyer: TaxParty = {
  name: 'مشترٍ للتجربة | Rehearsal buyer',
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

type Rehearsal = { unitId: string; seller: TaxParty; done: readonly Rehearsed[]; at: Date }

/** Deterministic per unit and document, so that a resent document is identical. */
function uuidOf(unitId: string, name: string): string {
  const hex = createHash('sha256').update(`${unitId} ${name}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

function documentOf({ unitId, seller, done, at }: Rehearsal): TaxDocument {
  const next = rehearsalDocuments[done.length]!
  const numberOf = (form: string, kind: string) => `REHEARSAL-${form}-${kind}`.toUpperCase()
  const clock = toRiyadh(at)
  return {
    kind: next.kind,
    form: next.form,
    number: numberOf(next.form, next.kind),
    uuid: uuidOf(unitId, next.name),
    issuedOn: riyadhDay(at),
    issuedAt: `${clock.slice(11, 16)}:${String(at.getUTCSeconds()).padStart(2, '0')}`,
    suppliedOn: riyadhDay(at),
    counter: done.length + 1,
    previousHash: done.at(-1)?.hash ?? firstPreviousHash,
    seller,
    buyer,
    lines: [{ name: 'زيارة تقييم | Evaluation visit', quantity: 1, unitPrice: 10_000, category: standardRate }],
    means: 'bank',
    ...(next.kind === 'invoice'
      ? {}
      : { corrects: { number: numberOf(next.form, 'invoice'), reason: 'تعديل السعر | Change of price' } }),
  }
}

/** Next document of the rehearsal, created and stamped by the code that issues real ones. */
export function rehearsalDocument(rehearsal: Rehearsal, key: StampKey): SentDocument {
  const document = documentOf(rehearsal)
  const { xml, hash } = stampDocument(document, key, `${document.issuedOn}T${document.issuedAt}`)
  return { uuid: document.uuid, hash, xml }
}
