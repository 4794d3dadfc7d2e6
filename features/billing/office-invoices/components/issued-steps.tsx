import { Banknote, FileMinus2, FilePlus2 } from 'lucide-react'
import { href } from 'react-router'
import { invoicePageMessages } from '#/messages/billing/invoice-page.ts'
import { officePaymentMessages } from '#/messages/billing/office-payments.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { useT } from '#/ui/language.tsx'
import type { Document } from '../read-document.server.ts'
import { MailAgain } from './mail-again.tsx'

/** What may be done with an issued document, as far as its state and the reader's rights allow. */
const stepsOf = ({ number, kind, state, owed, canCredit, canIssue }: Document) => ({
  pay: owed > 0 ? number : null,
  mail: canIssue,
  credit: kind !== 'credit' && state !== 'credited' && canCredit,
  debit: kind === 'invoice' && canIssue,
})

function PayButton({ number }: { number: string }) {
  const t = useT(officePaymentMessages)
  const to = `${href('/admin/invoices/payments/record')}?number=${encodeURIComponent(number)}`
  return (
    <LinkButton to={to} variant="primary" icon={Banknote}>
      {t('record')}
    </LinkButton>
  )
}

function CreditButton({ id }: { id: string }) {
  const t = useT(invoicePageMessages)
  return (
    <LinkButton to={href('/admin/invoices/:invoiceId/credit', { invoiceId: id })} icon={FileMinus2}>
      {t('credit')}
    </LinkButton>
  )
}

/** Recording a payment, sending again, crediting and debiting, on the document's page. */
export function IssuedSteps({ document }: { document: Document }) {
  const t = useT(invoicePageMessages)
  const { pay, mail, credit, debit } = stepsOf(document)
  if (!pay && !mail && !credit && !debit) return null
  return (
    <Card title={t('nextSteps')}>
      <div className="flex gap-2 max-md:flex-col md:max-xl:flex-wrap xl:flex-col max-md:*:w-full xl:*:w-full">
        {pay && <PayButton number={pay} />}
        {mail && <MailAgain document={document} />}
        {credit && <CreditButton id={document.id} />}
        {debit && (
          <LinkButton to={href('/admin/invoices/:invoiceId/debit', { invoiceId: document.id })} icon={FilePlus2}>
            {t('debit')}
          </LinkButton>
        )}
      </div>
    </Card>
  )
}

/** The same beside the list, with the main step at the end; a debit note starts on the document's page. */
export function IssuedFoot({ document }: { document: Document }) {
  const { pay, mail, credit } = stepsOf(document)
  return (
    <>
      {mail && <MailAgain key={document.id} document={document} />}
      {credit && <CreditButton id={document.id} />}
      {pay && <PayButton number={pay} />}
    </>
  )
}
