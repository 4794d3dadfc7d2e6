import { href } from 'react-router'
import { clientInvoiceMessages } from '#/messages/client-invoices.ts'
import { useT } from '#/ui/language.tsx'
import { NavTabs } from '#/ui/nav.tsx'

/** The pages about a client's money. */
export function ClientInvoiceTabs() {
  const t = useT(clientInvoiceMessages)
  return (
    <NavTabs
      label={t('title')}
      items={[
        { to: href('/client/invoices'), label: t('tabInvoices'), end: true },
        { to: href('/client/invoices/plan'), label: t('tabPlan') },
        { to: href('/client/invoices/details'), label: t('tabDetails') },
      ]}
    />
  )
}
