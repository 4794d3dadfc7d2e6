import { pageNumber } from '#/domain/page-number.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { BusyDates, Conflicts } from '#/features/ordering/assignment/components/declarations.tsx'
import { declarationsOf, declareBusyDate, removeBusyDate } from '#/features/ordering/assignment/declare.server.ts'
import { busyDatesForm } from '#/features/ordering/assignment/declarations.ts'
import { DoneMessage } from '#/features/ordering/requests/components/done-message.tsx'
import { InstallHint } from '#/features/fieldwork/visits/components/install-hint.tsx'
import { VisitGroups } from '#/features/fieldwork/visits/components/visit-groups.tsx'
import { listVisits } from '#/features/fieldwork/visits/list-visits.server.ts'
import { handBackMessages } from '#/messages/hand-back.ts'
import { visitMessages } from '#/messages/visits.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/secret-shopper'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const [list, declarations] = await Promise.all([
    listVisits(actor, pageNumber(url.searchParams.get('page'))),
    declarationsOf(actor),
  ])
  return { list, declarations, now: now().getTime() }
})

export const action = formAction(busyDatesForm, async (actor, { intent, day }) => {
  await (intent === 'add-busy-date' ? declareBusyDate(actor, day) : removeBusyDate(actor, day))
  return null
})

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, visitMessages.title) }]

export default function VisitsPage({ loaderData: { list, declarations, now: at } }: Route.ComponentProps) {
  const t = useT(visitMessages)
  const handBack = useT(handBackMessages)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('title')} description={t('intro')} />
      <DoneMessage texts={{ 'handed-back': handBack('done') }} />
      <VisitGroups {...list} now={at} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <BusyDates days={declarations.busyDates} today={riyadhDay(new Date(at))} />
        <Conflicts conflicts={declarations.conflicts} />
      </div>
      <InstallHint />
    </div>
  )
}
