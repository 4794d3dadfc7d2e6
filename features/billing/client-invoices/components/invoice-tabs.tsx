import { href } from 'react-router'
import { useMay } from '#/features/companies/members/components/rights.tsx'
import { clientInvoiceMessages } from '#/messages/client-invoices.ts'
import { useT } from '#/ui/language.tsx'
import { NavTabs } from '#/ui/nav.tsx'

/** Tabs of a client's billing pages. */
export function ClientInvoiceTabs() {
  const t = useT(clientInvoiceMessages)
  const may = useMay()
  return (
    <NavTabs
      look="segment"
      label={t('title')}
      items={[
        { to: href('/client/invoices'), label: t('tabInvoices'), end: true },
        ...(may('plans.change') ? [{ to: href('/client/invoices/plan'), label: t('tabPlan') }] : []),
        ...(may('tax-details.write') ? [{ to: href('/client/invoices/details'), label: t('tabDetails') }] : []),
      ]}
    />
  )
}
