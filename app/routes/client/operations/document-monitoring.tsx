import { BookOpen, CalendarDays, FileCheck, Plus, Users } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { isNarrowed, readList } from '#/domain/list.ts'
import { may } from '#/domain/permissions.ts'
import { readParts } from '#/features/companies/hierarchy/parts.server.ts'
import { PaperStateBadge, useDaysText } from '#/features/operations/papers/components/paper-parts.tsx'
import { paperList } from '#/features/operations/papers/list.ts'
import { browsePapers } from '#/features/operations/papers/list.server.ts'
import type { PaperLine } from '#/features/operations/papers/read-paper.server.ts'
import { paperCalendarMessages } from '#/messages/operations/paper-calendar.ts'
import { paperFolderMessages } from '#/messages/operations/paper-folder.ts'
import { paperMessages } from '#/messages/operations/papers.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import { type ListCells } from '#/ui/list-table.tsx'
import { useRights } from '#/ui/rights.tsx'
import type { Route } from './+types/document-monitoring'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = readList(paperList, url.searchParams)
  const [found, parts] = await Promise.all([
    browsePapers(actor, query),
    may(actor, 'branches.read') ? readParts(actor) : [],
  ])
  const mays = {
    keep: may(actor, 'documents.write'),
    workers: may(actor, 'documents.workers'),
    report: may(actor, 'documents.all'),
  }
  return { query, parts, mays, ...found }
})

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, paperMessages.title) }]

function StateCell({ paper }: { paper: PaperLine }) {
  const days = useDaysText()
  const tells = ['expired', 'late', 'expiring', 'renewing'].includes(paper.state)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <PaperStateBadge state={paper.state} />
      {tells && <span className="text-caption text-ink-2">{days(paper.daysLeft)}</span>}
    </span>
  )
}

function SubjectCell({ paper: { worker, branch } }: { paper: PaperLine }) {
  const t = useT(paperMessages)
  if (!branch) return <span className="text-ink-2">{t('wholeCompany')}</span>
  return worker ? (
    <span>
      <bdi>{worker}</bdi> <span className="text-caption text-ink-2">{branch}</span>
    </span>
  ) : (
    <bdi>{branch}</bdi>
  )
}

const cells: ListCells<PaperLine> = {
  state: (paper) => <StateCell paper={paper} />,
  subject: (paper) => <SubjectCell paper={paper} />,
}

/** Papers of the company, its branches and workers, those that end first at the top. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { query, rows, total, counts, parts, branches, kinds, mays } = loaderData
  const t = useT(paperMessages)
  const calendar = useT(paperCalendarMessages)
  const folder = useT(paperFolderMessages)
  const lang = useLang()
  const { readOnly } = useRights()
  const [only, ...more] = branches
  const has = counts.current + counts.replaced > 0 || isNarrowed(paperList, query)
  const add = mays.keep && !readOnly && (
    <LinkButton to={href('/client/document-monitoring/new')} icon={Plus} variant="primary">
      {t('add')}
    </LinkButton>
  )
  return (
    <ListPage
      title={t('title')}
      actions={
        <>
          {has && (
            <LinkButton to={href('/client/document-monitoring/calendar')} icon={CalendarDays} variant="quiet">
              {calendar('open')}
            </LinkButton>
          )}
          {has && mays.report && (
            <LinkButton
              icon={BookOpen}
              variant="quiet"
              {...(only && more.length === 0
                ? { reloadDocument: true, to: href('/client/field/papers/:branchId', { branchId: only.id }) }
                : { to: href('/client/document-monitoring/folders') })}
            >
              {folder('open')}
            </LinkButton>
          )}
          {mays.workers && (
            <LinkButton to={href('/client/document-monitoring/workers')} icon={Users}>
              {t('workersLink')}
            </LinkButton>
          )}
          {has && add}
        </>
      }
      list={paperList}
      query={query}
      rows={rows}
      total={total}
      counts={counts}
      cells={cells}
      bare={!has}
      options={{
        kind: kinds.map(({ code, name }) => ({ value: code, label: name[lang] })),
        part: parts,
        branch: branches.map(({ id, name }) => ({ value: id, label: name })),
      }}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/client/document-monitoring/:documentId', { documentId: id })}
      empty={
        <EmptyState icon={FileCheck} title={t('none')} action={add}>
          {t('noneHint')}
        </EmptyState>
      }
    />
  )
}
