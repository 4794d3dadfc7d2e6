import { href } from 'react-router'
import { requestCode } from '#/domain/evaluation.ts'
import { formatDay, formatDateTime } from '#/domain/riyadh-time.ts'
import { wavePickMessages } from '#/messages/ordering/wave-visits.ts'
import { waveMessages } from '#/messages/ordering/waves.ts'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ListTable } from '#/ui/list-table.tsx'
import { Time } from '#/ui/time.tsx'
import type { PickList, PickRow, PicksQuery } from '../pick-list.ts'
import { LeftReasons } from './left-reasons.tsx'
import { PickStatus } from './wave-status.tsx'

type PicksTableProps = { list: PickList; query: PicksQuery; waveId: string; rows: readonly PickRow[] }

/** The visits of a wave with whom each is given to, and why some have unset. */
export function PicksTable({ list, query, waveId, rows }: PicksTableProps) {
  const t = useT(wavePickMessages)
  return (
    <ListTable
      list={list}
      query={query}
      rows={rows}
      cells={{
        branch: (row) => <Branch row={row} />,
        state: ({ state }) => <PickStatus state={state} />,
        date: (row) => <VisitDate row={row} />,
        shopper: (row) => <Whom row={row} />,
        fit: ({ fit }) => (fit === null ? null : <bdi dir="ltr">{fit.toFixed(1)}</bdi>),
      }}
      rowKey={({ requestId }) => requestId}
      rowLink={({ requestId }) => href('/admin/secret-shopper/waves/:waveId/visits/:requestId', { waveId, requestId })}
      empty={<EmptyState title={t('noVisits')} compact />}
    />
  )
}

function Branch({ row }: { row: PickRow }) {
  return (
    <span className="cell-pair">
      <bdi>{row.branchName}</bdi>
      <span className="text-caption font-normal text-ink-2">
        <bdi dir="ltr" className="num">
          {requestCode(row.number)}
        </bdi>
        {' · '}
        <bdi>{row.clientName}</bdi>
      </span>
    </span>
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
    <span className="cell-pair">
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
    <span className="cell-pair">
      {shopperName && <bdi>{shopperName}</bdi>}
      {state === 'offered' && expiresAt && (
        <span className="num text-caption text-ink-2">
          {t('answerUntil', { at: formatDateTime(new Date(expiresAt), lang) })}
        </span>
      )}
      {state === 'open' && isByHand && <span className="text-caption text-ink-2">{t('leftOpen')}</span>}
      {hasReasons && <LeftReasons refusals={refusals} most={1} />}
    </span>
  )
}
