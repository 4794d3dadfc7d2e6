import { type ReactNode } from 'react'
import { href } from 'react-router'
import { requestCode } from '#/domain/evaluation.ts'
import { formatDay, formatDateTime } from '#/domain/riyadh-time.ts'
import { wavePickMessages } from '#/messages/ordering/wave-visits.ts'
import { waveMessages } from '#/messages/ordering/waves.ts'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { PickRow } from '../read-picks.server.ts'
import { LeftReasons } from './left-reasons.tsx'
import { PickStatus } from './wave-status.tsx'

type PicksTableProps = { waveId: string; rows: readonly PickRow[]; empty: ReactNode }

/** The visits of a wave with whom each is given to, and why some have nobody. */
export function PicksTable({ waveId, rows, empty }: PicksTableProps) {
  const t = useT(wavePickMessages)
  const columns: Column<PickRow>[] = [
    {
      key: 'branch',
      header: t('branch'),
      sort: 'branch',
      cell: (row) => (
        <span className="flex min-w-0 flex-col leading-5">
          <bdi>{row.branchName}</bdi>
          <span className="text-caption font-normal text-ink-2">
            <bdi dir="ltr" className="num">
              {requestCode(row.number)}
            </bdi>
            {' · '}
            <bdi>{row.clientName}</bdi>
          </span>
        </span>
      ),
    },
    { key: 'state', header: t('state'), cell: ({ state }) => <PickStatus state={state} />, card: 'aside' },
    { key: 'date', header: t('date'), sort: 'visit', cell: (row) => <VisitDate row={row} /> },
    { key: 'shopper', header: t('shopper'), cell: (row) => <Whom row={row} /> },
    {
      key: 'fit',
      header: t('fit'),
      sort: 'fit',
      cell: ({ fit }) => (fit === null ? null : <bdi dir="ltr">{fit.toFixed(1)}</bdi>),
      numeric: true,
    },
  ]
  return (
    <DataTable
      caption={t('view_visits')}
      columns={columns}
      rows={rows}
      rowKey={({ requestId }) => requestId}
      rowLink={({ requestId }) => href('/admin/secret-shopper/waves/:waveId/visits/:requestId', { waveId, requestId })}
      empty={empty}
      defaultSort="visit"
    />
  )
}

/** When, and within which days and part of the day the shopper may move it. */
export function VisitDate({ row: { visitAt, from, until, dayPart } }: { row: PickRow }) {
  const t = useT(wavePickMessages)
  const word = useT(waveMessages)
  const lang = useLang()
  const window =
    from && until && from !== until ? t('window', { from: formatDay(from, lang), until: formatDay(until, lang) }) : null
  const part = dayPart ? word(`part_${dayPart}`) : null
  const detail = [part, window].filter((text) => text !== null).join(lang === 'ar' ? '، ' : ', ')
  return (
    <span className="flex flex-col max-md:items-end max-md:text-end">
      <Time at={visitAt} mode="datetime" />
      {detail && <span className="num text-caption text-ink-2">{detail}</span>}
    </span>
  )
}

function Whom({ row }: { row: PickRow }) {
  const t = useT(wavePickMessages)
  const lang = useLang()
  const { state, shopperName, expiresAt, isByHand, refusals } = row
  const hasReasons = (state === 'open' || state === 'refused') && Object.keys(refusals).length > 0
  return (
    <span className="flex flex-col gap-0.5 max-md:items-end max-md:text-end">
      {shopperName && <bdi>{shopperName}</bdi>}
      {state === 'offered' && expiresAt && (
        <span className="num text-caption text-ink-2">
          {t('answerUntil', { at: formatDateTime(new Date(expiresAt), lang) })}
        </span>
      )}
      {state === 'open' && isByHand && <span className="text-caption text-ink-2">{t('leftOpen')}</span>}
      {hasReasons && <LeftReasons refusals={refusals} most={2} />}
    </span>
  )
}
