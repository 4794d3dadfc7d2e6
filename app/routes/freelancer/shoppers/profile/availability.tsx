import { declareBusyDate, removeBusyDate } from '#/features/ordering/assignment/declare.server.ts'
import { DaysOffCard } from '#/features/shoppers/shopper-profile/components/days-off-card.tsx'
import { ProfileFrame } from '#/features/shoppers/shopper-profile/components/profile-frame.tsx'
import { WeekdaysCard } from '#/features/shoppers/shopper-profile/components/weekdays-card.tsx'
import {
  declareBusyPeriod,
  readAvailability,
  saveWeekdaysOff,
} from '#/features/shoppers/shopper-profile/availability.server.ts'
import { availabilityForm } from '#/features/shoppers/shopper-profile/form.ts'
import { shopperProfileMessages } from '#/messages/shoppers/shopper-profile.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/availability'

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, shopperProfileMessages.tab_availability) },
]

export const loader = pageData(({ context, url }: Route.LoaderArgs) =>
  readAvailability(actorOf(context), url.searchParams.get('month')),
)

export const action = formAction(availabilityForm, async (actor, input) => {
  if (input.intent === 'weekdays') await saveWeekdaysOff(actor, input.weekdays)
  else if (input.intent === 'period') await declareBusyPeriod(actor, input.from, input.until)
  else await (input.change.isOff ? declareBusyDate(actor, input.change.day) : removeBusyDate(actor, input.change.day))
  return null
})

export default function AvailabilityPage({ loaderData }: Route.ComponentProps) {
  return (
    <ProfileFrame>
      <DaysOffCard availability={loaderData} />
      <WeekdaysCard off={loaderData.weekdaysOff} />
    </ProfileFrame>
  )
}
