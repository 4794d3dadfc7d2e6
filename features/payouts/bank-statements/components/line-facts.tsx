import { href } from 'react-router'
import { formatDay } from '#/domain/riyadh-time.ts'
import { bankStatementMessages } from '#/messages/payouts/bank-statements.ts'
import { Card } from '#/ui/card.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { OpenLink } from '#/ui/open-link.tsx'
import { Time } from '#/ui/time.tsx'
import type { LineMatch, LinePageData } from '../read-line.server.ts'

const code = (text: string) => text && <bdi dir="ltr">{text}</bdi>

/** What the bank says about a line. */
export const LineFacts = ({ line }: { line: LinePageData }) => (
  <Card>
    <LineFactList line={line} columns={2} />
  </Card>
)

export function LineFactList({ line, columns }: { line: LinePageData; columns: 1 | 2 }) {
  const t = useT(bankStatementMessages)
  const lang = useLang()
  const items = [
    { term: t('date'), value: formatDay(line.date, lang) },
    { term: t('valueOn'), value: line.valueOn && line.valueOn !== line.date ? formatDay(line.valueOn, lang) : null },
    { term: t('name'), value: line.name },
    { term: t('account'), value: code(line.otherLast && `•• ${line.otherLast}`) },
    { term: t('text'), value: line.text },
    { term: t('endToEnd'), value: code(line.endToEnd) },
    { term: t('reference'), value: code(line.reference) },
    { term: t('statement'), value: code(line.statement) },
    { term: t('isReturn'), value: line.isReturn ? t('isReturnYes') : null },
    { term: t('rest'), value: line.unmatched === 0 ? null : <Money halalas={line.unmatched} /> },
    { term: t('asideWhy'), value: line.aside && t(`aside_${line.aside}`) },
    { term: t('note'), value: line.note },
    { term: t('decidedBy'), value: line.decidedBy },
  ]
  return <DescriptionList columns={columns} items={items} />
}

/** What a line was matched with, also what was undone. */
export function LineMatches({ matches }: { matches: readonly LineMatch[] }) {
  const t = useT(bankStatementMessages)
  const columns: Column<LineMatch>[] = [
    {
      key: 'kind',
      header: t('kind'),
      cell: ({ kind, books, undone }) => (
        <span className="cell-pair">
          <span>{t(`kind_${kind}`)}</span>
          {(undone || !books) && (
            <span className="text-caption text-ink-2">
              {undone ? (
                <>
                  {t('undone')} · <bdi>{undone.by}</bdi> · <bdi>{undone.reason}</bdi>
                </>
              ) : (
                t('recordedBefore')
              )}
            </span>
          )}
        </span>
      ),
    },
    { key: 'label', header: t('number'), exact: true, cell: (match) => <MatchLink match={match} /> },
    { key: 'amount', header: t('amount'), numeric: true, cell: ({ amount }) => <Money halalas={amount} bare /> },
    { key: 'by', header: t('by'), cell: ({ by }) => <bdi>{by}</bdi> },
    { key: 'at', header: t('at'), exact: true, cell: ({ at }) => <Time at={at} mode="datetime" /> },
  ]
  return (
    <Card title={t('matches')} flush>
      <DataTable caption={t('matches')} columns={columns} rows={matches} rowKey={({ id }) => id} empty={null} />
    </Card>
  )
}

export function MatchLink({ match: { label, paymentId, batchId } }: { match: LineMatch }) {
  const to = paymentId
    ? href('/admin/invoices/payments/:paymentId', { paymentId })
    : href('/admin/secret-shopper-invoicing/batches/:batchId', { batchId: batchId ?? '' })
  return (
    <OpenLink to={to}>
      <bdi dir="ltr">{label}</bdi>
    </OpenLink>
  )
}
