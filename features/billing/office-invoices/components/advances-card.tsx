import { href } from 'react-router'
import { advanceMessages } from '#/messages/billing/advances.ts'
import { invoiceMessages } from '#/messages/billing/invoices.ts'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { OpenLink } from '#/ui/open-link.tsx'
import { Time } from '#/ui/time.tsx'
import type { Document } from '../read-document.server.ts'

/** Of an issued invoice: the prepayments that it deducts. Of a prepayment: what is open, and where it was deducted. */
export function AdvancesCard({ document }: { document: Document }) {
  const { kind, advances, uses } = document
  const t = useT(advanceMessages)
  if (kind === 'invoice')
    return advances.length === 0 ? null : (
      <Card title={t('deducted')}>
        <Deductions
          rows={advances.map(({ id, number, issuedAt, used }) => ({ id, number, at: issuedAt, gross: used }))}
        />
      </Card>
    )
  if (kind !== 'prepayment') return null
  return (
    <Card title={t('use')}>
      <div className="flex flex-col gap-4">
        <DescriptionList
          items={[
            {
              term: t('open'),
              value: (
                <strong className="font-semibold">
                  <Money halalas={document.open} />
                </strong>
              ),
            },
          ]}
        />
        {uses.length === 0 ? (
          <p className="text-ui text-ink-2">{t(document.owed > 0 ? 'unpaid' : 'unused')}</p>
        ) : (
          <Deductions rows={uses} />
        )}
      </div>
    </Card>
  )
}

type Deduction = { id: string; number: string | null; at: string; gross: number }

function Deductions({ rows }: { rows: readonly Deduction[] }) {
  const list = useT(invoiceMessages)
  return (
    <ul className="flex flex-col divide-y divide-line">
      {rows.map(({ id, number, at, gross }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2 text-ui">
          <span className="flex flex-wrap items-baseline gap-x-2">
            <OpenLink to={href('/admin/invoices/:invoiceId', { invoiceId: id })} className="link">
              {number ? (
                <bdi dir="ltr" className="num">
                  {number}
                </bdi>
              ) : (
                list('draftName')
              )}
            </OpenLink>
            <span className="text-caption text-ink-2">
              <Time at={at} />
            </span>
          </span>
          <Money halalas={gross} />
        </li>
      ))}
    </ul>
  )
}
