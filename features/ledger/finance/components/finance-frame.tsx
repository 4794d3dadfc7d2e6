import type { ReactNode } from 'react'
import { href } from 'react-router'
import { financeMessages } from '#/messages/ledger/finance.ts'
import { useT } from '#/ui/language.tsx'
import { FileLinks } from '#/ui/file-links.tsx'
import { NavTabs, PageHeader } from '#/ui/nav.tsx'

type FrameProps = { title: ReactNode; description?: ReactNode; actions?: ReactNode; children: ReactNode }

/** Frame of the finance pages: title, actions and tabs. */
export function FinanceFrame({ title, description, actions, children }: FrameProps) {
  const t = useT(financeMessages)
  const pages = [
    { to: href('/admin/finance'), label: t('overview'), end: true },
    { to: href('/admin/finance/ledger'), label: t('titleLedger') },
    { to: href('/admin/finance/accounts'), label: t('titleAccounts') },
    { to: href('/admin/finance/receivables'), label: t('titleReceivables') },
    { to: href('/admin/finance/payouts'), label: t('titlePayouts') },
    { to: href('/admin/finance/bank'), label: t('titleBank') },
    { to: href('/admin/finance/vat'), label: t('titleVat') },
    { to: href('/admin/finance/months'), label: t('titleMonths') },
  ]
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={title}
        tabs={<NavTabs look="segment" label={t('pages')} items={pages} />}
        description={description}
        actions={actions}
      />
      {children}
    </div>
  )
}

/** Links to a page's rows as files, under the filters of its address. */
export function Exports({ path, search }: { path: string; search: URLSearchParams }) {
  return <FileLinks confirm to={(format) => `${path}?${new URLSearchParams([...search, ['format', format]])}`} />
}
