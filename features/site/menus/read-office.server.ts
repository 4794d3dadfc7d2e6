import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { readContactDetails } from './read-navigation.server.ts'
import type { Office } from '#/features/fieldwork/visits/components/ask-office.tsx'
import { env } from '#/platform/env.server.ts'

export async function readOffice(actor: Actor): Promise<Office> {
  authorize(actor, 'evaluations.check-in')
  const { phone, whatsapp } = (await readContactDetails()).details
  return { phone, whatsapp, email: env().COMPANY_EMAIL }
}
