import { Banknote, CircleCheck, FilePlus2, Mail, Send } from 'lucide-react'
import { formatMoney, type Halalas } from '#/domain/money.ts'
import { clientInvoiceMessages } from '#/messages/client-invoices.ts'
import { publicPath } from '#/platform/i18n.ts'
import { StatusBadge, type Tone } from '#/ui/badge.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { Timeline, type TimelineItem } from '#/ui/facts.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { Time } from '#/ui/time.tsx'
import type { OwnInvoice, OwnPayment } from '../read-one.server.ts'

const tones: Record<OwnPayment['state'], Tone> = {
  created: 'yellow',
  pending: 'yellow',
  paid: 'green',
  failed: 'red',
  refunded: 'violet',
}

/** Payments of a document, each with its receipt. */
export function PaymentsCard({ invoice: { number, payments } }: { invoice: OwnInvoice }) {
  const t = useT(clientInvoiceMessages)
  return (
    <Card title={t('payments')} flush>
      <DataTable
        caption={t('paymentsCaption', { number })}
        columns={useColumns()}
        rows={payments}
        rowKey={({ id }) => id}
        empty={<p className="py-4 text-ui text-ink-2 md:px-4">{t('paymentsEmpty')}</p>}
      />
    </Card>
  )
}

function useColumns(): Column<OwnPayment>[] {
  const t = useT(clientInvoiceMessages)
  const lang = useLang()
  return [
    { key: 'when', header: t('when'), cell: ({ at }) => <Time at={at} /> },
    {
      key: 'state',
      header: t('state'),
      card: 'aside',
      cell: ({ state, refunded }) => (
        <StatusBadge tone={tones[state]}>{t(`payment_${state}`, { amount: formatMoney(refunded, lang) })}</StatusBadge>
      ),
    },
    { key: 'how', header: t('how'), cell: (payment) => <How payment={payment} /> },
    { key: 'amount', header: t('amount'), numeric: true, cell: ({ amount }) => <Money halalas={amount} /> },
    { key: 'receipt', header: t('receipt'), hideHeader: true, cell: (payment) => <Receipt payment={payment} /> },
  ]
}

const methods = ['card', 'mada', 'applepay'] as const

function How({ payment: { provider, method, ending, payer } }: { payment: OwnPayment }) {
  const t = useT(clientInvoiceMessages)
  const known = methods.find((one) => one === method)
  return (
    <span className="flex flex-col max-md:items-end max-md:text-end">
      <span>{provider === 'bank' ? t('method_bank') : t(`method_${known ?? 'online'}`)}</span>
      {ending && <span className="text-caption text-ink-2">{t('endingIn', { digits: ending })}</span>}
      {payer && <span className="text-caption text-ink-2">{t('byPayer', { payer })}</span>}
    </span>
  )
}

function Receipt({ payment: { id, state, amount, payer } }: { payment: OwnPayment }) {
  const t = useT(clientInvoiceMessages)
  const lang = useLang()
  if (payer || (state !== 'paid' && state !== 'refunded')) return null
  return (
    <LinkButton
      to={publicPath(lang, `/payment-success?payment=${id}`)}
      size="dense"
      variant="quiet"
      aria-label={t('receiptOf', { amount: formatMoney(amount, lang) })}
    >
      {t('receipt')}
    </LinkButton>
  )
}

type Told = TimelineItem & { at: string }

/** History of a document, newest first. */
export function StoryCard({ invoice }: { invoice: OwnInvoice }) {
  const t = useT(clientInvoiceMessages)
  const lang = useLang()
  const money = (amount: Halalas) => formatMoney(amount, lang)
  const arrived = invoice.payments.filter(({ state }) => state === 'paid' || state === 'refunded')
  const told: Told[] = [
    ...arrived.map(({ id, at, amount, payer }) => ({
      id,
      at,
      title: t('story_paid', { amount: money(amount) }),
      ...(payer ? { detail: t('byPayer', { payer }) } : {}),
      icon: Banknote,
      tone: 'green' as const,
    })),
    ...invoice.notes.map(({ id, kind, number, gross, issuedAt }) => ({
      id,
      at: issuedAt,
      title: t(kind === 'debit' ? 'story_debit' : 'story_credit', { number, amount: money(gross) }),
      icon: FilePlus2,
      tone: 'violet' as const,
    })),
    { id: 'issued', at: invoice.issuedAt, title: t('story_issued'), icon: Send, tone: 'blue' },
  ]
  const items: TimelineItem[] = told.toSorted((a, b) => b.at.localeCompare(a.at))
  if (invoice.reminders > 0)
    items.splice(-1, 0, { id: 'reminded', title: t('story_reminded', { count: invoice.reminders }), icon: Mail })
  if (invoice.state === 'paid')
    items.unshift({ id: 'settled', title: t('story_settled'), icon: CircleCheck, tone: 'green' })
  return (
    <Card title={t('story')}>
      <Timeline items={items} />
    </Card>
  )
}
