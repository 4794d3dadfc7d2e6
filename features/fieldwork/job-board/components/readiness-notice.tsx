import { href } from 'react-router'
import { readinessMessages } from '#/messages/shopper-tasks.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
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

/** On the page of tasks: only parts that prevent visits or hide distances. */
export function NeededNotice({ readiness: { missing } }: { readiness: Readiness }) {
  const t = useT(readinessMessages)
  const lacksCity = missing.includes('city')
  const open = missing.filter((part) => !(lacksCity && part === 'place'))
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
