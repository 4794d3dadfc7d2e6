import { riyadhDay } from '#/domain/riyadh-time.ts'
import { declarationsOf } from '#/features/ordering/assignment/declare.server.ts'
import { EmployersCard, KeptAwayCard } from '#/features/shoppers/shopper-profile/components/employers-card.tsx'
import { ProfileFrame } from '#/features/shoppers/shopper-profile/components/profile-frame.tsx'
import {
  addEmployer,
  readEmployers,
  removeEmployer,
} from '#/features/companies/conflicts-of-interest/employers.server.ts'
import { employersForm } from '#/features/shoppers/shopper-profile/form.ts'
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
  const [employers, { conflicts }] = await Promise.all([readEmployers(actor), declarationsOf(actor)])
  return { employers, conflicts, today: riyadhDay(now()) }
})

export const action = formAction(employersForm, async (actor, input) => {
  await (input.intent === 'add' ? addEmployer(actor, input) : removeEmployer(actor, input.employerId))
  return null
})

export default function ConflictsPage({ loaderData: { employers, conflicts, today } }: Route.ComponentProps) {
  return (
    <ProfileFrame>
      <EmployersCard employers={employers} today={today} />
      <KeptAwayCard clients={conflicts} />
    </ProfileFrame>
  )
}
