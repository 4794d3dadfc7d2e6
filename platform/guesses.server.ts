import { forgetAttempts, returnAttempt, returnTurn, takeAttempt, takeTurn } from './attempts.server.ts'
import { knownDevice } from './device.server.ts'

/** An attempt at an account without a session. */
export type Guess = {
  kind: 'sign-in' | 'code' | 'reset' | 'link' | 'phone'
  email: string
  network: string
  /** Device cookie, see device.server.ts. */
  device?: string | undefined
}

const subjectsOf = ({ email, network, device }: Guess) => {
  const known = knownDevice(device, email)
  return { known: known && `${known} ${email}`, pair: `${email.trim()} ${network}` }
}

/**
 * Counts one attempt before any comparison. Attempts are limited by address and network together, so that strangers
 * cannot lock an account; over all networks an address is only slowed. Known browsers are counted separately, outside
 * these limits. Throws `too-many-attempts`.
 */
export async function takeGuess(guess: Guess): Promise<void> {
  const { kind, email, network } = guess
  const { known, pair } = subjectsOf(guess)
  if (known) return takeAttempt(`${kind} by device`, known)
  if (kind !== 'code') await takeAttempt(`${kind} by network`, network)
  await takeAttempt(`${kind} by address and network`, pair)
  try {
    await takeTurn(`${kind} by address`, email)
  } catch (error) {
    // why: waiting for a free slot must not count as an attempt
    await returnAttempt(`${kind} by address and network`, pair)
    if (kind !== 'code') await returnAttempt(`${kind} by network`, network)
    throw error
  }
}

/** Clears this person's attempts from here after a success; attempts of others elsewhere stay counted. */
export async function forgetGuess(guess: Guess): Promise<void> {
  const { kind, email, network } = guess
  const { known, pair } = subjectsOf(guess)
  if (known) return forgetAttempts(`${kind} by device`, known)
  await forgetAttempts(`${kind} by address and network`, pair)
  await returnTurn(`${kind} by address`, email)
  if (kind === 'sign-in') await returnAttempt('sign-in by network', network)
}

/** Takes back an attempt that was not compared because the queue was full. */
export async function returnGuess(guess: Guess): Promise<void> {
  const { kind, email, network } = guess
  const { known, pair } = subjectsOf(guess)
  if (known) return returnAttempt(`${kind} by device`, known)
  await returnAttempt(`${kind} by address and network`, pair)
  await returnTurn(`${kind} by address`, email)
  if (kind !== 'code') await returnAttempt(`${kind} by network`, network)
}
