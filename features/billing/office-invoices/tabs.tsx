import { href } from 'react-router'
import { invoiceMessages } from '#/messages/billing/invoices.ts'
import { officePaymentMessages } from '#/messages/billing/office-payments.ts'
import { officePlanMessages } from '#/messages/subscriptions.ts'
import { taxUnitMessages } from '#/messages/billing/tax-units.ts'
import { useT } from '#/ui/language.tsx'
import { NavTabs } from '#/ui/nav.tsx'

/** Tabs of the invoice pages. Each feature adds a line for its page. */
export function InvoicesTabs() {
  const t = useT(invoiceMessages)
  const tax = useT(taxUnitMessages)
  const plans = useT(officePlanMessages)
  const payments = useT(officePaymentMessages)
  return (
    <NavTabs
      look="segment"
      label={t('rooms')}
      items={[
        { to: href('/admin/invoices'), label: t('tab_documents'), end: true },
        { to: href('/admin/invoices/to-bill'), label: t('tab_toBill') },
        { to: href('/admin/invoices/payments'), label: payments('tab') },
        { to: href('/admin/invoices/clients'), label: t('tab_clients') },
        { to: href('/admin/invoices/settings'), label: t('tab_settings') },
        { to: href('/admin/invoices/units'), label: tax('title') },
        { to: href('/admin/invoices/plans'), label: plans('tab') },
      ]}
    />
  )
}
