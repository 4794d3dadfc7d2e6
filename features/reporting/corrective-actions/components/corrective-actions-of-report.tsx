import { TriangleAlert } from 'lucide-react'
import { href, Link } from 'react-router'
import { WithRight } from '#/features/companies/members/components/rights.tsx'
import { correctiveActionMessages } from '#/messages/reporting/corrective-actions.ts'
import { Card } from '#/ui/card.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import type { CorrectiveActionLine } from '../read-corrective-actions.server.ts'
import { CorrectiveActionBadge, DueDay } from './action-status.tsx'
import { OpenCorrectiveAction } from './open-action.tsx'

/** Actions still open at the branch from other visits, folded. */
export function StillOpen({ actions }: { actions: readonly CorrectiveActionLine[] }) {
  const t = useT(correctiveActionMessages)
  if (actions.length === 0) return null
  return (
    <details className="text-ui">
      <summary className="flex min-h-9 w-fit cursor-pointer list-none items-center gap-2 font-medium text-warning-ink hover:underline coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <Icon as={TriangleAlert} size={16} />
        {t('stillOpen', { count: actions.length })}
      </summary>
      <CorrectiveActionTable actions={actions} />
    </details>
  )
}

/** Action plan of one report. */
export function CorrectiveActionsOfReport({ actions }: { actions: readonly CorrectiveActionLine[] }) {
  const t = useT(correctiveActionMessages)
  return (
    <Card id="actions" title={t('ofReport')} description={t('ofReportHint')} className="scroll-mt-32">
      <div className="flex flex-col items-start gap-4">
        {actions.length === 0 ? (
          <p className="text-ui text-ink-2">{t('noneOfReport')}</p>
        ) : (
          <div className="w-full">
            <CorrectiveActionTable actions={actions} />
          </div>
        )}
        <WithRight to="actions.write">
          <OpenCorrectiveAction priority="medium" />
        </WithRight>
      </div>
    </Card>
  )
}

/** Actions as short lines with links. */
export function CorrectiveActionTable({ actions }: { actions: readonly CorrectiveActionLine[] }) {
  const t = useT(correctiveActionMessages)
  return (
    <ul className="flex w-full flex-col">
      {actions.map((action) => (
        <li
          key={action.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2 break-inside-avoid first:border-t-0"
        >
          <span className="min-w-0">
            <Link
              to={href('/client/tasks/:actionId', { actionId: action.id })}
              className="link inline-flex min-h-11 items-center text-ui md:min-h-6"
            >
              <bdi>{action.title}</bdi>
            </Link>
            <span className="flex flex-wrap gap-x-3 text-caption text-ink-2">
              <span>
                {t('owner')}: <bdi>{action.owner}</bdi>
              </span>
              <span>
                {t('due')}: <DueDay action={action} />
              </span>
            </span>
          </span>
          <CorrectiveActionBadge status={action.status} />
        </li>
      ))}
    </ul>
  )
}
