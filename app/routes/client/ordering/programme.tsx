import { CalendarRange, Plus } from 'lucide-react'
import { href, Link } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { ProgrammeUse } from '#/domain/ordering/programme-use.ts'
import type { Cadence } from '#/domain/ordering/programme.ts'
import { may } from '#/domain/permissions.ts'
import {
  CoverageFacts,
  PeriodText,
  ProgrammeStatus,
} from '#/features/ordering/programmes/components/programme-parts.tsx'
import { type ProgrammeUses, readProgrammeUses } from '#/features/ordering/programmes/quote.server.ts'
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
  const mayWrite = may(actor, 'programmes.write')
  const none: ProgrammeUses = {}
  const [programmes, uses] = await Promise.all([browseProgrammes(actor), mayWrite ? readProgrammeUses(actor) : none])
  return { programmes, mayWrite, uses }
})

/** The company's visit programmes with the coverage of their current period. */
export default function Page({ loaderData: { programmes, mayWrite, uses } }: Route.ComponentProps) {
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
              <PlanUse use={uses[id]} cadence={rule.cadence} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** What the programme takes of the plan in each period. */
function PlanUse({ use, cadence }: { use: ProgrammeUse | undefined; cadence: Cadence }) {
  const t = useT(programmeMessages)
  if (!use) return null
  const facts = { within: String(use.within), beyond: String(use.beyond) }
  return (
    <p className="num text-caption text-ink-2">
      {use.left === null
        ? t(`takesFree_${cadence}`, facts)
        : t(`takes_${cadence}`, { ...facts, left: String(use.left) })}
    </p>
  )
}
