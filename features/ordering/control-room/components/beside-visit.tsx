import type { ReactNode } from 'react'
import { href } from 'react-router'
import { requestCode } from '#/domain/evaluation.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { BestShoppers } from '#/features/ordering/assignment/components/best-shoppers.tsx'
import { AdminTimeline } from '#/features/ordering/requests/components/admin-timeline.tsx'
import { RequestNotes } from '#/features/ordering/requests/components/request-facts.tsx'
import { RequestStatus } from '#/features/ordering/requests/components/status-badge.tsx'
import { assignmentMessages } from '#/messages/assignment.ts'
import { roomMessages } from '#/messages/ordering/control-room.ts'
import { evaluationMessages } from '#/messages/evaluations.ts'
import { Beside, BesidePart } from '#/ui/beside.tsx'
import { Button, LinkButton } from '#/ui/button.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Menu } from '#/ui/menu.tsx'
import { Money } from '#/ui/money.tsx'
import { OpenLink } from '#/ui/open-link.tsx'
import { Time } from '#/ui/time.tsx'
import type { ManyAct } from '../bulk-actions.ts'
import type { BesideVisit } from '../read-beside.server.ts'
import type { RoomRow } from '../room-list.ts'
import { roomPath } from '../room-query.ts'
import { useMany } from './many-context.tsx'
import { RiskCell } from './risk-badge.tsx'
import { ShopperCell, useActs } from './room-table.tsx'

/** The control room's table with the visit of a pressed row beside it. */
export function BesideRoom({ rows, children }: { rows: readonly RoomRow[]; children: ReactNode }) {
  return (
    <Beside<BesideVisit>
      ids={rows.map(({ id }) => id)}
      version={rows}
      page={(id) => `${roomPath}/${id}`}
      name={({ number, branchName }) => `${requestCode(number)} ${branchName}`}
      head={({ number, status }) => (
        <>
          <bdi dir="ltr" className="code">
            {requestCode(number)}
          </bdi>
          <RequestStatus status={status} />
        </>
      )}
      body={(visit) => <VisitBody visit={visit} />}
      foot={(visit) => <VisitFoot visit={visit} />}
    >
      {children}
    </Beside>
  )
}

function VisitBody({ visit }: { visit: BesideVisit }) {
  const t = useT(roomMessages)
  const word = useT(evaluationMessages)
  const assign = useT(assignmentMessages)
  const lang = useLang()
  const { earliestOn, latestOn } = visit
  const isWindow = earliestOn && latestOn && earliestOn !== latestOn
  return (
    <>
      <div className="flex flex-col items-start gap-1">
        <h2 className="text-h3 font-semibold">
          <OpenLink
            to={href('/admin/clients/:clientId/branches/:branchId', {
              clientId: visit.clientId,
              branchId: visit.branchId,
            })}
            className="hover:underline"
          >
            <bdi>{visit.branchName}</bdi>
          </OpenLink>
        </h2>
        <OpenLink to={href('/admin/clients/:clientId', { clientId: visit.clientId })}>
          <bdi>{visit.clientName}</bdi>
        </OpenLink>
        <RiskCell risk={visit.risk} reasons={visit.reasons} />
      </div>
      <DescriptionList
        columns={2}
        items={[
          { term: t('visit'), value: <Time at={visit.visitAt} mode="datetime" /> },
          { term: word('type'), value: word(`type_${visit.type}`) },
          {
            term: word('window'),
            value: isWindow
              ? t('window', { from: formatDay(earliestOn, lang), until: formatDay(latestOn, lang) })
              : null,
          },
          { term: word('location'), value: visit.branchLocation },
          { term: word('shopper'), value: visit.shopperName || visit.offer ? <ShopperCell row={visit} /> : null },
          { term: t('bonus'), value: visit.bonus > 0 ? <Money halalas={visit.bonus} /> : null },
        ]}
      />
      {visit.best && (
        <BesidePart title={assign('title')}>
          <BestShoppers best={visit.best} action={`${roomPath}/${visit.id}/beside`} isOffered={visit.offer !== null} />
        </BesidePart>
      )}
      {visit.notes && (
        <BesidePart title={word('notes')}>
          <RequestNotes notes={visit.notes} />
        </BesidePart>
      )}
      <BesidePart title={word('history')}>
        <AdminTimeline events={visit.events} />
      </BesidePart>
    </>
  )
}

/** Steps that stand open in the foot; the others are in its menu. The last is the primary one. */
const mainActs: Partial<Record<BesideVisit['status'], readonly ManyAct[]>> = {
  pending: ['move', 'approve'],
  approved: ['stop', 'offer', 'assign'],
  assigned: ['takeBack', 'move'],
}

function VisitFoot({ visit }: { visit: BesideVisit }) {
  const entries = useActs(visit)
  const { isBusy } = useMany()
  const main = mainActs[visit.status] ?? []
  const shown = main.flatMap((act) => entries.filter(({ id }) => id === act))
  const rest = entries.filter(({ id }) => !shown.some((entry) => entry.id === id))
  return (
    <>
      <Menu items={rest} />
      {shown.map(({ id, label, icon, to, onAction }, index) => {
        const look = { icon, variant: index === shown.length - 1 ? 'primary' : 'secondary' } as const
        return to ? (
          <LinkButton key={id} to={to} {...look}>
            {label}
          </LinkButton>
        ) : (
          <Button key={id} changes pending={isBusy} onClick={onAction} {...look}>
            {label}
          </Button>
        )
      })}
    </>
  )
}
