import { Ban, Check, Eye, UserPlus } from 'lucide-react'
import { type ReactNode } from 'react'
import { Link, useSearchParams, useSubmit } from 'react-router'
import { requestCode } from '#/domain/evaluation.ts'
import { controlRoomMessages, evaluationMessages } from '#/messages/evaluations.ts'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { useT } from '#/ui/language.tsx'
import { Menu, type MenuEntry } from '#/ui/menu.tsx'
import { Money } from '#/ui/money.tsx'
import { Time } from '#/ui/time.tsx'
import type { RequestRow } from '../browse-all.server.ts'
import { RequestStatus, RiskMark } from './status-badge.tsx'

/** The form of the bulk bar: the boxes of the rows belong to it wherever they stand. */
export const bulkFormId = 'approve-many'

type ControlRoomTableProps = {
  rows: readonly RequestRow[]
  empty: ReactNode
  selected: ReadonlySet<string>
  onSelect: (id: string, selected: boolean) => void
}

/** All requests with what can be done to each. */
export function ControlRoomTable({ rows, empty, selected, onSelect }: ControlRoomTableProps) {
  const t = useT(evaluationMessages)
  const columns: Column<RequestRow>[] = [
    {
      key: 'client',
      header: t('client'),
      cell: (row) => <TitleCell row={row} selected={selected.has(row.id)} onSelect={onSelect} />,
    },
    { key: 'status', header: t('status'), cell: ({ status }) => <RequestStatus status={status} />, card: 'aside' },
    {
      key: 'branch',
      header: t('branch'),
      cell: ({ branchName, branchLocation }) => (
        <span className="flex min-w-0 flex-col max-md:text-end">
          <span>
            <bdi>{branchName}</bdi>
          </span>
          <span className="text-caption text-ink-2">
            <bdi>{branchLocation}</bdi>
          </span>
        </span>
      ),
    },
    {
      key: 'type',
      header: t('type'),
      cell: ({ type }) => <span className="xl:whitespace-nowrap">{t(`type_${type}`)}</span>,
    },
    {
      key: 'visit',
      header: t('visit'),
      sort: 'visit',
      cell: ({ visitAt, risk }) => (
        <span className="flex flex-col max-md:items-end max-md:text-end">
          <Time at={visitAt} mode="datetime" />
          <RiskMark risk={risk} />
        </span>
      ),
    },
    { key: 'shopper', header: t('shopper'), cell: ({ shopperName }) => shopperName && <bdi>{shopperName}</bdi> },
    { key: 'price', header: t('price'), cell: ({ price }) => <Money halalas={price} bare />, numeric: true },
    { key: 'actions', header: t('details'), hideHeader: true, cell: (row) => <RowMenu row={row} /> },
  ]
  return (
    <DataTable
      caption={t('requests')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={empty}
      defaultSort="-created"
    />
  )
}

type TitleCellProps = { row: RequestRow; selected: boolean; onSelect: (id: string, selected: boolean) => void }

/** Only what can be approved can be selected. */
function TitleCell({ row, selected, onSelect }: TitleCellProps) {
  const t = useT(controlRoomMessages)
  const code = requestCode(row.number)
  return (
    <span className="flex items-center gap-3">
      <span className="inline-flex size-6 shrink-0 items-center justify-center max-md:empty:hidden">
        {row.status === 'pending' && (
          <input
            type="checkbox"
            form={bulkFormId}
            name="requestId"
            value={row.id}
            checked={selected}
            onChange={(event) => onSelect(row.id, event.target.checked)}
            aria-label={t('select', { number: code })}
            className="size-6 accent-primary"
          />
        )}
      </span>
      <Link
        to={`/admin/secret-shopper/${row.id}`}
        className="flex min-w-0 flex-col underline decoration-line-input decoration-1 underline-offset-4 hover:decoration-2 max-md:min-h-11 max-md:justify-center"
      >
        <span>
          <bdi>{row.clientName}</bdi>
        </span>
        <bdi dir="ltr" className="num w-fit text-caption font-normal text-ink-2">
          {code}
        </bdi>
      </Link>
    </span>
  )
}

function RowMenu({ row }: { row: RequestRow }) {
  const t = useT(controlRoomMessages)
  const submit = useSubmit()
  const [search] = useSearchParams()
  const cancelling = new URLSearchParams(search)
  cancelling.set('cancel', row.id)
  const page = `/admin/secret-shopper/${row.id}`
  const approve = () =>
    void submit({ intent: 'approve', requestId: row.id }, { method: 'post', preventScrollReset: true })
  const items: MenuEntry[] = [
    { id: 'open', label: t('open'), icon: Eye, to: page },
    ...(row.status === 'pending' ? [{ id: 'approve', label: t('approve'), icon: Check, onAction: approve }] : []),
    ...(row.status === 'approved'
      ? [{ id: 'assign', label: t('assignLink'), icon: UserPlus, to: `${page}#assign` }]
      : []),
    ...(['pending', 'approved', 'assigned'].includes(row.status)
      ? [{ id: 'cancel', label: t('cancel'), icon: Ban, to: `?${cancelling}`, danger: true }]
      : []),
  ]
  return <Menu items={items} />
}
