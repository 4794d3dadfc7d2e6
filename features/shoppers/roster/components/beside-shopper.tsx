import type { ReactNode } from 'react'
import { href } from 'react-router'
import { cities, isCity } from '#/domain/cities.ts'
import { requestCode } from '#/domain/evaluation.ts'
import { formatTenths } from '#/domain/score.ts'
import { RequestStatus } from '#/features/ordering/requests/components/status-badge.tsx'
import { assignmentMessages } from '#/messages/assignment.ts'
import { rosterMessages } from '#/messages/roster.ts'
import { shopperPageMessages } from '#/messages/roster-page.ts'
import { Beside, BesidePart } from '#/ui/beside.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { OpenLink } from '#/ui/open-link.tsx'
import { Time } from '#/ui/time.tsx'
import type { RosterRow } from '../list.ts'
import type { VisitLine } from '../read-parts.server.ts'
import type { BesideShopper } from '../read-beside.server.ts'
import { DecisionButtons } from './decision-buttons.tsx'
import { ShopperFigures } from './overview.tsx'
import { ShopperNotices } from './shopper-notices.tsx'
import { StateBadge } from './state-badge.tsx'

const pageOf = (shopperId: string) => href('/admin/freelancers/:shopperId', { shopperId })

/** The roster with the shopper of a pressed row beside it. */
export function BesideShoppers({ rows, children }: { rows: readonly RosterRow[]; children: ReactNode }) {
  return (
    <Beside<BesideShopper>
      ids={rows.map(({ id }) => id)}
      version={rows}
      page={pageOf}
      name={({ row }) => row.name}
      head={({ row }) => <StateBadge state={row.state} isMerged={row.isMerged} />}
      body={(shopper) => <ShopperBody shopper={shopper} />}
      foot={(shopper) => <DecisionButtons key={shopper.row.id} shopper={shopper} narrow />}
    >
      {children}
    </Beside>
  )
}

function ShopperBody({ shopper }: { shopper: BesideShopper }) {
  const t = useT(shopperPageMessages)
  const word = useT(rosterMessages)
  const level = useT(assignmentMessages)
  const lang = useLang()
  const { row, visits } = shopper
  return (
    <>
      <div>
        <h2 className="text-h3 font-semibold">
          <bdi>{row.name}</bdi>
        </h2>
        <p className="text-caption text-ink-2">
          {word(`type_${row.type}`)} · {level(`level_${row.level}`)}
        </p>
      </div>
      <ShopperNotices shopper={shopper} />
      <ShopperFigures shopper={shopper} narrow />
      <DescriptionList
        columns={2}
        items={[
          { term: t('city'), value: row.city && isCity(row.city) ? cities[row.city].name[lang] : null },
          { term: t('joined'), value: <Time at={row.joinedAt} /> },
          { term: t('phone'), value: row.phone && <bdi dir="ltr">{row.phone}</bdi> },
          { term: t('email'), value: <bdi dir="ltr">{row.email}</bdi> },
        ]}
      />
      {row.papersWaiting > 0 && (
        <BesidePart title={word('papers')}>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span className="text-ui">{word('papersWaiting', { count: row.papersWaiting })}</span>
            <LinkButton to={`${pageOf(row.id)}?tab=papers`} size="dense">
              {t('checkPapers')}
            </LinkButton>
          </div>
        </BesidePart>
      )}
      <BesidePart title={t('latestVisits')}>
        <Visits visits={visits} />
      </BesidePart>
    </>
  )
}

function Visits({ visits }: { visits: readonly VisitLine[] }) {
  const t = useT(shopperPageMessages)
  if (visits.length === 0) return <p className="text-ui text-ink-2">{t('noVisits')}</p>
  return (
    <ul className="flex flex-col divide-y divide-line">
      {visits.map(({ id, number, branch, at, status, report }) => (
        <li key={id} className="flex items-start justify-between gap-3 py-2 text-ui">
          <span className="min-w-0">
            <OpenLink to={href('/admin/secret-shopper/:requestId', { requestId: id })} className="link">
              <bdi>{branch}</bdi>
            </OpenLink>
            <span className="flex flex-wrap gap-x-2 text-caption text-ink-2">
              <bdi dir="ltr" className="code">
                {requestCode(number)}
              </bdi>
              <Time at={at} />
            </span>
          </span>
          <span className="flex shrink-0 flex-col items-end gap-0.5">
            <RequestStatus status={status} />
            {report?.grade != null && (
              <span className="text-caption text-ink-2">{t('gradeOf', { grade: formatTenths(report.grade) })}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
