import { ChevronRight } from 'lucide-react'
import { href, Link } from 'react-router'
import { adminDashboardMessages } from '#/messages/office/dashboards.ts'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { useRights } from '#/ui/rights.tsx'
import type { OpenItems } from '../waiting.server.ts'

const lines = [
  { key: 'failedJobs', of: 'failedJobs', to: href('/admin/logs'), urgent: true },
  { key: 'overdue', of: 'overdue', to: `${href('/admin/secret-shopper')}?risk=overdue&sort=visit`, urgent: true },
  { key: 'atRisk', of: 'atRisk', to: `${href('/admin/secret-shopper')}?risk=at_risk&sort=visit`, urgent: true },
  { key: 'overdueInvoices', of: 'overdueInvoices', to: `${href('/admin/invoices')}?state=overdue`, urgent: true },
  { key: 'lateTasks', of: 'lateTasks', to: `${href('/admin/tasks')}?tab=overdue`, urgent: true },
  { key: 'waitingClients', of: 'clients', to: href('/admin/client-approval'), urgent: false },
  { key: 'toApprove', of: 'toApprove', to: `${href('/admin/secret-shopper')}?status=pending`, urgent: false },
  { key: 'toAssign', of: 'toAssign', to: `${href('/admin/secret-shopper')}?status=approved&sort=visit`, urgent: false },
  { key: 'toReview', of: 'toReview', to: href('/admin/reports'), urgent: false },
  { key: 'disputes', of: 'disputes', to: `${href('/admin/reports')}?tab=disputes`, urgent: false },
  { key: 'appeals', of: 'appeals', to: `${href('/admin/reports')}?tab=appeals`, urgent: false },
  { key: 'corrections', of: 'corrections', to: href('/admin/reports/corrections'), urgent: false },
  { key: 'applications', of: 'applications', to: href('/admin/certificates/applications'), urgent: false },
  { key: 'suspended', of: 'suspended', to: `${href('/admin/certificates')}?state=suspended`, urgent: false },
  {
    key: 'payoutQuestions',
    of: 'payoutQuestions',
    to: href('/admin/secret-shopper-invoicing/queries'),
    urgent: false,
  },
  { key: 'bankLines', of: 'bankLines', to: href('/admin/finance/bank'), urgent: false },
  { key: 'newMessages', of: 'messages', to: `${href('/admin/forms/submissions')}?state=new`, urgent: false },
  { key: 'companyDetails', of: 'companyDetails', to: href('/admin/invoices/settings'), urgent: false },
  { key: 'siteDetails', of: 'siteDetails', to: href('/admin/page-builder/menus'), urgent: false },
] as const

/** Open work, most urgent first, linked to its lists. */
export function OpenItemList({ work }: { work: OpenItems }) {
  const t = useT(adminDashboardMessages)
  const { opens } = useRights()
  const waiting = lines.filter(({ of, to }) => work[of] > 0 && opens(to))
  if (waiting.length === 0) return <p className="text-ui text-ink-2">{t('workDone')}</p>
  return (
    <ul className="flex flex-col">
      {waiting.map(({ key, of, to, urgent }) => (
        <li key={key} className="border-b border-line last:border-b-0">
          <Link to={to} className="flex min-h-12 items-center justify-between gap-3 py-2 text-ui hover:text-link">
            <span className="min-w-0 flex-1">{t(key)}</span>
            <span className={classes('num text-h3 font-semibold', urgent && 'text-danger-ink')}>{work[of]}</span>
            <span className="text-ink-3">
              <Icon as={ChevronRight} directional size={16} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
