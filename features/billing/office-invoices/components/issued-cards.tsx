import { href, useFetcher } from 'react-router'
import { formatMoney } from '#/domain/money.ts'
import { formatDay, startOfDay } from '#/domain/riyadh-time.ts'
import { actionText } from '#/features/core/activity/entry.ts'
import { advanceMessages } from '#/messages/billing/advances.ts'
import { invoicePageMessages } from '#/messages/billing/invoice-page.ts'
import { invoiceMessages } from '#/messages/billing/invoices.ts'
import { AskingSubmit } from '#/ui/asking-submit.tsx'
import { Badge, type Tone } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { DescriptionList, Timeline } from '#/ui/facts.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm } from '#/ui/form.tsx'
import { OpenLink } from '#/ui/open-link.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { Time } from '#/ui/time.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { Document } from '../read-document.server.ts'

const code = (value: string | number) => (
  <bdi dir="ltr" className="num">
    {value}
  </bdi>
)

/** Facts of the document besides its lines. */
export function DocumentFacts({ document }: { document: Document }) {
  const t = useT(invoicePageMessages)
  const list = useT(invoiceMessages)
  const lang = useLang()
  const { suppliedOn, suppliedUntil, issuedAt, dueOn, original } = document
  const isAdvance = document.kind === 'prepayment'
  const supply = suppliedUntil
    ? t('supplyPeriod', { from: formatDay(suppliedOn, lang), until: formatDay(suppliedUntil, lang) })
    : formatDay(suppliedOn, lang)
  return (
    <Card title={t('document')}>
      <DescriptionList
        columns={2}
        items={[
          {
            term: list('kind'),
            value: document.kind === 'invoice' ? t(`form_${document.form}`) : list(`kind_${document.kind}`),
          },
          { term: list('purpose'), value: isAdvance ? null : list(`purpose_${document.purpose}`) },
          { term: t('issuedAt'), value: issuedAt && <Time at={issuedAt} mode="datetime" /> },
          { term: t('dueOn'), value: dueOn && document.kind !== 'credit' && <Time at={startOfDay(dueOn)} /> },
          { term: t('supply'), value: isAdvance ? null : supply },
          {
            term: t('corrects'),
            value: original && (
              <OpenLink to={href('/admin/invoices/:invoiceId', { invoiceId: original.id })} className="link">
                {code(original.number)}
              </OpenLink>
            ),
          },
          { term: t('reason'), value: document.reason },
          { term: t('note'), value: document.note },
          { term: t('counter'), value: document.counter && code(document.counter) },
          { term: t('uuid'), value: document.uuid && code(document.uuid) },
        ]}
      />
    </Card>
  )
}

/** Paid, credited and open amounts; the client's credit can settle the rest. */
export function MoneyCard({ document }: { document: Document }) {
  const t = useT(invoicePageMessages)
  const advance = useT(advanceMessages)
  const lang = useLang()
  const toast = useToast()
  const fetcher = useFetcher()
  if (document.kind === 'credit') return null
  // a credit note may free money of prepayments too
  const prepaid = Math.min(document.prepaid.gross, document.paid)
  return (
    <Card title={t('money')}>
      <div className="flex flex-col gap-5">
        <DescriptionList
          columns={2}
          items={[
            { term: t('totalGross'), value: <Money halalas={document.totals.gross} /> },
            { term: advance('prepaid'), value: prepaid > 0 && <Money halalas={prepaid} /> },
            { term: t('paid'), value: <Money halalas={document.paid - prepaid} /> },
            { term: t('credited'), value: document.credited > 0 && <Money halalas={document.credited} /> },
            {
              term: t('owed'),
              value: (
                <strong className="font-semibold">
                  <Money halalas={document.owed} />
                </strong>
              ),
            },
          ].filter(({ value }) => value !== false)}
        />
        {document.kept > 0 && document.canCredit && (
          <Notice kind="info">
            <div className="flex flex-col items-start gap-3">
              {t('kept', { amount: formatMoney(document.kept, lang) })}
              <ActionForm fetcher={fetcher} errors="inline" onDone={() => toast({ text: t('spent'), kind: 'success' })}>
                <AskingSubmit
                  intent="spend"
                  variant="secondary"
                  ask={() => ({
                    title: t('askSpend'),
                    text: t('askSpendText', {
                      amount: formatMoney(Math.min(document.kept, document.owed), lang),
                    }),
                  })}
                >
                  {t('spend')}
                </AskingSubmit>
              </ActionForm>
            </div>
          </Notice>
        )}
        <div className="flex flex-col gap-2">
          <h3 className="text-ui font-semibold">{t('payments')}</h3>
          <PaymentLines document={document} />
        </div>
      </div>
    </Card>
  )
}

