import { FileChartColumn, MapPin, StickyNote, Wrench } from 'lucide-react'
import { href } from 'react-router'
import { cityName, isCity } from '#/domain/cities.ts'
import { ReportStatusBadge } from '#/features/fieldwork/visits/components/report-status-badge.tsx'
import {
  CorrectiveActionBadge,
  DueDay,
  PriorityBadge,
} from '#/features/reporting/corrective-actions/components/action-status.tsx'
import { averageMessages } from '#/messages/averages.ts'
import { clientPageMessages } from '#/messages/office/clients.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import { ScoreBadge } from '#/ui/score.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { Time } from '#/ui/time.tsx'
import { startOfDay } from '#/domain/riyadh-time.ts'
import { partPageSize } from '../lists.ts'
import type { NoteLine } from '../notes.server.ts'
import { clientNameIn } from '../list.ts'
import type { ActionLine, BranchLine, PartPage, ReportLine } from '../read-parts.server.ts'
import { Change } from './client-facts.tsx'
import type { OfBranch } from './listed-parts.tsx'

/** Rows lead to the record of the branch. */
export function BranchTable({ clientId, rows }: { clientId: string; rows: readonly BranchLine[] }) {
  const t = useT(clientPageMessages)
  const lang = useLang()
  const columns: Column<BranchLine>[] = [
    {
      key: 'branch',
      header: t('branch'),
      cell: ({ names, location, city, path, isClosed }) => (
        <span className="flex flex-col items-start">
          <bdi className="font-medium">{clientNameIn(names, lang)}</bdi>
          {path.length > 0 && (
            <span className="text-caption text-ink-2">
              <bdi>{path.map((node) => clientNameIn(node, lang)).join(' · ')}</bdi>
            </span>
          )}
          <span className="text-caption text-ink-2">
            <bdi>{city && isCity(city) ? cityName(city, lang) : location}</bdi>
          </span>
          {isClosed && <StatusBadge tone="grey">{t('closed')}</StatusBadge>}
        </span>
      ),
    },
    {
      key: 'score',
      header: t('lastScore'),
      card: 'aside',
      cell: ({ score, change }) =>
        score === null ? (
          <span className="text-caption text-ink-2">{t('noScore')}</span>
        ) : (
          <span className="flex flex-wrap items-center gap-2">
            <ScoreBadge score={score} word={false} />
            {change ? <Change points={change} /> : null}
          </span>
        ),
    },
    { key: 'last', header: t('lastVisit'), cell: ({ lastOn }) => lastOn && <Time at={startOfDay(lastOn)} /> },
    { key: 'actions', header: t('openActions'), numeric: true, cell: ({ openActions }) => openActions || null },
    {
      key: 'certificate',
      header: t('certifiedUntil'),
      cell: ({ certificateUntil }) => certificateUntil && <Time at={certificateUntil} />,
    },
    { key: 'next', header: t('nextVisit'), cell: ({ nextAt }) => nextAt && <Time at={nextAt} /> },
  ]
  return (
    <DataTable
      caption={t('part_branches')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/admin/clients/:clientId/branches/:branchId', { clientId, branchId: id })}
      empty={<EmptyState icon={MapPin} title={t('noBranches')} compact />}
    />
  )
}

export function ReportTable({ rows, oneBranch = false }: { rows: readonly ReportLine[] } & OfBranch) {
  const t = useT(clientPageMessages)
  const word = useT(averageMessages)
  const columns: Column<ReportLine>[] = [
    {
      key: 'number',
      header: t('report'),
      cell: ({ number }) => (
        <bdi dir="ltr" className="num">
          {number}
        </bdi>
      ),
    },
    {
      key: 'status',
      header: t('status'),
      card: 'aside',
      cell: ({ status }) => <ReportStatusBadge status={status} />,
    },
    { key: 'branch', header: t('branch'), cell: ({ branch }) => <bdi>{branch}</bdi> },
    { key: 'type', header: t('type'), cell: ({ type }) => word(`type_${type}`) },
    { key: 'visit', header: t('visit'), cell: ({ visitedAt }) => <Time at={visitedAt} /> },
    { key: 'released', header: t('released'), cell: ({ releasedAt }) => releasedAt && <Time at={releasedAt} /> },
    {
      key: 'score',
      header: t('score'),
      cell: ({ score }) => (score === null ? null : <ScoreBadge score={score} word={false} />),
    },
  ]
  return (
    <DataTable
      caption={t('part_reports')}
      columns={oneBranch ? columns.filter(({ key }) => key !== 'branch') : columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/admin/reports/:reportId', { reportId: id })}
      empty={<EmptyState icon={FileChartColumn} title={t('noReports')} compact />}
    />
  )
}

export function ActionTable({ rows, oneBranch = false }: { rows: readonly ActionLine[] } & OfBranch) {
  const t = useT(clientPageMessages)
  const columns: Column<ActionLine>[] = [
    { key: 'title', header: t('action'), cell: ({ title }) => <bdi className="wrap-anywhere">{title}</bdi> },
    { key: 'status', header: t('status'), card: 'aside', cell: (row) => <CorrectiveActionBadge {...row} /> },
    { key: 'branch', header: t('branch'), cell: ({ branch }) => <bdi>{branch}</bdi> },
    { key: 'owner', header: t('owner'), cell: ({ owner }) => <bdi>{owner}</bdi> },
    { key: 'priority', header: t('priority'), cell: ({ priority }) => <PriorityBadge priority={priority} /> },
    { key: 'due', header: t('due'), cell: (row) => <DueDay action={row} /> },
  ]
  return (
    <DataTable
      caption={t('part_actions')}
      columns={oneBranch ? columns.filter(({ key }) => key !== 'branch') : columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLink={({ reportId }) => href('/admin/reports/:reportId', { reportId })}
      empty={<EmptyState icon={Wrench} title={t('noActions')} compact />}
    />
  )
}

/** Notes of staff, newest first, and the form for another. */
export function NotesPart({ notes: { rows, total } }: { notes: PartPage<NoteLine> }) {
  const t = useT(clientPageMessages)
  const saved = useBackgroundForm(t('noteSaved'))
  return (
    <div className="flex max-w-[45rem] flex-col gap-6">
      <Card title={t('addNote')} description={t('notesAbout')}>
        <ActionForm {...saved} errors="inline" key={rows[0]?.id ?? 'first'}>
          <input type="hidden" name="intent" value="note" />
          <TextArea name="text" label={t('note')} maxLength={4000} required />
          <FormActions>
            <SubmitButton>{t('saveNote')}</SubmitButton>
          </FormActions>
        </ActionForm>
      </Card>
      {rows.length === 0 ? (
        <EmptyState icon={StickyNote} title={t('noNotes')} compact />
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {rows.map(({ id, text, author, at }) => (
            <li key={id} className="flex flex-col gap-1 py-3">
              <p dir="auto" className="text-ui whitespace-pre-wrap wrap-anywhere text-start">
                {text}
              </p>
              <p className="flex flex-wrap gap-x-2 text-caption text-ink-2">
                <bdi>{author}</bdi>
                <Time at={at} mode="datetime" />
              </p>
            </li>
          ))}
        </ul>
      )}
      <Pagination total={total} pageSize={partPageSize} />
    </div>
  )
}
