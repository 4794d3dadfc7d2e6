import { CalendarRange, Plus } from 'lucide-react'
import { href, Link } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { may } from '#/domain/permissions.ts'
import {
  CoverageFacts,
  PeriodText,
  ProgrammeStatus,
} from '#/features/ordering/programmes/components/programme-parts.tsx'
import { browseProgrammes } from '#/features/ordering/programmes/read-programmes.server.ts'
import { programmeMessages } from '#/messages/ordering/programmes.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/programme'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, programmeMessages.title) }]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  return { programmes: await browseProgrammes(actor), mayWrite: may(actor, 'programmes.write') }
})

/** The company's visit programmes with the coverage of their current period. */
export default function Page({ loaderData: { programmes, mayWrite } }: Route.ComponentProps) {
  const t = useT(programmeMessages)
  const create = mayWrite && (
    <LinkButton to={href('/client/programme/new')} variant="primary" icon={Plus}>
      {t('new')}
    </LinkButton>
  )
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} actions={create} />
      {programmes.length === 0 ? (
        <EmptyState icon={CalendarRange} title={t('empty')} action={create}>
          {t('emptyHelp')}
        </EmptyState>
      ) : (
        <ul className="flex flex-col">
          {programmes.map(({ id, name, state, rule, period, coverage }) => (
            <li key={id} className="flex flex-col gap-3 border-b border-line py-5 first:border-t">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <h2 className="text-h3">
                  <Link to={href('/client/programme/:programmeId', { programmeId: id })} className="link">
                    <bdi>{name}</bdi>
                  </Link>
                </h2>
                <ProgrammeStatus state={state} />
              </div>
              <p className="text-ui text-ink-2">{t(`rhythm_${rule.cadence}`, { count: rule.visits })}</p>
              <p className="text-caption text-ink-2">
                <PeriodText period={period} />
              </p>
              <CoverageFacts coverage={coverage} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
