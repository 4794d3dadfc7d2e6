import type { ReactNode } from 'react'
import { formatDay } from '#/domain/riyadh-time.ts'
import { paymentMessages } from '#/messages/billing/payments.ts'
import { Card } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import type { PayablePage } from '../read-payable.server.ts'

/** Amount to pay and its parts. */
export function PayableSummary({ page }: { page: PayablePage }) {
  const t = useT(paymentMessages)
  const lang = useLang()
  const { document, share, amount, dueOn, isOverdue } = page
  return (
    <Card title={t('summary')} description={t(isOverdue ? 'overdue' : 'due', { day: formatDay(dueOn, lang) })}>
      {document && <Lines lines={document.lines} />}
      <dl className="flex flex-col gap-2 text-ui">
        {document && <DocumentSums page={page} document={document} />}
        {share && (
          <>
            <Sum term={t('client')}>
              <bdi>{share.client[lang]}</bdi>
            </Sum>
            <Sum term={t('payer')}>
              <bdi>{share.payer}</bdi>
            </Sum>
          </>
        )}
        {amount !== null && (
          <Sum term={t('toPay')} strong>
            <Money halalas={amount} />
          </Sum>
        )}
      </dl>
    </Card>
  )
}

function Sum({ term, children, strong }: { term: string; children: ReactNode; strong?: boolean }) {
  return (
    <div
      className={`flex flex-wrap items-baseline justify-between gap-x-4 ${strong ? 'border-t border-line pt-3 text-h3 font-semibold' : ''}`}
    >
      <dt className={strong ? '' : 'text-ink-2'}>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function DocumentSums({ page, document }: { page: PayablePage; document: NonNullable<PayablePage['document']> }) {
  const t = useT(paymentMessages)
  const shared = document.owed - (page.amount ?? document.owed)
  const amounts = [
    { term: t('totalNet'), halalas: document.net, isShown: true },
    { term: t('vat'), halalas: document.vat, isShown: true },
    { term: t('total'), halalas: document.gross, isShown: true },
    { term: t('credited'), halalas: -document.credited, isShown: document.credited > 0 },
    { term: t('paidSoFar'), halalas: -document.paid, isShown: document.paid > 0 },
    { term: t('sharedWith'), halalas: -shared, isShown: shared > 0 },
  ]
  return amounts
    .filter(({ isShown }) => isShown)
    .map(({ term, halalas }) => (
      <Sum key={term} term={term}>
        <Money halalas={halalas} />
      </Sum>
    ))
}

function Lines({ lines }: { lines: NonNullable<PayablePage['document']>['lines'] }) {
  const t = useT(paymentMessages)
  return (
    <ul aria-label={t('lines')} className="mb-4 flex flex-col divide-y divide-line border-b border-line">
      {lines.map((line, index) => (
        <li key={index} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2 text-ui">
          <span className="min-w-0 flex-1 basis-48">
            <bdi>{line.name}</bdi>
            {line.quantity !== 1 && (
              <bdi dir="ltr" className="num ms-2 text-ink-2">
                {['×', line.quantity].join(' ')}
              </bdi>
            )}
            {line.allowance > 0 && line.net === 0 && (
              <span className="block text-caption text-ink-2">{t('included')}</span>
            )}
          </span>
          <Money halalas={line.net} />
        </li>
      ))}
    </ul>
  )
}
