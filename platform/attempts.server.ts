import { createHash } from 'node:crypto'
import { databasePool } from '#/db/database.server.ts'
import { AppError } from '#/domain/errors.ts'

/** Rate limits: attempts per window in seconds, before growing delays begin. Active in every mode. */
export const limits = {
  'sign-in by address and network': { most: 5, windowSeconds: 900 },
  'sign-in by device': { most: 10, windowSeconds: 900 },
  'sign-in by network': { most: 60, windowSeconds: 900 },
  'passkey by network': { most: 60, windowSeconds: 900 },
  'mail link by network': { most: 60, windowSeconds: 900 },
  'mail code by network': { most: 30, windowSeconds: 900 },
  'identity by network': { most: 120, windowSeconds: 900 },
  'identities by account': { most: 20, windowSeconds: 3600 },
  'phone codes by account': { most: 5, windowSeconds: 3600 },
  'phone codes by number': { most: 5, windowSeconds: 3600 },
  'phone tries by account': { most: 20, windowSeconds: 900 },
  'phone by address and network': { most: 3, windowSeconds: 900 },
  'phone by device': { most: 3, windowSeconds: 900 },
  'phone by network': { most: 20, windowSeconds: 900 },
  'passkeys by account': { most: 30, windowSeconds: 3600 },
  'code by address and network': { most: 5, windowSeconds: 900 },
  'code by device': { most: 5, windowSeconds: 900 },
  'confirmation by session': { most: 5, windowSeconds: 900 },
  'new email by account': { most: 5, windowSeconds: 3600 },
  'new email by address': { most: 3, windowSeconds: 3600 },
  'verification mail by account': { most: 3, windowSeconds: 900 },
  'email link by network': { most: 30, windowSeconds: 600 },
  'team invitations by account': { most: 200, windowSeconds: 3600 },
  'own data by account': { most: 10, windowSeconds: 3600 },
  'registration by network': { most: 30, windowSeconds: 600 },
  'link by address and network': { most: 3, windowSeconds: 900 },
  'link by device': { most: 3, windowSeconds: 900 },
  'link by network': { most: 20, windowSeconds: 900 },
  'reset by address and network': { most: 3, windowSeconds: 900 },
  'reset by device': { most: 3, windowSeconds: 900 },
  'reset by network': { most: 20, windowSeconds: 900 },
  'new password by network': { most: 20, windowSeconds: 900 },
  'message by network': { most: 20, windowSeconds: 600 },
  'guest review by network': { most: 20, windowSeconds: 600 },
  'order by account': { most: 120, windowSeconds: 60 },
  'vault writes by account': { most: 240, windowSeconds: 60 },
  'report work by account': { most: 120, windowSeconds: 60 },
  'shared report by network': { most: 120, windowSeconds: 600 },
  'action link by network': { most: 120, windowSeconds: 600 },
  'action link work by network': { most: 60, windowSeconds: 600 },
  'quote link by network': { most: 30, windowSeconds: 60 },
  'quote answer by network': { most: 30, windowSeconds: 60 },
  'shared photo by network': { most: 1200, windowSeconds: 600 },
  'calendar guess by network': { most: 20, windowSeconds: 600 },
  'api key guess by network': { most: 60, windowSeconds: 600 },
  'certificate guess by network': { most: 30, windowSeconds: 600 },
  'payers by account': { most: 60, windowSeconds: 3600 },
  'payment by network': { most: 60, windowSeconds: 600 },
  'payment question by network': { most: 240, windowSeconds: 600 },
  'webhook by network': { most: 1200, windowSeconds: 60 },
  'payment link guess by network': { most: 30, windowSeconds: 600 },
  'photo by account': { most: 120, windowSeconds: 60 },
  'moments by account': { most: 120, windowSeconds: 60 },
  'tests of an integration': { most: 30, windowSeconds: 600 },
  'tax authority by account': { most: 20, windowSeconds: 600 },
  'staff invitations by account': { most: 40, windowSeconds: 3600 },
  'papers by account': { most: 240, windowSeconds: 60 },
  'kitchen by account': { most: 600, windowSeconds: 60 },
  'picture by account': { most: 60, windowSeconds: 60 },
} as const
export type Limit = keyof typeof limits

/** Slow down attempts at an account over all networks without locking it: a number per window, then one per pause. */
export const turns = {
  'sign-in by address': { free: 20, windowSeconds: 900, pauseSeconds: 3 },
  'code by address': { free: 10, windowSeconds: 3600, pauseSeconds: 60 },
  'link by address': { free: 6, windowSeconds: 3600, pauseSeconds: 300 },
  'phone by address': { free: 5, windowSeconds: 3600, pauseSeconds: 600 },
  'reset by address': { free: 6, windowSeconds: 3600, pauseSeconds: 300 },
} as const
export type Turn = keyof typeof turns

const bucketOf = (limit: Limit | Turn, subject: string): string =>
  `${limit}:${createHash('sha256').update(subject.trim().toLowerCase()).digest('base64url')}`

/** Counts one attempt. Throws `too-many-attempts` with the seconds to wait. */
export async function takeAttempt(limit: Limit, subject: string): Promise<void> {
  const { most, windowSeconds } = limits[limit]
  const { rows } = await databasePool().query<{ wait: number }>({
    name: 'take-attempt',
    text: 'select priv.take_attempt($1, $2, $3) as wait',
    values: [bucketOf(limit, subject), most, windowSeconds],
  })
  const wait = rows[0]!.wait
  if (wait > 0) throw new AppError('too-many-attempts', { seconds: wait })
}

/** Clears the attempts counted against a subject after a success. */
export async function forgetAttempts(limit: Limit, subject: string): Promise<void> {
  await databasePool().query('select priv.forget_attempts($1)', [bucketOf(limit, subject)])
}

/** Takes one attempt back after a success, so that an office behind one address is not limited by its own people. */
export async function returnAttempt(limit: Limit, subject: string): Promise<void> {
  await databasePool().query('select priv.return_attempt($1, $2)', [bucketOf(limit, subject), limits[limit].most])
}

/**
 * Counts one attempt at an account over all networks. Throws `too-many-attempts` with the seconds until the next turn.
 */
export async function takeTurn(turn: Turn, subject: string): Promise<void> {
  const { free, windowSeconds, pauseSeconds } = turns[turn]
  const { rows } = await databasePool().query<{ wait: number }>({
    name: 'take-turn',
    text: 'select priv.take_turn($1, $2, $3, $4) as wait',
    values: [bucketOf(turn, subject), free, windowSeconds, pauseSeconds],
  })
  const wait = rows[0]!.wait
  if (wait > 0) throw new AppError('too-many-attempts', { seconds: wait })
}

/** Takes one turn back: the attempt succeeded or was not made. */
export async function returnTurn(turn: Turn, subject: string): Promise<void> {
  await databasePool().query('select priv.return_attempt($1, $2)', [bucketOf(turn, subject), turns[turn].free])
}
