import type { Actor } from '#/domain/actor.ts'
import { matchByHand, setAside, takeBackLine, undoLine } from './decide-line.server.ts'
import type { LineSent } from './form.ts'

/** Carries out a decision about a line. Returns which, for the message. */
export async function takeLineStep(actor: Actor, lineId: string, sent: LineSent): Promise<LineSent['intent']> {
  const { intent, ...step } = sent
  if (sent.intent === 'match') await matchByHand(actor, { lineId, ...sent })
  else if (sent.intent === 'aside') await setAside(actor, { lineId, ...sent })
  else if (sent.intent === 'undo') await undoLine(actor, { lineId, ...sent })
  else await takeBackLine(actor, { lineId, version: step.version })
  return intent
}
