import { forgetAttempts, returnAttempt, returnTurn, takeAttempt, takeTurn } from './attempts.server.ts'
import { knownDevice } from './device.server.ts'

/** An attempt at one account, by someone who is not signed in. */
export type Guess = {
  kind: 'sign-in' | 'code' | 'reset'
  email: string
  network: string
  /** The cookie of the browser, see device.server.ts. */
  device?: string | undefined
}

const subjectsOf = ({ email, network, device }: Guess) => {
  const known = knownDevice(device, email)
  return { known: known && `${known} ${email}`, pair: `${email.trim()} ${network}` }
}

/**
 * Counts one attempt before anything is compared. A stranger is held up by address and network together, so that no one locks another
 * person out; over all networks an address is only slowed. A browser on which the address has signed in before is counted separately and
 * meets none of these limits. Throws `too-many-attempts`.
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
    // why: who only has to wait for a turn made no attempt, and must not be held up for trying again
    await returnAttempt(`${kind} by address and network`, pair)
    if (kind !== 'code') await returnAttempt(`${kind} by network`, network)
    throw error
  }
}

/** It was right: what was counted against this person here is wiped, and others’ attempts from elsewhere stay counted. */
export async function forgetGuess(guess: Guess): Promise<void> {
  const { kind, email, network } = guess
  const { known, pair } = subjectsOf(guess)
  if (known) return forgetAttempts(`${kind} by device`, known)
  await forgetAttempts(`${kind} by address and network`, pair)
  await returnTurn(`${kind} by address`, email)
  if (kind === 'sign-in') await returnAttempt('sign-in by network', network)
}

/** It was not compared at all, because too many wait: it counts nothing. */
export async function returnGuess(guess: Guess): Promise<void> {
  const { kind, email, network } = guess
  const { known, pair } = subjectsOf(guess)
  if (known) return returnAttempt(`${kind} by device`, known)
  await returnAttempt(`${kind} by address and network`, pair)
  await returnTurn(`${kind} by address`, email)
  if (kind !== 'code') await returnAttempt(`${kind} by network`, network)
}
