import type { Actor } from '#/domain/actor.ts'
import type { PicksQuery } from '#/features/ordering/waves/pick-list.ts'
import { previewWave, type WavePreview } from '#/features/ordering/waves/preview.server.ts'
import { quoteWave, type WaveQuote } from '#/features/ordering/waves/quote-wave.server.ts'
import { browsePicks } from '#/features/ordering/waves/read-picks.server.ts'
import type { ReadWave } from '#/features/ordering/waves/read-wave.server.ts'
import { browseWaveShoppers } from '#/features/ordering/waves/wave-shoppers.server.ts'
import type { WavePart } from './parts.ts'
import { readWaveInvoices, type WaveInvoice } from './read-record.server.ts'

type Page<T> = { rows: T[]; total: number }
type Picks = Awaited<ReturnType<typeof browsePicks>>
type Shoppers = Awaited<ReturnType<typeof browseWaveShoppers>>

export type WavePartData =
  | { part: 'visits'; visits: Picks | null; shoppers: Page<Shoppers['rows'][number]> | null }
  | { part: 'proposal' | 'activity' }
  | { part: 'money'; invoices: WaveInvoice[] | null }
  /** Result and price of a plan that is still to be ordered. */
  | { part: 'plan'; order: { preview: WavePreview; quote: WaveQuote } | null }

/** The open part of a wave's record. */
export async function readWavePart(
  actor: Actor,
  wave: ReadWave,
  part: WavePart,
  query: PicksQuery,
): Promise<WavePartData> {
  switch (part) {
    case 'visits':
      return query.view === 'shoppers'
        ? { part, visits: null, shoppers: await browseWaveShoppers(actor, wave.id, query) }
        : { part, visits: await browsePicks(actor, wave.id, query), shoppers: null }
    case 'money':
      return { part, invoices: await readWaveInvoices(actor, wave.id) }
    case 'plan': {
      if (wave.status !== 'draft') return { part, order: null }
      const [preview, quote] = await Promise.all([previewWave(actor, wave), quoteWave(actor, wave)])
      return { part, order: { preview, quote } }
    }
    case 'proposal':
    case 'activity':
      return { part }
  }
}
