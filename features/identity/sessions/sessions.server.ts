import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { type DeviceWords, deviceWords } from '#/domain/device-words.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordOwnStep } from '#/features/core/activity/record.server.ts'
import { endOtherSessions, endSessionOf, sessionsOf } from '#/platform/sessions.server.ts'
import type { SessionsForm } from './form.ts'

export type OpenDevice = DeviceWords & {
  id: string
  network: string | null
  firstSeen: string
  lastSeen: string
  isThis: boolean
}

/** Open sessions of the acting person; the one that asks comes first. */
export async function readSessions(actor: Actor): Promise<OpenDevice[]> {
  authorize(actor, 'profile.read')
  const rows = await sessionsOf(actor.id)
  const devices = rows.map(({ userAgent, ...row }) => ({
    ...row,
    ...deviceWords(userAgent),
    isThis: row.id === actor.sessionId,
  }))
  return devices.toSorted((a, b) => Number(b.isThis) - Number(a.isThis))
}

export type SessionsEnded = { ended: number }

/** Ends another session, or all others, effective from their next request; their streams close within seconds. */
export async function endSessions(actor: Actor, form: SessionsForm): Promise<SessionsEnded> {
  authorize(actor, 'profile.update')
  if (form.intent === 'one') {
    // why: this one is ended by signing out, which also clears what the browser keeps
    if (form.id === actor.sessionId || !(await endSessionOf(actor.id, form.id)))
      throw new AppError('account.session-over')
  }
  const ended = form.intent === 'one' ? 1 : await endOtherSessions(actor.id, actor.sessionId)
  await asActor(actor, (tx) => recordOwnStep(tx, actor, 'accounts.end-sessions', { ended }))
  return { ended }
}
