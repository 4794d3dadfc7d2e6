import { invoiceMessages } from '#/messages/billing/invoices.ts'
import { paymentDeskMessages } from '#/messages/billing/payment-desk.ts'
import { planDeskMessages } from '#/messages/subscriptions.ts'
import { taxUnitMessages } from '#/messages/billing/tax-units.ts'
import { useT } from '#/ui/language.tsx'
import { NavTabs } from '#/ui/nav.tsx'

/** The rooms in which the office looks after invoices. Each feature adds a line for the page it brings. */
export function InvoicesTabs() {
  const t = useT(invoiceMessages)
  const tax = useT(taxUnitMessages)
  const plans = useT(planDeskMessages)
  const payments = useT(paymentDeskMessages)
  return (
    <NavTabs
      label={t('rooms')}
      items={[
        { to: '/admin/invoices', label: t('tab_documents'), end: true },
        { to: '/admin/invoices/to-bill', label: t('tab_toBill') },
        { to: '/admin/invoices/payments', label: payments('tab') },
        { to: '/admin/invoices/clients', label: t('tab_clients') },
        { to: '/admin/invoices/settings', label: t('tab_settings') },
        { to: '/admin/invoices/units', label: tax('title') },
        { to: '/admin/invoices/plans', label: plans('tab') },
      ]}
    />
  )
}
