import type { Actor } from '#/domain/actor.ts'
import { derivedKey } from '#/platform/env.server.ts'

/** What seals a shopper's unsent work on a phone: nobody but this signed-in account is ever given it. */
export const deviceKeyOf = (actor: Actor): string => derivedKey(`visits on a device of ${actor.id}`)
