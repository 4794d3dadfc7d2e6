import { FileQuestion, ListChecks, MessageSquare } from 'lucide-react'
import { href, Link } from 'react-router'
import { textIn } from '#/features/fieldwork/questionnaires/condition-words.ts'
import { averageMessages } from '#/messages/averages.ts'
import { clientRecordMessages } from '#/messages/office/client-record.ts'
import { StatusBadge, type Tone } from '#/ui/badge.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { ApplicationLine, DisputeLine, QuestionnaireLine } from '../read-quality-parts.server.ts'

const disputeTones: Record<DisputeLine['state'], Tone> = {
  open: 'yellow-deep',
  upheld: 'green',
  declined: 'red',
  withdrawn: 'grey',
}

export function DisputeTable({ rows }: { rows: readonly DisputeLine[] }) {
  const t = useT(clientRecordMessages)
  const columns: Column<DisputeLine>[] = [
    { key: 'report', header: t('report'), cell: ({ number }) => <Code>{String(number)}</Code> },
    {
      key: 'state',
      header: t('status'),
      card: 'aside',
      cell: ({ state }) => <StatusBadge tone={disputeTones[state]}>{t(`dispute_${state}`)}</StatusBadge>,
    },
    { key: 'branch', header: t('branch'), bare: true, cell: ({ branch }) => <bdi>{branch}</bdi> },
    { key: 'reason', header: t('reason'), cell: ({ reason }) => <Words text={reason} /> },
    { key: 'opened', header: t('openedOn'), cell: ({ openedAt }) => <Time at={openedAt} /> },
    {
      key: 'due',
      header: t('due'),
      cell: ({ state, dueAt }) => state === 'open' && <Time at={dueAt} mode="datetime" />,
    },
    { key: 'decided', header: t('decidedOn'), cell: ({ decidedAt }) => decidedAt && <Time at={decidedAt} /> },
    { key: 'by', header: t('decidedBy'), cell: ({ decidedBy }) => decidedBy && <bdi>{decidedBy}</bdi> },
  ]
  return (
    <DataTable
      caption={t('part_disputes')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLink={({ reportId }) => href('/admin/reports/:reportId', { reportId })}
      empty={<EmptyState icon={MessageSquare} title={t('noDisputes')} compact />}
    />
  )
}

const applicationTones: Record<ApplicationLine['state'], Tone> = {
  waiting: 'yellow-deep',
  issued: 'green',
  declined: 'red',
  withdrawn: 'grey',
}

export function ApplicationTable({ rows }: { rows: readonly ApplicationLine[] }) {
  const t = useT(clientRecordMessages)
  const columns: Column<ApplicationLine>[] = [
    { key: 'branch', header: t('branch'), cell: ({ branch }) => <bdi>{branch}</bdi> },
    {
      key: 'state',
      header: t('status'),
      card: 'aside',
      cell: ({ state }) => <StatusBadge tone={applicationTones[state]}>{t(`application_${state}`)}</StatusBadge>,
    },
    { key: 'applied', header: t('appliedOn'), cell: ({ appliedAt }) => <Time at={appliedAt} /> },
    { key: 'decided', header: t('decidedOn'), cell: ({ decidedAt }) => decidedAt && <Time at={decidedAt} /> },
    { key: 'by', header: t('decidedBy'), cell: ({ decidedBy }) => decidedBy && <bdi>{decidedBy}</bdi> },
    { key: 'answer', header: t('answer'), cell: ({ answer }) => answer && <Words text={answer} /> },
    {
      key: 'certificate',
      header: t('certificate'),
      cell: ({ certificateId, certificate }) =>
        certificateId && (
          <Link to={href('/admin/certificates/:certificateId', { certificateId })} className="link">
            <Code>{certificate}</Code>
          </Link>
        ),
    },
  ]
  return (
    <DataTable
      caption={t('part_applications')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<EmptyState icon={FileQuestion} title={t('noApplications')} compact />}
    />
  )
}

export function QuestionnaireTable({ rows }: { rows: readonly QuestionnaireLine[] }) {
  const t = useT(clientRecordMessages)
  const word = useT(averageMessages)
  const lang = useLang()
  const columns: Column<QuestionnaireLine>[] = [
    { key: 'title', header: t('questionnaire'), cell: ({ title }) => <bdi>{textIn(title, lang)}</bdi> },
    {
      key: 'state',
      header: t('status'),
      card: 'aside',
      cell: ({ isCurrent, version }) => (
        <StatusBadge tone={isCurrent ? 'green' : 'grey'}>
          {t(isCurrent ? 'inUse' : version === null ? 'notPublished' : 'notInUse')}
        </StatusBadge>
      ),
    },
    { key: 'code', header: t('code'), cell: ({ code }) => <Code>{code}</Code> },
    { key: 'type', header: t('type'), cell: ({ type }) => word(`type_${type}`) },
    { key: 'version', header: t('version'), numeric: true, cell: ({ version }) => version },
    { key: 'changed', header: t('changedOn'), cell: ({ changedAt }) => <Time at={changedAt} /> },
  ]
  return (
    <DataTable
      caption={t('part_questionnaires')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/admin/questionnaires/:questionnaireId', { questionnaireId: id })}
      empty={<EmptyState icon={ListChecks} title={t('noQuestionnaires')} compact />}
    />
  )
}

const Code = ({ children }: { children: string | null }) => (
  <bdi dir="ltr" className="num whitespace-nowrap">
    {children}
  </bdi>
)

/** Written text on one line of a table; the whole text is on the record's page. */
const Words = ({ text }: { text: string }) => (
  <bdi title={text} className="inline-block max-w-[24rem] truncate align-middle">
    {text}
  </bdi>
)
