import { Check, Play, RotateCcw, ShieldCheck } from 'lucide-react'
import { href } from 'react-router'
import { type CorrectiveActionStep, correctiveActionSteps } from '#/domain/corrective-action.ts'
import { stepsFrom } from '#/domain/step.ts'
import { useMay } from '#/features/companies/members/components/rights.tsx'
import { actionBoardMessages } from '#/messages/reporting/action-board.ts'
import { actionSourceMessages } from '#/messages/reporting/action-sources.ts'
import { correctiveActionMessages } from '#/messages/reporting/corrective-actions.ts'
import { dragSource } from '#/ui/drag.ts'
import { useT } from '#/ui/language.tsx'
import { Menu, type MenuEntry } from '#/ui/menu.tsx'
import { OpenLink } from '#/ui/open-link.tsx'
import { DueDay, PriorityBadge } from '../../components/action-status.tsx'
import type { CorrectiveActionLine } from '../../read-corrective-actions.server.ts'

const icons = { start: Play, finish: Check, verify: ShieldCheck, reopen: RotateCcw } as const

type Props = {
  action: CorrectiveActionLine
  works: boolean
  /** No move is pending; the next one would start from an outdated state. */
  still: boolean
  onDrag: (action: CorrectiveActionLine | null) => void
  onStep: (action: CorrectiveActionLine, step: CorrectiveActionStep) => void
}

/** An action as a card with the steps that its state allows. */
export function ActionCard({ action, works, still, onDrag, onStep }: Props) {
  const from = useT(actionSourceMessages)
  const address = href('/client/tasks/:actionId', { actionId: action.id })
  return (
    <article
      draggable={works && still}
      ref={dragSource(
        () => onDrag(action),
        () => onDrag(null),
      )}
      className="flex flex-col gap-2 rounded-control border border-line bg-card p-3 md:cursor-grab"
    >
      <div className="flex items-start justify-between gap-2">
        <OpenLink
          to={address}
          draggable={false}
          className="min-w-0 pt-2 text-ui font-medium underline decoration-line-input decoration-1 underline-offset-4 [overflow-wrap:anywhere] hover:decoration-2"
        >
          <bdi>{action.title}</bdi>
        </OpenLink>
        {works && <StepMenu action={action} onStep={onStep} />}
      </div>
      <p className="text-caption text-ink-2">
        <bdi>{action.branch}</bdi>
        {' · '}
        <bdi>{action.owner}</bdi>
      </p>
      <div className="flex flex-wrap items-center gap-2 text-caption">
        {(action.priority === 'critical' || action.priority === 'high') && <PriorityBadge priority={action.priority} />}
        <DueDay action={action} />
        <span className="text-ink-2">{from(`source_${action.source}`)}</span>
      </div>
    </article>
  )
}

/** Steps without a form are taken at once; the others are taken on the page of the action. */
function StepMenu({ action, onStep }: Pick<Props, 'action' | 'onStep'>) {
  const t = useT(actionBoardMessages)
  const word = useT(correctiveActionMessages)
  const may = useMay()
  const address = href('/client/tasks/:actionId', { actionId: action.id })
  const items = stepsFrom(correctiveActionSteps, action.status).flatMap((step): MenuEntry[] => {
    if (step === 'cancel' || (step === 'verify' && !may('actions.verify'))) return []
    const entry = { id: step, label: word(step), icon: icons[step] }
    return [step === 'finish' ? { ...entry, to: address } : { ...entry, onAction: () => onStep(action, step) }]
  })
  return (
    <Menu
      label={t('steps', { title: action.title })}
      items={[...items, { id: 'open', label: t('open'), to: address }]}
    />
  )
}
