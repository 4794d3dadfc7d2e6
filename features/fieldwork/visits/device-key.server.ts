import type { Actor } from '#/domain/actor.ts'
import { derivedKey } from '#/platform/env.server.ts'

/** Key that encrypts a shopper's unsent work on a phone: sent to this signed-in account only. */
export const deviceKeyOf = (actor: Actor): string => derivedKey(`visits on a device of ${actor.id}`)
