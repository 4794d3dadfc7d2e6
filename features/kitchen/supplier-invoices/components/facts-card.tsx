import { Copy, Download, FileCode, MessageCircle } from 'lucide-react'
import { href } from 'react-router'
import { formatDate, formatDay } from '#/domain/riyadh-time.ts'
import { translator } from '#/domain/text.ts'
import { invoiceFileMessages } from '#/messages/kitchen/invoice-file.ts'
import { supplierInvoiceMessages } from '#/messages/kitchen/supplier-invoices.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { AnchorButton, Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { FileField } from '#/ui/file-field.tsx'
import { Fold } from '#/ui/fold.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { OpenLink } from '#/ui/open-link.tsx'
import { useToast } from '#/ui/toast.tsx'
import { creditLines } from '../credit-lines.ts'
import type { InvoiceDetails } from '../read-invoice.server.ts'

const scanTypes = ['image/jpeg', 'image/png', 'application/pdf']
const xmlTypes = ['application/xml', 'text/xml', '.xml']

type Props = { invoice: InvoiceDetails; mayWrite: boolean }

/** What is known of an invoice, with its scan. */
export function FactsCard({ invoice, mayWrite }: Props) {
  const t = useT(supplierInvoiceMessages)
  const w = useT(invoiceFileMessages)
  const lang = useLang()
  const saved = useBackgroundForm(t('fileSaved'))
  const { supplier, deliveries, order } = invoice
  return (
    <Card title={t('facts')}>
      <div className="flex flex-col gap-4">
        <DescriptionList
          items={[
            {
              term: t('supplier'),
              value: (
                <OpenLink to={href('/client/procurement/suppliers/:supplierId', { supplierId: supplier.id })}>
                  <bdi>{supplier.name}</bdi>
                </OpenLink>
              ),
            },
            { term: t('branch'), value: <bdi>{invoice.branch}</bdi> },
            { term: t('order'), value: order && t('ofOrder', { number: String(order.number) }) },
            {
              term: t('deliveries'),
              value: deliveries.map(({ arrivedAt }) => formatDate(new Date(arrivedAt), lang)).join(' · '),
            },
            { term: t('issuedOn'), value: formatDay(invoice.issuedOn, lang) },
            { term: t('dueOn'), value: formatDay(invoice.dueOn, lang) },
            { term: t('vatNumber'), value: invoice.vatNumber && <bdi dir="ltr">{invoice.vatNumber}</bdi> },
            { term: t('code'), value: t(invoice.hasCode ? 'codeKept' : 'codeMissing') },
            { term: w('prepaid'), value: invoice.prepaid > 0 && <Money halalas={invoice.prepaid} /> },
            {
              term: w('leftToPay'),
              value: invoice.prepaid > 0 && <Money halalas={invoice.total - invoice.prepaid} />,
            },
            { term: t('reason'), value: invoice.reason && <bdi>{invoice.reason}</bdi> },
          ]}
        />
        {(invoice.hasFile || invoice.hasXml) && (
          <div className="flex flex-wrap gap-2">
            {invoice.hasFile && (
              <AnchorButton
                icon={Download}
                href={href('/client/procurement/invoices/:supplierInvoiceId/file', { supplierInvoiceId: invoice.id })}
              >
                {t('openFile')}
              </AnchorButton>
            )}
            {invoice.hasXml && (
              <AnchorButton
                icon={FileCode}
                href={href('/client/procurement/invoices/:supplierInvoiceId/xml', { supplierInvoiceId: invoice.id })}
              >
                {w('openXml')}
              </AnchorButton>
            )}
          </div>
        )}
        {!(invoice.hasFile && invoice.hasXml) && mayWrite && (
          <ActionForm {...saved} errors="inline" encType="multipart/form-data">
            <FileField
              label={invoice.hasFile ? w('addXml') : invoice.hasXml ? w('addScan') : t('addFile')}
              help={w(invoice.hasFile ? 'xmlTypes' : invoice.hasXml ? 'scanTypes' : 'fileTypes')}
              accept={[invoice.hasFile ? [] : scanTypes, invoice.hasXml ? [] : xmlTypes].flat().join()}
            />
            <SubmitButton intent="file" variant="secondary">
              {t('saveFile')}
            </SubmitButton>
          </ActionForm>
        )}
      </div>
    </Card>
  )
}

/** The credit note asked for and the one that came, with the text for the supplier. */
export function CreditCard({ invoice }: { invoice: InvoiceDetails }) {
  const t = useT(supplierInvoiceMessages)
  const lang = useLang()
  const toast = useToast()
  const { credit, supplier, lines, fee, difference, number } = invoice
  if (!credit) return null
  const { credited } = credit
  const inTheirs = translator(supplier.language, supplierInvoiceMessages)
  const text = `${inTheirs('whatsappText', { number })}\n${creditLines(supplier.language, { lines, fee, credit: difference, note: credit.note })}`
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    toast({ text: t('copied') })
  }
  return (
    <Card title={t('creditCard')}>
      <div className="flex flex-col gap-4">
        <DescriptionList
          items={[
            { term: t('asked'), value: <Money halalas={credit.asked} /> },
            { term: t('askedOn'), value: formatDate(new Date(credit.askedAt), lang) },
            { term: t('creditNumber'), value: credited && <bdi dir="ltr">{credited.number}</bdi> },
            { term: t('creditDay'), value: credited && formatDay(credited.issuedOn, lang) },
            { term: t('credited'), value: credited && <Money halalas={credited.amount} /> },
            { term: t('creditReason'), value: credited?.reason && <bdi>{credited.reason}</bdi> },
            {
              term: t('toPay'),
              value: credited && <Money halalas={invoice.total - invoice.prepaid - credited.amount} />,
            },
          ]}
        />
        {invoice.state === 'credit_asked' && (
          <>
            <Fold summary={t('askText')}>
              <p lang={supplier.language} dir="auto" className="text-caption whitespace-pre-line text-ink-2">
                {text}
              </p>
            </Fold>
            <div className="flex flex-wrap gap-2">
              <Button icon={Copy} onClick={() => void copy()}>
                {t('copy')}
              </Button>
              <AnchorButton
                icon={MessageCircle}
                href={`https://wa.me/${supplier.phone?.replace(/\D/g, '') ?? ''}?text=${encodeURIComponent(text)}`}
                target="_blank"
                rel="noopener noreferrer"
              >
                {t('whatsapp')}
              </AnchorButton>
            </div>
          </>
        )}
      </div>
    </Card>
  )
}
