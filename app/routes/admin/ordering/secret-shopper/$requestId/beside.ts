import { assignVisit } from '#/features/ordering/assignment/assign.server.ts'
import { besideForm } from '#/features/ordering/control-room/form.ts'
import { readBesideVisit } from '#/features/ordering/control-room/read-beside.server.ts'
import { offerVisit } from '#/features/ordering/offers/offer-visit.server.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/beside'

/** A visit beside the control room's list. */
export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readBesideVisit(actorOf(context), params.requestId),
)

export const action = formAction(besideForm, async (actor, { intent, shopperId }, { params }) => {
  const id = params['requestId'] ?? ''
  if (intent === 'offer') {
    await offerVisit(actor, id, shopperId)
    return 'offered' as const
  }
  await assignVisit(actor, id, shopperId)
  return 'assigned' as const
})
