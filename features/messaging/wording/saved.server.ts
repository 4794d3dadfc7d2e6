import { asSystem } from '#/db/database.server.ts'
import { type Wording, wordingField, wordingFits } from '#/domain/messaging/wording.ts'
import type { Text } from '#/domain/text.ts'
import { TtlCache } from '#/platform/ttl-cache.server.ts'
import { declaredOf } from './declared.ts'

/** Newest version of a message's texts; `texts` null: the text of the program again. */
export type SavedWording = { kind: string; version: number; texts: Wording | null; at: string }

const kept = new TtlCache<Map<string, SavedWording>>(2000)

async function read(): Promise<Map<string, SavedWording>> {
  const rows = await asSystem('texts of messages are the same for every reader', (tx) =>
    tx
      .selectFrom('message_texts')
      .distinctOn('kind')
      .select(['kind', 'version', 'texts', 'saved_at as at'])
      .orderBy('kind')
      .orderBy('version', 'desc')
      .execute(),
  )
  return new Map(rows.map((row) => [row.kind, { ...row, texts: row.texts as Wording | null }]))
}

/** Saved texts by message, cached for two seconds because every mail and every bell needs them. */
export const readSavedWordings = (): Promise<Map<string, SavedWording>> => kept.answer('', read)

/** Drops the cached texts after a change. */
export const forgetWordings = (): void => kept.forget()

/** Saved texts of a message; null: there are none, or they no longer fit its variables, so that the text of the program is used. */
export async function wordingInUse(kind: string): Promise<Wording | null> {
  const texts = (await readSavedWordings()).get(kind)?.texts ?? null
  return texts && wordingFits(texts, declaredOf(kind)) ? texts : null
}

/** Saved bell texts by message, of the messages that have one in use. */
export async function savedBells(kinds: readonly string[]): Promise<Map<string, Text>> {
  const saved = await readSavedWordings()
  if (saved.size === 0) return new Map()
  const found = await Promise.all(
    [...new Set(kinds)].map(async (kind) => {
      const texts = await wordingInUse(kind)
      const [en, ar] = [texts?.[wordingField('bell', 'en')], texts?.[wordingField('bell', 'ar')]]
      return en && ar ? [[kind, { en, ar }] as const] : []
    }),
  )
  return new Map(found.flat())
}
