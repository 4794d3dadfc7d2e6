import {
  Award,
  Banknote,
  BookOpenCheck,
  Briefcase,
  CalendarDays,
  ClipboardCheck,
  ClipboardList,
  ClipboardPlus,
  FileChartColumn,
  Inbox,
  Landmark,
  LayoutDashboard,
  ListTodo,
  type LucideIcon,
  Mail,
  Palette,
  PanelsTopLeft,
  ReceiptText,
  ScrollText,
  Settings,
  Star,
  IdCard,
  UserCheck,
  Users,
  Wallet,
  Wrench,
} from 'lucide-react'
import type { shellMessages } from '#/messages/shell.ts'

export type Area = 'admin' | 'client' | 'freelancer'
type Label = keyof typeof shellMessages

export type PortalLink = {
  to: string
  label: Exclude<Label, 'found' | 'rights' | 'homeOf' | 'account'>
  icon: LucideIcon
  /** The area's index is its dashboard, and current only on that page, not below it. */
  index?: true
}
export type PortalGroup = {
  label: 'operate' | 'quality' | 'money' | 'content' | 'records'
  links: readonly PortalLink[]
}

const dashboard = (area: Area): PortalLink => ({
  to: `/${area}`,
  label: 'dashboard',
  icon: LayoutDashboard,
  index: true,
})

/** Side bar of each area. */
export const portalMenus: Record<Area, readonly PortalGroup[]> = {
  admin: [
    {
      label: 'operate',
      links: [
        dashboard('admin'),
        { to: '/admin/secret-shopper', label: 'secretShopper', icon: ClipboardList },
        { to: '/admin/client-approval', label: 'clientApproval', icon: UserCheck },
        { to: '/admin/freelancers', label: 'freelancers', icon: Users },
        { to: '/admin/tasks', label: 'officeTasks', icon: ListTodo },
      ],
    },
    {
      label: 'quality',
      links: [
        { to: '/admin/reports', label: 'reports', icon: FileChartColumn },
        { to: '/admin/certificates', label: 'certificates', icon: Award },
      ],
    },
    {
      label: 'money',
      links: [
        { to: '/admin/invoices', label: 'invoices', icon: ReceiptText },
        { to: '/admin/secret-shopper-invoicing', label: 'payouts', icon: Banknote },
        { to: '/admin/finance', label: 'finance', icon: Landmark },
      ],
    },
    {
      label: 'content',
      links: [
        { to: '/admin/page-builder', label: 'pageBuilder', icon: PanelsTopLeft },
        { to: '/admin/forms', label: 'forms', icon: Inbox },
        { to: '/admin/branding', label: 'branding', icon: Palette },
      ],
    },
    {
      label: 'records',
      links: [
        { to: '/admin/emails', label: 'emails', icon: Mail },
        { to: '/admin/settings', label: 'settings', icon: Settings },
        { to: '/admin/logs', label: 'technicalLog', icon: Wrench },
        { to: '/admin/activity-logs', label: 'activityLogs', icon: ScrollText },
      ],
    },
  ],
  client: [
    {
      label: 'operate',
      links: [dashboard('client'), { to: '/client/secret-shopper', label: 'secretShopper', icon: ClipboardList }],
    },
    {
      label: 'quality',
      links: [
        { to: '/client/reports', label: 'reports', icon: FileChartColumn },
        { to: '/client/tasks', label: 'correctiveActions', icon: ClipboardPlus },
        { to: '/client/certificates', label: 'certificates', icon: Award },
        { to: '/client/case-studies', label: 'caseStudies', icon: BookOpenCheck },
      ],
    },
    {
      label: 'money',
      links: [{ to: '/client/invoices', label: 'invoices', icon: ReceiptText }],
    },
  ],
  freelancer: [
    {
      label: 'operate',
      links: [
        dashboard('freelancer'),
        { to: '/freelancer/tasks', label: 'tasks', icon: Briefcase },
        { to: '/freelancer/secret-shopper', label: 'evaluationTasks', icon: ClipboardList },
        { to: '/freelancer/submit-report', label: 'submitReport', icon: ClipboardCheck },
        { to: '/freelancer/timeline', label: 'timeline', icon: CalendarDays },
      ],
    },
    {
      label: 'quality',
      links: [
        { to: '/freelancer/reports', label: 'reports', icon: FileChartColumn },
        { to: '/freelancer/feedback', label: 'feedback', icon: Star },
        { to: '/freelancer/profile', label: 'myProfile', icon: IdCard },
      ],
    },
    {
      label: 'money',
      links: [{ to: '/freelancer/payouts', label: 'payouts', icon: Wallet }],
    },
  ],
}

/** Whether a menu entry is current. */
export const isCurrent = ({ to, index }: PortalLink, pathname: string): boolean => {
  const here = pathname.replace(/\/$/, '')
  return index ? here === to || here === `${to}/dashboard` : here === to || here.startsWith(`${to}/`)
}
