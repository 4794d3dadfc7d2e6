import { Download, MessageCircleQuestion, Split } from 'lucide-react'
import { href } from 'react-router'
import { formatMoney, sumHalalas } from '#/domain/money.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { advanceMessages } from '#/messages/billing/advances.ts'
import { clientInvoiceMessages } from '#/messages/client-invoices.ts'
import { publicPath } from '#/platform/i18n.ts'
import { AnchorButton, LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import type { OwnInvoice } from '../read-one.server.ts'

/** Amount owed on a document, and all ways to pay it. */
export function MoneyCard({ invoice }: { invoice: OwnInvoice }) {
  const t = useT(clientInvoiceMessages)
  const lang = useLang()
  const { owed, payable, dueOn, state, paid, credited, gross } = invoice
  const advance = useT(advanceMessages)
  // a credit note may free money of prepayments too
  const prepaid = Math.min(invoice.prepaid, paid)
  const day = formatDay(dueOn, lang)
  const open = sumHalalas(invoice.shares.filter((share) => share.state === 'open').map(({ amount }) => amount))
  return (
    <Card title={t('state')}>
      <div className="flex flex-col gap-4">
        {invoice.kind !== 'credit' && (
          <div>
            <p className="text-caption text-ink-2">{t('owedNow')}</p>
            <p className="text-h1 font-semibold">
              <Money halalas={owed} />
            </p>
            <p className="text-ui text-ink-2">
              {owed === 0 ? t('noLongerOwed') : state === 'overdue' ? t('lateSince', { day }) : t('dueBy', { day })}
            </p>
          </div>
        )}
        <PayButtons invoice={invoice} />
        <DescriptionList
          items={[
            { term: t('grossTotal'), value: <Money halalas={gross} /> },
            ...(prepaid > 0 ? [{ term: advance('prepaid'), value: <Money halalas={prepaid} /> }] : []),
            ...(paid > prepaid ? [{ term: t('paidSoFar'), value: <Money halalas={paid - prepaid} /> }] : []),
            ...(invoice.kind === 'prepayment'
              ? [{ term: advance('open'), value: <Money halalas={invoice.open} /> }]
              : []),
            ...(credited > 0 ? [{ term: t('creditedSoFar'), value: <Money halalas={credited} /> }] : []),
            ...(open > 0 && owed > 0 ? [{ term: t('inShares'), value: <Money halalas={open} /> }] : []),
            ...(open > 0 && payable > 0 ? [{ term: t('yours'), value: <Money halalas={payable} /> }] : []),
          ]}
        />
        <Papers invoice={invoice} />
      </div>
    </Card>
  )
}

/** Offers payment of the part without open shares only, so that nothing is paid twice. */
function PayButtons({ invoice: { id, owed, payable, shares } }: { invoice: OwnInvoice }) {
  const t = useT(clientInvoiceMessages)
  const lang = useLang()
  if (payable === 0) return null
  const amount = formatMoney(payable, lang)
  return (
    <div className="flex flex-col gap-3">
      <LinkButton to={publicPath(lang, `/payment?invoice=${id}`)} variant="primary" full>
        {payable === owed ? t('payAmount', { amount }) : t('payRest', { amount })}
      </LinkButton>
      <LinkButton to={href('/client/invoices/:invoiceId/split', { invoiceId: id })} icon={Split} full>
        {shares.some(({ state }) => state !== 'withdrawn') ? t('splitRest') : t('split')}
      </LinkButton>
    </div>
  )
}

function Papers({ invoice: { id, number } }: { invoice: OwnInvoice }) {
  const t = useT(clientInvoiceMessages)
  const lang = useLang()
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3 [&>a]:flex-1">
        <AnchorButton
          href={href('/client/invoices/:invoiceId/invoice.pdf', { invoiceId: id })}
          icon={Download}
          download
          aria-label={t('pdfOf', { number })}
        >
          {t('pdf')}
        </AnchorButton>
        <AnchorButton
          href={href('/client/invoices/:invoiceId/invoice.xml', { invoiceId: id })}
          icon={Download}
          download
          aria-label={t('xmlOf', { number })}
        >
          {t('xml')}
        </AnchorButton>
      </div>
      <LinkButton
        to={publicPath(lang, `/contact?subject=invoice&about=${number}`)}
        variant="quiet"
        icon={MessageCircleQuestion}
        full
      >
        {t('question')}
      </LinkButton>
    </div>
  )
}
