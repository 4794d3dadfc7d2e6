import { ChevronRight, Circle, CircleCheck } from 'lucide-react'
import { href, Link } from 'react-router'
import { completenessOf, type ProfileStep } from '#/domain/shoppers/profile-steps.ts'
import { shopperProfileMessages } from '#/messages/shoppers/shopper-profile.ts'
import { Badge } from '#/ui/badge.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { ProgressBar } from '#/ui/meter.tsx'
import type { ProfileOverview } from '../read-profile.server.ts'

const pages: Record<ProfileStep, string> = {
  agreement: href('/freelancer/profile/agreement'),
  identity: `${href('/freelancer/profile/about')}#identity`,
  place: `${href('/freelancer/profile/about')}#place`,
  languages: `${href('/freelancer/profile/about')}#knowledge`,
  test: href('/freelancer/profile/level-test'),
  iban: href('/freelancer/profile/bank'),
  documents: href('/freelancer/profile/documents'),
}

/** Approval state with its reason. */
export function ApprovalNotice({ approval, reason }: { approval: ProfileOverview['approval']; reason: string | null }) {
  const t = useT(shopperProfileMessages)
  if (approval === 'approved') return null
  if (approval === 'pending')
    return (
      <Notice kind="info" title={t('approval_pending')}>
        {t('approval_pending_text')}
      </Notice>
    )
  return (
    <Notice kind="warning" title={t('approval_rejected')}>
      {reason && t('approval_rejected_text', { reason })}
    </Notice>
  )
}

/** Completed and missing steps, and what each unlocks. */
export function ProfileSteps({ steps }: { steps: ProfileOverview['steps'] }) {
  const t = useT(shopperProfileMessages)
  const { done, all } = completenessOf(steps)
  return (
    <Card title={t('missingTitle')}>
      <div className="flex flex-col gap-4">
        <ProgressBar value={done} max={all} label={t('progress')} text={t('progressText', { done, all })} />
        {done === all && <p className="text-ui text-ink-2">{t('allDone')}</p>}
        <ul className="flex flex-col divide-y divide-line">
          {steps.map(({ step, done: isDone }) => (
            <li key={step}>
              <Link to={pages[step]} className="group flex min-h-14 items-center gap-3 py-2.5 hover:bg-surface-1">
                <span className={isDone ? 'text-success-ink' : 'text-ink-3'}>
                  <Icon as={isDone ? CircleCheck : Circle} />
                </span>
                <span className="min-w-0 flex-1">
                  <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ui font-medium group-hover:underline">
                    {t(`step_${step}`)}
                    <Badge tone={isDone ? 'green' : 'yellow'}>{t(isDone ? 'done' : 'missing')}</Badge>
                  </span>
                  <span className="block text-caption text-ink-2">{t(`opens_${step}`)}</span>
                </span>
                <Icon as={ChevronRight} directional size={16} className="text-ink-3" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}

/** On the dashboard: how much of the profile is complete, and what is missing; nothing once complete. */
export function ProfileProgress({ steps }: { steps: ProfileOverview['steps'] }) {
  const t = useT(shopperProfileMessages)
  const { done, all } = completenessOf(steps)
  if (done === all) return null
  return (
    <Card title={t('missingTitle')}>
      <div className="flex flex-col gap-4">
        <ProgressBar value={done} max={all} label={t('progress')} text={t('progressText', { done, all })} />
        <ul className="flex flex-col">
          {steps
            .filter((step) => !step.done)
            .map(({ step }) => (
              <li key={step}>
                <Link to={pages[step]} className="link inline-flex min-h-6 items-center text-ui max-md:min-h-11">
                  {t(`step_${step}`)}
                </Link>
              </li>
            ))}
        </ul>
        <div>
          <LinkButton to={href('/freelancer/profile')}>{t('toProfile')}</LinkButton>
        </div>
      </div>
    </Card>
  )
}
