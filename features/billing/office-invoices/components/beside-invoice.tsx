import type { ReactNode } from 'react'
import { href } from 'react-router'
import { startOfDay } from '#/domain/riyadh-time.ts'
import { advanceMessages } from '#/messages/billing/advances.ts'
import { invoicePageMessages } from '#/messages/billing/invoice-page.ts'
import { invoiceMessages } from '#/messages/billing/invoices.ts'
import { Beside, BesidePart } from '#/ui/beside.tsx'
import { Stat, StatGrid } from '#/ui/card.tsx'
import { classes } from '#/ui/class-names.ts'
import { useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { OpenLink } from '#/ui/open-link.tsx'
import { Time } from '#/ui/time.tsx'
import type { InvoiceRow } from '../list.ts'
import type { Document } from '../read-document.server.ts'
import { BothLanguages } from './both-languages.tsx'
import { DraftActions } from './draft-actions.tsx'
import { DraftStanding } from './draft-standing.tsx'
import { HistoryLines, PaymentLines } from './issued-cards.tsx'
import { IssuedFoot } from './issued-steps.tsx'
import { LineVisit } from './line-visit.tsx'
import { AuthorityBadge, InvoiceStateBadge } from './state-badge.tsx'
import { TotalsList } from './totals-card.tsx'

/** The list of invoices with the document of a pressed row beside it. */
export function BesideInvoices({ rows, children }: { rows: readonly InvoiceRow[]; children: ReactNode }) {
  const t = useT(invoicePageMessages)
  return (
    <Beside<Document>
      ids={rows.map(({ id }) => id)}
      version={rows}
      page={(invoiceId) => href('/admin/invoices/:invoiceId', { invoiceId })}
      name={({ number, client }) => (number ? `${number} ${client}` : t('draftTitle', { client }))}
      head={({ number, state, authority }) => (
        <>
          {number && (
            <bdi dir="ltr" className="code">
              {number}
            </bdi>
          )}
          <InvoiceStateBadge state={state} />
          {number && authority !== 'none' && <AuthorityBadge state={authority} />}
        </>
      )}
      body={(document) => <InvoiceBody document={document} />}
      foot={(document) =>
        document.number ? <IssuedFoot document={document} /> : <DraftActions key={document.id} document={document} />
      }
    >
      {children}
    </Beside>
  )
}

function InvoiceBody({ document }: { document: Document }) {
  const t = useT(invoicePageMessages)
  const word = useT(invoiceMessages)
  const { clientId, client, kind, purpose, reason, payments } = document
  return (
    <>
      <div className="flex flex-col items-start gap-1">
        <h2 className="text-h3 font-semibold">
          <OpenLink to={href('/admin/clients/:clientId', { clientId })}>
            <bdi>{client}</bdi>
          </OpenLink>
        </h2>
        <p className="text-caption text-ink-2">
          {word(`kind_${kind}`)}
          {kind !== 'prepayment' && ` · ${word(`purpose_${purpose}`)}`}
        </p>
        {reason && <p className="text-ui [overflow-wrap:anywhere]">{reason}</p>}
      </div>
      <Balance document={document} />
      <DraftStanding document={document} />
      <BesidePart title={t('lines')}>
        <Lines document={document} />
        <TotalsList totals={document.totals} prepaid={document.prepaid} />
      </BesidePart>
      {payments.length > 0 && (
        <BesidePart title={t('payments')}>
          <PaymentLines document={document} />
        </BesidePart>
      )}
      <BesidePart title={t('history')}>
        <HistoryLines document={document} />
      </BesidePart>
    </>
  )
}

/** What is owed and until when; nothing on drafts and credit notes. */
function Balance({ document: { number, kind, state, owed, open, paid, credited, dueOn } }: { document: Document }) {
  const t = useT(invoicePageMessages)
  const advance = useT(advanceMessages)
  if (number === null || kind === 'credit') return null
  return (
    <StatGrid narrow>
      <Stat label={t('owed')} value={<Money halalas={owed} />} />
      {dueOn && (
        <Stat
          label={t('dueOn')}
          value={
            <span className={classes(state === 'overdue' && 'text-danger-ink')}>
              <Time at={startOfDay(dueOn)} />
            </span>
          }
        />
      )}
      {paid > 0 && <Stat label={t('paid')} value={<Money halalas={paid} />} />}
      {kind === 'prepayment' && <Stat label={advance('open')} value={<Money halalas={open} />} />}
      {credited > 0 && <Stat label={t('credited')} value={<Money halalas={credited} />} />}
    </StatGrid>
  )
}

function Lines({ document: { clientId, lines } }: { document: Document }) {
  const t = useT(invoicePageMessages)
  if (lines.length === 0) return <p className="text-ui text-ink-2">{t('noLines')}</p>
  return (
    <ul className="flex flex-col divide-y divide-line border-b border-line">
      {lines.map(({ position, name, quantity, net, visit }) => (
        <li key={position} className="flex items-baseline justify-between gap-4 py-2 text-ui">
          <span className="flex min-w-0 flex-col">
            <BothLanguages words={name} />
            {visit && <LineVisit clientId={clientId} visit={visit} />}
            {quantity !== 1 && (
              <span className="num block text-caption text-ink-2">
                {t('quantity')}: {quantity}
              </span>
            )}
          </span>
          <Money halalas={net} />
        </li>
      ))}
    </ul>
  )
}
