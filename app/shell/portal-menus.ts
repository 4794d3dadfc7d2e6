import {
  Award,
  Banknote,
  Bell,
  BellRing,
  BookOpenCheck,
  Building2,
  CalendarCheck,
  CalendarDays,
  CalendarRange,
  ClipboardCheck,
  ClipboardList,
  ClipboardPlus,
  Eye,
  FileBadge,
  FileCheck,
  FileChartColumn,
  Files,
  History,
  Inbox,
  Landmark,
  LayoutDashboard,
  ListChecks,
  ListTodo,
  type LucideIcon,
  Mail,
  MessageSquareText,
  Palette,
  PanelsTopLeft,
  Plug,
  ReceiptText,
  Scale,
  ScrollText,
  Settings,
  Star,
  Store,
  IdCard,
  KeyRound,
  UserCheck,
  Users,
  Wallet,
  Workflow,
  Wrench,
  UserCog,
} from 'lucide-react'
import { href } from 'react-router'
import type { Permission } from '#/domain/permissions.ts'
import type { shellMessages } from '#/messages/shell.ts'
import { buyingLinks } from './buying-links.ts'
import { kitchenLinks } from './kitchen-links.ts'

export type Area = 'admin' | 'client' | 'freelancer'
type Label = keyof typeof shellMessages

export type PortalLink = {
  to: string
  label: Exclude<Label, 'found' | 'newOnes' | 'rights' | 'homeOf' | 'account'>
  icon: LucideIcon
  /** Shorter name in the bar at the foot of a phone's page, where five stand side by side. */
  short?: 'home' | 'placeActions' | 'placeVisits' | 'placeDates' | 'placeEvents'
  /** Needed to see the page; members of a company differ in it. */
  right?: Permission
  /** Stands in the bar at the foot of a phone's page. */
  place?: true
  /** Current only on that page (of an area also on its dashboard), not below it. */
  index?: true
}
export type PortalGroup = {
  label: 'operate' | 'quality' | 'daily' | 'kitchen' | 'buying' | 'money' | 'content' | 'records'
  links: readonly PortalLink[]
}

const dashboard = (area: Area): PortalLink => ({
  to: href(`/${area}`),
  label: 'dashboard',
  short: 'home',
  icon: LayoutDashboard,
  index: true,
  place: true,
})

