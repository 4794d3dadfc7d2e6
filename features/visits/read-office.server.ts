import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { readContactDetails } from '#/features/menus/read-navigation.server.ts'
import { env } from '#/platform/env.server.ts'

/** How a shopper reaches the office; what staff left empty is an empty text. */
export type Office = { phone: string; whatsapp: string; email: string }

export async function readOffice(actor: Actor): Promise<Office> {
  authorize(actor, 'evaluations.check-in')
  const { phone, whatsapp } = (await readContactDetails()).details
  return { phone, whatsapp, email: env().COMPANY_EMAIL }
}