const paymentTones = { pending: 'yellow', paid: 'green', refunded: 'grey' } as const

/** Payments of the document, received or under way. */
export function PaymentLines({ document: { payments } }: { document: Document }) {
  const t = useT(invoicePageMessages)
  const lang = useLang()
  if (payments.length === 0) return <p className="text-ui text-ink-2">{t('noPayments')}</p>
  return (
    <ul className="flex flex-col divide-y divide-line">
      {payments.map((payment) => (
        <li key={payment.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 text-ui">
          <span className="flex min-w-0 flex-col">
            <span>
              {t(`provider_${payment.provider}`)}
              {payment.payer && (
                <>
                  {' · '}
                  <bdi>{payment.payer}</bdi>
                </>
              )}
            </span>
            <span className="text-caption text-ink-2">
              <Time at={payment.at} mode="datetime" />
              {payment.refunded > 0 && (
                <>
                  {' · '}
                  {t('refundedPart', { amount: formatMoney(payment.refunded, lang) })}
                </>
              )}
            </span>
          </span>
          <span className="flex items-center gap-3">
            <Badge tone={paymentTones[payment.state as keyof typeof paymentTones]}>
              {t(`payment_${payment.state as keyof typeof paymentTones}`)}
            </Badge>
            <Money halalas={payment.amount} />
          </span>
        </li>
      ))}
    </ul>
  )
}

const shareTones: Record<'open' | 'paid' | 'withdrawn', Tone> = { open: 'blue', paid: 'green', withdrawn: 'grey' }

/** Payment shares of the client. */
export function SharesCard({ document: { shares } }: { document: Document }) {
  const t = useT(invoicePageMessages)
  if (shares.length === 0) return null
  return (
    <Card title={t('shares')}>
      <ul className="flex flex-col divide-y divide-line">
        {shares.map(({ id, payer, amount, state, dueOn }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 text-ui">
            <span className="flex min-w-0 flex-col">
              <bdi>{payer}</bdi>
              <span className="text-caption text-ink-2">
                <Time at={startOfDay(dueOn)} />
              </span>
            </span>
            <span className="flex items-center gap-3">
              <Badge tone={shareTones[state]}>{t(`share_${state}`)}</Badge>
              <Money halalas={amount} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Credit and debit notes of the document. */
export function NotesCard({ document: { notes } }: { document: Document }) {
  const t = useT(invoicePageMessages)
  const list = useT(invoiceMessages)
  if (notes.length === 0) return null
  return (
    <Card title={t('notes')}>
      <ul className="flex flex-col divide-y divide-line">
        {notes.map(({ id, number, kind, gross, reason, issuedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 text-ui">
            <span className="flex min-w-0 flex-col">
              <span className="flex flex-wrap gap-x-2">
                <span>{list(`kind_${kind}`)}</span>
                <OpenLink to={href('/admin/invoices/:invoiceId', { invoiceId: id })} className="link">
                  {code(number)}
                </OpenLink>
              </span>
              <span className="text-caption text-ink-2">
                <Time at={issuedAt} />
                {' · '}
                <bdi>{reason}</bdi>
              </span>
            </span>
            <Money halalas={gross} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** History of the document. */
export function HistoryCard({ document }: { document: Document }) {
  const t = useT(invoicePageMessages)
  return (
    <Card title={t('history')}>
      <HistoryLines document={document} />
    </Card>
  )
}

/** Steps of the document, newest first. */
export function HistoryLines({ document: { history } }: { document: Document }) {
  const t = useT(invoicePageMessages)
  const lang = useLang()
  if (history.length === 0) return <p className="text-ui text-ink-2">{t('noHistory')}</p>
  return (
    <Timeline
      items={history.map(({ id, action, at, by, reason }) => ({
        id,
        title: actionText(lang, action),
        at,
        by: by ?? t('system'),
        detail: reason && <bdi className="[overflow-wrap:anywhere] whitespace-pre-line">{reason}</bdi>,
      }))}
    />
  )
}
