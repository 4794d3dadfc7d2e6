import { ClipboardCheck, Plus } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { isNarrowed, readList } from '#/domain/list.ts'
import { isFillingAudit } from '#/domain/operations/audits/state.ts'
import { may } from '#/domain/permissions.ts'
import { readParts } from '#/features/companies/hierarchy/parts.server.ts'
import { WithRight } from '#/features/companies/members/components/rights.tsx'
import { AuditBadge } from '#/features/operations/audits/components/audit-badge.tsx'
import { type AuditLine, auditList } from '#/features/operations/audits/list.ts'
import { browseAudits } from '#/features/operations/audits/list.server.ts'
import { auditMessages } from '#/messages/operations/audits.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Stat, StatGrid } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ListView } from '#/ui/list-page.tsx'
import type { ListCells } from '#/ui/list-table.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { ScoreBadge } from '#/ui/score.tsx'
import type { Route } from './+types/audits'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, auditMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readList(auditList, url.searchParams)
  const actor = actorOf(context)
  const [found, parts] = await Promise.all([
    browseAudits(actor, query),
    may(actor, 'branches.read') ? readParts(actor) : [],
  ])
  return { query, parts, ...found }
})

/** Planned audits, and the results of the company's audits and of self-audits apart from each other. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { query, rows, total, counts, parts, today } = loaderData
  const t = useT(auditMessages)
  const address = href('/client/audits')
  const narrowed = isNarrowed(auditList, query)
  const cells: ListCells<AuditLine> = {
    state: (audit) => <AuditBadge state={audit.state} late={isFillingAudit(audit.state) && audit.plannedOn < today} />,
    final: ({ final }) => (final === null ? null : <ScoreBadge score={final} word={false} />),
  }
  return (
    <div className="flex flex-col">
      <PageHeader
        title={t('title')}
        description={t('about')}
        actions={
          <>
            <LinkButton to={href('/client/audits/gap')}>{t('gap')}</LinkButton>
            <WithRight to="evaluations.request">
              <LinkButton to={`${href('/client/secret-shopper')}?new=1&visit=operations_audit`}>
                {t('order')}
              </LinkButton>
            </WithRight>
            <WithRight to="audits.plan">
              <LinkButton to={href('/client/audits/plan')} variant="primary" icon={Plus}>
                {t('plan')}
              </LinkButton>
            </WithRight>
          </>
        }
      />
      <ListView
        list={auditList}
        query={query}
        rows={rows}
        total={total}
        cells={cells}
        options={{ part: parts }}
        rowKey={({ id }) => id}
        rowLink={({ id }) => href('/client/audits/:auditId', { auditId: id })}
        empty={
          <EmptyState icon={ClipboardCheck} title={t('none')}>
            {t(narrowed ? 'noneNarrowed' : 'noneHint')}
          </EmptyState>
        }
      >
        {counts.mine + counts.late + counts.toRelease > 0 && (
          <StatGrid>
            <Stat label={t('mineOpen')} value={counts.mine} to={`${address}?whose=mine`} />
            <Stat label={t('lateOpen')} value={counts.late} to={address} />
            <Stat label={t('toRelease')} value={counts.toRelease} to={`${address}?view=all&state=signed`} />
          </StatGrid>
        )}
      </ListView>
    </div>
  )
}
