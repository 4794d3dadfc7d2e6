import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { announcePublished } from '#/platform/published.server.ts'
import { changeCertificate, holdCertificate } from './hold-certificate.server.ts'

type Presentation = { id: string; version: number; showsBand?: boolean; isListed?: boolean }

/** Sets a certificate's public presentation, as its holder: score band and public register. */
export async function presentCertificate(actor: Actor, { id, version, ...wanted }: Presentation): Promise<void> {
  authorize(actor, 'certificates.present')
  await asActor(actor, async (tx) => {
    const held = await holdCertificate(tx, actor, id, version)
    const { showsBand = held.showsBand, isListed = held.isListed } = wanted
    const steps = [
      ...(showsBand === held.showsBand ? [] : [showsBand ? ('show_band' as const) : ('hide_band' as const)]),
      ...(isListed === held.isListed ? [] : [isListed ? ('list' as const) : ('unlist' as const)]),
    ]
    if (steps.length === 0) return
    await changeCertificate(tx, held, { shows_band: showsBand, is_listed: isListed })
    await tx
      .insertInto('certificate_events')
      .values(
        steps.map((step) => ({
          certificate_id: held.id,
          client_id: held.clientId,
          step,
          from_state: held.state,
          to_state: held.state,
          actor_id: actor.id,
        })),
      )
      .execute()
    await recordActivity(tx, actor, {
      action: 'certificates.present',
      entity: 'certificate',
      entityId: held.id,
      clientId: held.clientId,
      before: { showsBand: held.showsBand, isListed: held.isListed },
      after: { showsBand, isListed },
    })
    await announcePublished(tx)
  })
}