/** Side bar of each area. */
export const portalMenus: Record<Area, readonly PortalGroup[]> = {
  admin: [
    {
      label: 'operate',
      links: [
        dashboard('admin'),
        {
          to: href('/admin/secret-shopper'),
          label: 'secretShopper',
          short: 'placeVisits',
          icon: ClipboardList,
          place: true,
        },
        { to: href('/admin/clients'), label: 'clients', icon: Building2, place: true },
        { to: href('/admin/client-approval'), label: 'clientApproval', icon: UserCheck },
        { to: href('/admin/freelancers'), label: 'freelancers', icon: Users },
        { to: href('/admin/tasks'), label: 'officeTasks', icon: ListTodo },
      ],
    },
    {
      label: 'quality',
      links: [
        { to: href('/admin/reports'), label: 'reports', icon: FileChartColumn, place: true },
        { to: href('/admin/questionnaires'), label: 'questionnaires', icon: ListChecks },
        { to: href('/admin/certificates'), label: 'certificates', icon: Award },
        { to: href('/admin/compliance'), label: 'complianceCatalogue', icon: Scale },
      ],
    },
    {
      label: 'money',
      links: [
        { to: href('/admin/invoices'), label: 'invoices', icon: ReceiptText, place: true },
        { to: href('/admin/secret-shopper-invoicing'), label: 'payouts', icon: Banknote },
        { to: href('/admin/finance'), label: 'finance', icon: Landmark },
      ],
    },
    {
      label: 'content',
      links: [
        { to: href('/admin/page-builder'), label: 'pageBuilder', icon: PanelsTopLeft },
        { to: href('/admin/forms'), label: 'forms', icon: Inbox },
        { to: href('/admin/document-library'), label: 'documentLibrary', icon: Files },
        { to: href('/admin/branding'), label: 'branding', icon: Palette },
      ],
    },
    {
      label: 'records',
      links: [
        { to: href('/admin/emails'), label: 'emails', icon: Mail },
        { to: href('/admin/templates'), label: 'templates', icon: MessageSquareText },
        { to: href('/admin/permissions'), label: 'staff', icon: UserCog },
        { to: href('/admin/settings'), label: 'settings', icon: Settings },
        { to: href('/admin/integrations'), label: 'integrations', icon: Plug },
        { to: href('/admin/automation'), label: 'automation', icon: Workflow },
        { to: href('/admin/logs'), label: 'technicalLog', icon: Wrench },
        { to: href('/admin/activity-logs'), label: 'activityLogs', icon: ScrollText },
      ],
    },
  ],
  client: [
    {
      label: 'operate',
      links: [
        dashboard('client'),
        {
          to: href('/client/secret-shopper'),
          label: 'secretShopper',
          short: 'placeVisits',
          icon: ClipboardList,
          right: 'evaluations.read',
          place: true,
        },
        { to: href('/client/branches'), label: 'branches', icon: Store, right: 'branches.read', place: true },
        { to: href('/client/programme'), label: 'programme', icon: CalendarRange, right: 'programmes.read' },
        {
          to: href('/client/timeline'),
          label: 'timeline',
          short: 'placeEvents',
          icon: History,
          right: 'timeline.read',
        },
      ],
    },
    {
      label: 'quality',
      links: [
        { to: href('/client/reports'), label: 'reports', icon: FileChartColumn, right: 'reports.read', place: true },
        { to: href('/client/alerts'), label: 'alerts', icon: BellRing, right: 'reports.read' },
        {
          to: href('/client/tasks'),
          label: 'correctiveActions',
          short: 'placeActions',
          icon: ClipboardPlus,
          right: 'actions.own',
          place: true,
        },
        { to: href('/client/certificates'), label: 'certificates', icon: Award, right: 'certificates.read' },
        { to: href('/client/case-studies'), label: 'caseStudies', icon: BookOpenCheck, right: 'case-studies.read' },
      ],
    },
    {
      label: 'daily',
      links: [
        {
          to: href('/client/daily-operations-report'),
          label: 'dailyReports',
          icon: ClipboardCheck,
          right: 'daily.read',
        },
        { to: href('/client/audits'), label: 'audits', icon: ClipboardList, right: 'audits.read' },
        { to: href('/client/admin-task-tracking'), label: 'duties', icon: CalendarCheck, right: 'duties.own' },
        {
          to: href('/client/government-compliance-report'),
          label: 'compliance',
          icon: Scale,
          right: 'documents.all',
        },
        { to: href('/client/document-monitoring'), label: 'documents', icon: FileCheck, right: 'documents.read' },
        {
          to: href('/client/secure-password-vault'),
          label: 'passwordVault',
          icon: KeyRound,
          right: 'vault.use',
        },
      ],
    },
    { label: 'kitchen', links: kitchenLinks },
    { label: 'buying', links: buyingLinks },
    {
      label: 'money',
      links: [{ to: href('/client/invoices'), label: 'invoices', icon: ReceiptText, right: 'invoices.read' }],
    },
    {
      label: 'records',
      links: [
        { to: href('/client/users'), label: 'team', icon: Users, right: 'members.read' },
        { to: href('/client/notifications'), label: 'notifications', icon: Bell, right: 'notifications.read' },
        { to: href('/client/automation'), label: 'automation', icon: Workflow, right: 'automation.read' },
        { to: href('/client/api'), label: 'apiKeys', icon: Plug, right: 'api-keys.read' },
        { to: href('/client/setup'), label: 'setup', icon: ListChecks, right: 'evaluations.request', index: true },
        { to: href('/client/setup/papers'), label: 'companyPapers', icon: FileBadge, right: 'papers.send' },
        { to: href('/client/setup/views'), label: 'staffViews', icon: Eye, right: 'staff-views.list' },
      ],
    },
  ],
  freelancer: [
    {
      label: 'operate',
      links: [
        dashboard('freelancer'),
        { to: href('/freelancer/secret-shopper'), label: 'placeVisits', icon: ClipboardList, place: true },
        { to: href('/freelancer/timeline'), label: 'timeline', short: 'placeDates', icon: CalendarDays, place: true },
      ],
    },
    {
      label: 'quality',
      links: [
        { to: href('/freelancer/reports'), label: 'reports', icon: FileChartColumn, place: true },
        { to: href('/freelancer/feedback'), label: 'feedback', icon: Star },
        { to: href('/freelancer/profile'), label: 'myProfile', icon: IdCard },
      ],
    },
    {
      label: 'money',
      links: [{ to: href('/freelancer/payouts'), label: 'payouts', icon: Wallet, place: true }],
    },
  ],
}

/** Whether a menu entry is current. */
export const isCurrent = ({ to, index }: PortalLink, pathname: string): boolean => {
  const here = pathname.replace(/\/$/, '')
  return index ? here === to || here === `${to}/dashboard` : here === to || here.startsWith(`${to}/`)
}
