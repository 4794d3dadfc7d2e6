import { CalendarCheck, Plus } from 'lucide-react'
import { href, Link } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { nameFor } from '#/domain/branch-names.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { DutyBadge, Responsible } from '#/features/operations/duties/components/duty-parts.tsx'
import { useRepetition } from '#/features/operations/duties/components/duty-words.ts'
import { type Duty, readDuties } from '#/features/operations/duties/read-duties.server.ts'
import { dutyMessages } from '#/messages/operations/duties.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/duties'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, dutyMessages.duties) }]

export const loader = pageData(({ context }: Route.LoaderArgs) => readDuties(actorOf(context)))

/** Duties that the reader keeps, each with how it repeats and its next date. */
export default function Page({ loaderData: duties }: Route.ComponentProps) {
  const t = useT(dutyMessages)
  const create = (
    <LinkButton to={href('/client/admin-task-tracking/duties/new')} variant="primary" icon={Plus}>
      {t('newDuty')}
    </LinkButton>
  )
  return (
    <>
      <PageHeader
        breadcrumbs={[{ to: href('/client/admin-task-tracking'), label: t('title') }, { label: t('duties') }]}
        title={t('duties')}
        actions={duties.length > 0 && create}
      />
      {duties.length === 0 ? (
        <EmptyState icon={CalendarCheck} title={t('noDuties')} action={create}>
          {t('noDutiesHint')}
        </EmptyState>
      ) : (
        <ul className="flex flex-col">
          {duties.map((duty) => (
            <DutyRow key={duty.id} duty={duty} />
          ))}
        </ul>
      )}
    </>
  )
}

function DutyRow({ duty }: { duty: Duty }) {
  const t = useT(dutyMessages)
  const lang = useLang()
  const repetition = useRepetition()
  const [next] = duty.next
  return (
    <li className="flex flex-col gap-1 border-b border-line py-4 first:border-t">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-ui font-semibold">
          <Link to={href('/client/admin-task-tracking/duties/:dutyId', { dutyId: duty.id })} className="link">
            <bdi>{duty.title}</bdi>
          </Link>
        </h2>
        {duty.state !== 'active' && <DutyBadge state={duty.state} />}
      </div>
      <p className="flex flex-wrap gap-x-4 text-caption text-ink-2">
        <span>{repetition(duty)}</span>
        <bdi>{nameFor(duty.place, lang)}</bdi>
        <Responsible owner={duty.owner} />
        {next && <span>{t('nextOn', { date: formatDay(next.day, lang) })}</span>}
      </p>
    </li>
  )
}
