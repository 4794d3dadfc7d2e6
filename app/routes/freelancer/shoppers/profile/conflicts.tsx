import { riyadhDay } from '#/domain/riyadh-time.ts'
import { declarationsOf } from '#/features/ordering/assignment/declare.server.ts'
import { ConflictsCard, ExcludedClientsCard } from '#/features/shoppers/shopper-profile/components/conflicts-card.tsx'
import { ProfileFrame } from '#/features/shoppers/shopper-profile/components/profile-frame.tsx'
import {
  addDeclaredConflict,
  readDeclaredConflicts,
  removeDeclaredConflict,
} from '#/features/companies/conflicts-of-interest/conflicts.server.ts'
import { conflictsForm } from '#/features/shoppers/shopper-profile/form.ts'
import { shopperProfileMessages } from '#/messages/shoppers/shopper-profile.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/conflicts'

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, shopperProfileMessages.tab_conflicts) },
]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const [employers, { conflicts }] = await Promise.all([readDeclaredConflicts(actor), declarationsOf(actor)])
  return { employers, conflicts, today: riyadhDay(now()) }
})

export const action = formAction(conflictsForm, async (actor, input) => {
  await (input.intent === 'add' ? addDeclaredConflict(actor, input) : removeDeclaredConflict(actor, input.employerId))
  return null
})

export default function ConflictsPage({ loaderData: { employers, conflicts, today } }: Route.ComponentProps) {
  return (
    <ProfileFrame>
      <ConflictsCard employers={employers} today={today} />
      <ExcludedClientsCard clients={conflicts} />
    </ProfileFrame>
  )
}
