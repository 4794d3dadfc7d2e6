import type { Unmatched } from '#/domain/payouts/status-report.ts'
import { bankAnswerMessages } from '#/messages/payouts/bank-answers.ts'
import { Card } from '#/ui/card.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import type { ReportTaken } from '../take-report.server.ts'

/** What a bank's answer changed, and its lines that a person decides about. */
export function AnswerResult({ taken }: { taken: ReportTaken }) {
  const t = useT(bankAnswerMessages)
  const { rejected, known, done, pending, unmatched } = taken
  const items = [
    { term: t('rejected'), value: rejected },
    { term: t('known'), value: known },
    { term: t('done'), value: done },
    { term: t('pending'), value: pending },
  ]
  return (
    <>
      <Notice kind={unmatched.length > 0 ? 'warning' : 'success'} live title={t('wasRead')}>
        {unmatched.length > 0 ? t('decide', { count: unmatched.length }) : t('nothingLeft')}
      </Notice>
      <Card>
        <DescriptionList columns={2} items={items.map(({ term, value }) => ({ term, value: String(value) }))} />
      </Card>
      {unmatched.length > 0 && (
        <Card title={t('unmatched')} flush>
          <UnmatchedTable lines={unmatched} />
        </Card>
      )}
    </>
  )
}

function UnmatchedTable({ lines }: { lines: readonly Unmatched[] }) {
  const t = useT(bankAnswerMessages)
  const rows = lines.map((line, index) => ({ ...line, key: String(index) }))
  const columns: Column<(typeof rows)[number]>[] = [
    {
      key: 'reference',
      header: t('reference'),
      cell: ({ reference }) => (
        <bdi dir="ltr" className="num">
          {reference || '–'}
        </bdi>
      ),
    },
    { key: 'status', header: t('status'), cell: ({ status }) => <bdi dir="ltr">{status || '–'}</bdi> },
    {
      key: 'amount',
      header: t('amount'),
      numeric: true,
      cell: ({ amount }) => (amount === null ? null : <Money halalas={amount} />),
    },
    { key: 'why', header: t('why'), cell: ({ why }) => t(`why_${why}`) },
    { key: 'reason', header: t('reason'), cell: ({ reason }) => <bdi>{reason}</bdi> },
  ]
  return <DataTable caption={t('unmatched')} columns={columns} rows={rows} rowKey={({ key }) => key} empty={null} />
}
