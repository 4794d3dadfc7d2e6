import type { ReactNode } from 'react'
import { ChevronRight, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { dashboardMessages } from '#/messages/office/dashboards.ts'
import { Card } from '#/ui/card.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'

export type QuickLink = { to: string; label: string; help?: string; icon: LucideIcon; badge?: ReactNode }

/** Links to the most used pages. */
export function QuickLinks({ links, title }: { links: readonly QuickLink[]; title?: string }) {
  const t = useT(dashboardMessages)
  return (
    <Card title={title ?? t('quickLinks')}>
      <ul className="flex flex-col">
        {links.map(({ to, label, help, icon, badge }) => (
          <li key={to} className="border-b border-line last:border-b-0">
            <Link to={to} className="flex min-h-14 items-center gap-3 py-2 hover:text-link">
              <span className="flex size-10 shrink-0 items-center justify-center rounded-control bg-surface-2 text-ink">
                <Icon as={icon} />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block text-ui font-medium">{label}</span>
                {help && <span className="block text-caption text-ink-2">{help}</span>}
              </span>
              {badge}
              <span className="text-ink-3">
                <Icon as={ChevronRight} directional size={16} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
