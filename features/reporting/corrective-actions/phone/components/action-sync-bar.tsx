import { Check, CircleAlert, CloudOff, Smartphone } from 'lucide-react'
import { href } from 'react-router'
import { errorMessages } from '#/messages/errors.ts'
import { actionPhoneMessages } from '#/messages/reporting/action-phone.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import type { ActionStoreState } from '../action-store.ts'

const looks = {
  opening: { tone: 'grey', icon: Smartphone },
  kept: { tone: 'grey', icon: Smartphone },
  sending: { tone: 'grey', icon: Smartphone },
  sent: { tone: 'green', icon: Check },
  offline: { tone: 'yellow', icon: CloudOff },
  busy: { tone: 'yellow', icon: CloudOff },
  'signed-out': { tone: 'red', icon: CircleAlert },
  refused: { tone: 'red', icon: CircleAlert },
} as const

/** In words: what the server has, and what is only on this phone. */
export function ActionSyncBar({ actionId, state }: { actionId: string; state: ActionStoreState }) {
  const t = useT(actionPhoneMessages)
  const problem = useT(errorMessages)
  const { sync, refusal } = state
  const { tone, icon } = looks[sync]
  const next = encodeURIComponent(href('/client/field/task/:actionId', { actionId }))
  return (
    <div data-tone={tone} data-sync={sync} className="bg-tone text-tone-ink">
      <p role="status" className="mx-auto flex min-h-9 max-w-[640px] items-center gap-2 px-4 py-1.5 text-caption">
        <Icon as={icon} size={16} />
        <span className="min-w-0 flex-1">
          {sync === 'refused' ? t('refused', { why: refusal ? problem(refusal) : '' }) : t(sync)}
        </span>
        {sync === 'signed-out' && (
          <a href={`${href('/login')}?next=${next}`} className="link">
            {t('signIn')}
          </a>
        )}
      </p>
    </div>
  )
}
