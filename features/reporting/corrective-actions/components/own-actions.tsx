import { href, Link } from 'react-router'
import { correctiveActionMessages } from '#/messages/reporting/corrective-actions.ts'
import { Card } from '#/ui/card.tsx'
import { useT } from '#/ui/language.tsx'
import type { CorrectiveActionLine } from '../read-corrective-actions.server.ts'
import { DueDay } from './action-status.tsx'

/** Open actions that name the reader as owner; nothing without any. */
export function OwnActions({ actions }: { actions: readonly CorrectiveActionLine[] }) {
  const t = useT(correctiveActionMessages)
  if (actions.length === 0) return null
  return (
    <Card title={t('ownOpen')}>
      <ul className="flex flex-col divide-y divide-line">
        {actions.map((action) => (
          <li key={action.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <div className="min-w-0">
              <Link
                className="link inline-flex min-h-11 items-center md:min-h-6"
                to={href('/client/tasks/:actionId', { actionId: action.id })}
              >
                <bdi>{action.title}</bdi>
              </Link>
              <p className="text-caption text-ink-2">
                <bdi>{action.branch}</bdi>
              </p>
            </div>
            <DueDay action={action} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
