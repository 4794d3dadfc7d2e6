import { href } from 'react-router'
import { readinessMessages } from '#/messages/shopper-tasks.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ProgressBar } from '#/ui/meter.tsx'
import { profileParts, type ProfilePart } from '../profile-parts.ts'
import type { Readiness } from '../readiness.server.ts'

/** Approval by the office; nothing once approved. */
export function ApprovalNotice({ readiness: { approval, reason } }: { readiness: Readiness }) {
  const t = useT(readinessMessages)
  if (approval === 'approved') return null
  const isPending = approval === 'pending'
  return (
    <Notice
      kind={isPending ? 'info' : 'warning'}
      title={t(isPending ? 'pendingTitle' : 'rejectedTitle')}
      actions={isPending ? <ToProfile /> : undefined}
    >
      <p>{t(isPending ? 'pendingText' : 'rejectedText')}</p>
      {reason && (
        <p dir="auto" className="mt-2 whitespace-pre-line">
          {reason}
        </p>
      )}
    </Notice>
  )
}

const ToProfile = () => {
  const t = useT(readinessMessages)
  return <LinkButton to={href('/freelancer/profile')}>{t('toProfile')}</LinkButton>
}

/** Without these no visit can be matched; the others improve only payment or matching. */
const needed: readonly ProfilePart[] = ['agreement', 'city', 'place']

/** On the page of tasks: only parts that prevent visits or hide distances. */
export function NeededNotice({ readiness: { missing } }: { readiness: Readiness }) {
  const t = useT(readinessMessages)
  const lacksCity = missing.includes('city')
  const open = needed.filter((part) => missing.includes(part) && !(lacksCity && part === 'place'))
  if (open.length === 0) return null
  const toCity = <LinkButton to={`${href('/freelancer/profile/about')}#place`}>{t('toCity')}</LinkButton>
  return (
    <Notice kind="warning" title={t('missingTitle')} actions={lacksCity ? toCity : <ToProfile />}>
      <ul className="list-disc ps-5">
        {open.map((part) => (
          <li key={part}>{t(`missing_${part}`)}</li>
        ))}
      </ul>
    </Notice>
  )
}

/** On the dashboard: completeness of the profile and missing parts; nothing once complete. */
export function ProfileCard({ readiness: { missing } }: { readiness: Readiness }) {
  const t = useT(readinessMessages)
  if (missing.length === 0) return null
  const done = profileParts.length - missing.length
  const text = t('missingOf', { done, all: profileParts.length })
  return (
    <Card title={t('missingTitle')} description={t('missingText')}>
      <div className="flex flex-col gap-4">
        <ProgressBar value={done} max={profileParts.length} label={t('missingTitle')} text={text} hideLabel />
        <p className="num text-caption text-ink-2">{text}</p>
        <ul className="flex list-disc flex-col gap-1 ps-5 text-ui">
          {missing.map((part) => (
            <li key={part}>{t(`missing_${part}`)}</li>
          ))}
        </ul>
        <div>
          <ToProfile />
        </div>
      </div>
    </Card>
  )
}
