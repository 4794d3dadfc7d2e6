import { href, Link } from 'react-router'
import { formatDay } from '#/domain/riyadh-time.ts'
import type { OwnDue } from '#/features/billing/client-invoices/list.server.ts'
import { MorningPart } from '#/features/reporting/morning/components/morning-part.tsx'
import { clientDashboardMessages } from '#/messages/office/dashboards.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'

/** What the company owes, with the invoices to pay first. */
export function DueInvoices({ due: { owed, overdue, openCount, first } }: { due: OwnDue }) {
  const t = useT(clientDashboardMessages)
  const lang = useLang()
  return (
    <MorningPart title={t('due')} link={{ to: href('/client/invoices'), label: t('allInvoices') }}>
      {first.length === 0 ? (
        <p className="py-2 text-ui text-ink-2">{t('noneDue')}</p>
      ) : (
        <>
          <p className="num pt-3 text-h2 font-semibold">
            <Money halalas={owed} />
          </p>
          <p className="text-caption text-ink-2">{t('dueInvoices', { count: openCount })}</p>
          {overdue > 0 && (
            <p className="text-caption text-danger-ink">
              {t('overdueAmount')} <Money halalas={overdue} />
            </p>
          )}
          <ul className="pt-2">
            {first.map(({ id, number, owed: amount, due, isLate }) => (
              <li key={id} className="flex items-baseline justify-between gap-4 border-t border-line py-1.5 text-ui">
                <span className="min-w-0">
                  <Link
                    to={href('/client/invoices/:invoiceId', { invoiceId: id })}
                    className="link inline-flex min-h-6 items-center font-medium coarse:min-h-11"
                  >
                    <bdi dir="ltr">{number}</bdi>
                  </Link>
                  {due && (
                    <span className={isLate ? 'block text-caption text-danger-ink' : 'block text-caption text-ink-2'}>
                      {t(isLate ? 'wasDue' : 'isDue', { date: formatDay(due, lang) })}
                    </span>
                  )}
                </span>
                <span className="num shrink-0">
                  <Money halalas={amount} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </MorningPart>
  )
}
