import {
  acceptedOf,
  isWarm,
  type LineProblem,
  type PackPrice,
  problemsOf,
  type ReceivedLine,
  type RefusalReason,
} from '#/domain/kitchen/buying/receipt.ts'
import type { ContentUnit, VatMode } from '#/domain/kitchen/buying/supplier.ts'
import { fromRiyadh, riyadhDay } from '#/domain/riyadh-time.ts'
import { newClientKey } from '#/ui/client-key.ts'
import type { PostReceiptRequest } from '../form.ts'
import type { Expected, Receiving } from '../read-receiving.server.ts'

/** A line on the phone: what was expected, and what the receiver found. */
export type DraftLine = {
  id: string
  orderLineId: string | null
  ingredientId: string
  name: string
  limit: number | null
  pack: string
  quantity: number
  unit: ContentUnit
  ordered: number | null
  due: number | null
  agreed: PackPrice | null
  delivered: number | null
  refused: number | null
  reason: RefusalReason | null
  measured: number | null
  temperature: number | null
  expiresOn: string | null
  price: number | null
  vatMode: VatMode
  takesPrice: boolean | null
  note: string
  /** Whether the receiver has looked at it. */
  isChecked: boolean
}

export type Posting = { at: string; confirmed: boolean }
export type Draft = {
  id: string
  supplierId: string | null
  /** Date and time in Riyadh as typed; null: the moment of posting. */
  arrived: string | null
  paperNumber: string
  note: string
  lines: DraftLine[]
  seen: number
  posting: Posting | null
  posted: string | null
}

export const draftLine = (of: Expected): DraftLine => ({
  id: newClientKey(),
  orderLineId: of.orderLineId,
  ingredientId: of.ingredientId,
  name: of.name,
  limit: of.limit,
  pack: of.pack,
  quantity: of.quantity,
  unit: of.unit,
  ordered: of.ordered,
  due: of.due,
  agreed: of.price,
  delivered: of.due,
  refused: 0,
  reason: null,
  measured: null,
  temperature: null,
  expiresOn: null,
  price: null,
  vatMode: of.price?.vatMode ?? 'excluded',
  takesPrice: null,
  note: '',
  isChecked: false,
})

/** A delivery as ordered; without an order it begins empty. */
export const newDraft = ({ order, supplier, lines, seen }: Receiving): Draft => ({
  id: newClientKey(),
  supplierId: supplier?.id ?? null,
  arrived: null,
  paperNumber: '',
  note: '',
  lines: order ? lines.filter(({ due }) => due !== 0).map(draftLine) : [],
  seen,
  posting: null,
  posted: null,
})

const received = (line: DraftLine, hasPhoto: boolean): ReceivedLine => ({
  delivered: line.delivered ?? Number.NaN,
  refused: line.refused ?? 0,
  reason: line.reason,
  measured: line.measured,
  temperature: line.temperature,
  expiresOn: line.expiresOn,
  paper: line.price === null ? null : { price: line.price, vatMode: line.vatMode },
  agreed: line.orderLineId === null ? null : line.agreed,
  takesPrice: line.takesPrice,
  hasPhoto,
})

/** Day on which the goods came, in Riyadh. */
export const arrivalDay = (draft: Pick<Draft, 'arrived'>, present: Date): string =>
  draft.arrived?.slice(0, 10) ?? riyadhDay(present)

export const problemsOfLine = (line: DraftLine, hasPhoto: boolean, arrivedOn: string): LineProblem[] =>
  problemsOf(received(line, hasPhoto), { limit: line.limit, arrivedOn })

export type LineResult = 'open' | 'fine' | 'short' | 'over' | 'part' | 'refused' | 'warm'
/** How a line came out, in one word. */
export function resultOfLine(line: DraftLine): LineResult {
  if (!line.isChecked || line.delivered === null) return 'open'
  const { delivered } = line
  const refused = line.refused ?? 0
  if (delivered > 0 && acceptedOf({ delivered, refused }) <= 0) return 'refused'
  if (refused > 0) return 'part'
  if (isWarm(line.temperature, line.limit)) return 'warm'
  if (line.due === null || delivered === line.due) return 'fine'
  return delivered < line.due ? 'short' : 'over'
}

/** What is sent: the delivery with the photos of its lines. */
export function requestOf(
  draft: Draft,
  { branchId, order }: Pick<Receiving, 'branchId' | 'order'>,
  photoOf: (lineId: string) => string | null,
): PostReceiptRequest {
  return {
    id: draft.id,
    branchId,
    orderId: order?.id ?? null,
    supplierId: draft.supplierId ?? '',
    seen: draft.seen,
    confirmed: draft.posting?.confirmed ?? false,
    arrivedAt: (draft.arrived && fromRiyadh(draft.arrived)?.toISOString()) || draft.posting?.at || '',
    paperNumber: draft.paperNumber,
    note: draft.note,
    lines: draft.lines.map((line) => ({
      id: line.id,
      orderLineId: line.orderLineId,
      ingredientId: line.ingredientId,
      pack: line.pack,
      quantity: line.quantity,
      unit: line.unit,
      delivered: line.delivered ?? 0,
      refused: line.refused ?? 0,
      reason: (line.refused ?? 0) > 0 ? line.reason : null,
      measured: line.measured,
      temperature: line.temperature,
      expiresOn: line.expiresOn,
      paper: line.price === null ? null : { price: line.price, vatMode: line.vatMode },
      takesPrice: line.takesPrice,
      photoId: photoOf(line.id),
      note: line.note,
    })),
  }
}
