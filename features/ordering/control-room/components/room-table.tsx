import { Ban, CalendarClock, Check, Coins, Eye, Send, Undo2, UserPlus, CircleStop, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { requestCode } from '#/domain/evaluation.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { RequestStatus } from '#/features/ordering/requests/components/status-badge.tsx'
import { boardMessages, manyMessages, roomMessages } from '#/messages/ordering/control-room.ts'
import { evaluationMessages } from '#/messages/evaluations.ts'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { type Selection, selectionColumn } from '#/ui/list-selection.tsx'
import { Menu, type MenuEntry } from '#/ui/menu.tsx'
import { Money } from '#/ui/money.tsx'
import { Time } from '#/ui/time.tsx'
import type { RoomRow } from '../room-list.ts'
import { actsFor, type ManyAct } from '../bulk-actions.ts'
import { roomPath } from '../room-query.ts'
import { useMany } from './many-context.tsx'
import { RiskCell } from './risk-badge.tsx'

export const actIcons: Record<ManyAct, LucideIcon> = {
  approve: Check,
  offer: Send,
  stop: CircleStop,
  assign: UserPlus,
  swap: Undo2,
  move: CalendarClock,
  bonus: Coins,
  takeBack: Undo2,
  cancel: Ban,
}

type RoomTableProps = {
  rows: readonly RoomRow[]
  empty: ReactNode
  selection: Selection<RoomRow>
  /** Heading over the rows of a queue. */
  groupOf?: ((row: RoomRow) => string) | undefined
}

/** Requests with state, offers and steps. */
export function RoomTable({ rows, empty, selection, groupOf }: RoomTableProps) {
  const t = useT(roomMessages)
  const word = useT(evaluationMessages)
  const columns: Column<RoomRow>[] = [
    selectionColumn(selection, rows),
    {
      key: 'number',
      header: word('reference'),
      cell: ({ number }) => (
        <bdi dir="ltr" className="num text-ink-3">
          {requestCode(number)}
        </bdi>
      ),
      card: 'hidden',
    },
    { key: 'branch', header: word('branch'), sort: 'branch', cell: (row) => <BranchCell row={row} />, names: true },
    {
      key: 'risk',
      header: t('riskShort'),
      sort: 'risk',
      cell: ({ risk, reasons }) => risk && <RiskCell risk={risk} reasons={reasons} />,
      card: 'aside',
    },
    {
      key: 'visit',
      header: t('visit'),
      sort: 'visit',
      exact: true,
      cell: (row) => <VisitCell row={row} />,
      bare: true,
      room: 's',
    },
    {
      key: 'status',
      header: word('status'),
      sort: 'status',
      cell: ({ status }) => <RequestStatus status={status} />,
      bare: true,
    },
    {
      key: 'shopper',
      room: 'm',
      header: word('shopper'),
      cell: (row) => (row.shopperName || row.offer) && <ShopperCell row={row} />,
      bare: true,
    },
    {
      key: 'bonus',
      room: 'xl',
      header: t('bonus'),
      sort: 'bonus',
      numeric: true,
      cell: ({ bonus }) => (bonus > 0 ? <Money halalas={bonus} bare /> : null),
    },
    {
      key: 'actions',
      header: word('details'),
      hideHeader: true,
      cell: (row) => <RowMenu row={row} />,
      card: 'aside',
    },
  ]
  return (
    <DataTable
      caption={word('requests')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLink={({ id }) => `${roomPath}/${id}`}
      empty={empty}
      {...(groupOf && { groupOf })}
      defaultSort="-created"
    />
  )
}

function BranchCell({ row }: { row: RoomRow }) {
  return (
    <span className="cell-pair">
      <bdi>{row.branchName}</bdi>
      <bdi className="font-normal text-ink-2">{row.clientName}</bdi>
    </span>
  )
}

/** Date of the visit, and the shopper's window. */
export function VisitCell({ row }: { row: RoomRow }) {
  const t = useT(roomMessages)
  const word = useT(evaluationMessages)
  const lang = useLang()
  const { earliestOn, latestOn } = row
  return (
    <span className="cell-pair">
      <Time at={row.visitAt} mode="datetime" />
      <span className="room-l text-caption text-ink-2">{word(`type_${row.type}`)}</span>
      {earliestOn && latestOn && earliestOn !== latestOn && (
        <span className="room-xl text-caption text-ink-2">
          {t('window', { from: formatDay(earliestOn, lang), until: formatDay(latestOn, lang) })}
        </span>
      )}
    </span>
  )
}

/** Shopper of the visit, or the current offer. */
export function ShopperCell({ row }: { row: RoomRow }) {
  const t = useT(roomMessages)
  if (row.shopperName) return <bdi>{row.shopperName}</bdi>
  if (!row.offer) return null
  return (
    <span className="cell-pair">
      <span>{t('offeredTo', { shopper: row.offer.shopperName })}</span>
      <span className="text-caption text-ink-2">
        {t('until')} <Time at={row.offer.until} mode="datetime" />
      </span>
    </span>
  )
}

/** Steps of one request, with the dialogs of the same steps on many. */
export function useActs(row: RoomRow): MenuEntry[] {
  const t = useT(manyMessages)
  const word = useT(boardMessages)
  const { ask, run } = useMany()
  return actsFor(row.status, row.offer !== null).map((act) => ({
    id: act,
    label: act === 'cancel' ? word('move_cancel') : t(`act_${act}`),
    icon: actIcons[act],
    danger: act === 'cancel',
    ...(act === 'assign'
      ? { to: `${roomPath}/${row.id}#assign` }
      : { onAction: () => (act === 'approve' ? run(act, [row.id]) : ask({ act, ids: [row.id] })) }),
  }))
}

function RowMenu({ row }: { row: RoomRow }) {
  const word = useT(boardMessages)
  const acts = useActs(row)
  return <Menu items={[{ id: 'open', label: word('open'), icon: Eye, to: `${roomPath}/${row.id}` }, ...acts]} />
}
