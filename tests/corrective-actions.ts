import type { Actor } from '#/domain/actor.ts'
import { readCorrectiveAction } from '#/features/reporting/corrective-actions/read-corrective-actions.server.ts'
import { storeProof } from '#/features/reporting/corrective-actions/store-proof.server.ts'
import { picture } from './visits.ts'

/** Texts that finish an action of any priority. */
export const finishTexts = {
  causeClass: 'equipment',
  rootCause: 'The drain was open.',
  note: 'The drain is closed.',
  prevention: 'It is on the weekly check.',
} as const

/** Adds the photo that proves an action. */
export async function proven(actor: Actor, actionId: string): Promise<void> {
  const { version } = await readCorrectiveAction(actor, actionId, 'en')
  await storeProof(actor, { actionId, version }, [{ name: 'done.jpg', bytes: await picture() }])
}
