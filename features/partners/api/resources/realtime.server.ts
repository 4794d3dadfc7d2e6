import { z } from 'zod'
import { AppError } from '#/domain/errors.ts'
import { coversScope } from '#/domain/partners/api-scopes.ts'
import {
  isRealtimeTable,
  type RealtimeTable,
  realtimeTableNames,
  realtimeTables,
  type Since,
  sinceOf,
} from '#/domain/partners/realtime.ts'
import { secretHash, tokenHash } from '#/features/partners/api-keys/secret.server.ts'
import { placeOf } from '#/features/partners/realtime/read-changes.server.ts'
import { openStream } from '#/features/partners/realtime/streams.server.ts'
import { about, mediaOperation } from '../operation.ts'

const names = realtimeTableNames.join(', ')

function tablesOf(asked: string | undefined, scopes: readonly string[]): RealtimeTable[] {
  if (asked === undefined) return realtimeTableNames.filter((name) => coversScope(scopes, realtimeTables[name].scope))
  const tables = [...new Set(asked.split(','))]
  const unknown = tables.filter((name) => !isRealtimeTable(name))
  if (unknown.length > 0) throw new AppError('api.parameter', {}, { tables: 'unknown_table' })
  for (const name of tables as RealtimeTable[]) {
    const { scope } = realtimeTables[name]
    if (!coversScope(scopes, scope)) throw new AppError('api.scope', { scope })
  }
  return tables as RealtimeTable[]
}

function beginOf(asked: string | undefined, resumed: string | null): Since | null {
  const text = resumed || asked
  if (!text) return null
  const since = sinceOf(text)
  if (!since) throw new AppError('api.cursor')
  return since
}

export const followChangesOperation = mediaOperation({
  id: 'followChanges',
  path: '/realtime',
  scope: 'realtime:read',
  tag: 'realtime',
  summary: { en: 'Follow changes as they happen (server-sent events)', ar: 'متابعة التغييرات لحظة وقوعها' },
  media: 'text/event-stream',
  query: z.strictObject({
    tables: z
      .string()
      .min(1)
      .max(300)
      .optional()
      .meta(
        about(
          `Tables with commas between: ${names}. Default: all that the key may read.`,
          `أسماء الجداول بينها فواصل: ${names}. الافتراضي: كل ما يقرؤه المفتاح.`,
        ),
      ),
    since: z
      .string()
      .min(1)
      .max(80)
      .optional()
      .meta(
        about(
          'A cursor of an earlier event, or a moment within 48 hours. The header Last-Event-ID goes before it. Default: now.',
          'مؤشر حدث سابق، أو وقت ضمن 48 ساعة مضت. وتسبقه الترويسة Last-Event-ID. الافتراضي: الآن.',
        ),
      ),
  }),
  answer: async ({ actor, query }, { request, scopes }) => {
    const { tables: asked, since } = query
    const tables = tablesOf(asked, scopes)
    const secret = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
    const hash = secretHash(secret) ?? tokenHash(secret)
    if (!hash) throw new AppError('api.key-unknown')
    const { place, missed } = await placeOf(actor, beginOf(since, request.headers.get('last-event-id')))
    return {
      headers: { 'x-accel-buffering': 'no' },
      body: openStream({ actor, hash, tables, place, missed }),
    }
  },
})
