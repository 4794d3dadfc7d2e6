import { use } from 'react'
import { Check, CircleAlert, CloudOff, Smartphone } from 'lucide-react'
import { href } from 'react-router'
import { errorMessages } from '#/messages/errors.ts'
import { dailyFillMessages } from '#/messages/operations/daily-reports-fill.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { DailyContext } from './daily-context.ts'

const looks = {
  opening: { tone: 'grey', icon: Smartphone },
  saved: { tone: 'green', icon: Check },
  saving: { tone: 'grey', icon: Smartphone },
  offline: { tone: 'yellow', icon: CloudOff },
  busy: { tone: 'yellow', icon: CloudOff },
  'signed-out': { tone: 'red', icon: CircleAlert },
  refused: { tone: 'red', icon: CircleAlert },
} as const

/** In words: what the server has, and what is only on this phone. */
export function SyncBar() {
  const t = useT(dailyFillMessages)
  const problem = useT(errorMessages)
  const open = use(DailyContext)
  if (!open) return null
  const { sync, unsent, refusal, step } = open.state
  const { tone, icon } = looks[sync]
  const text = {
    opening: t('opening'),
    saved: t('saved'),
    saving: t('saving'),
    offline: step ? t('signWaits') : t('offline', { count: unsent }),
    busy: t('busy'),
    'signed-out': t('signedOut'),
    refused: t('refused', { why: refusal ? problem(refusal) : '' }),
  }[sync]
  return (
    <div data-tone={tone} className="bg-tone text-tone-ink">
      <p
        role="status"
        data-sync={sync}
        className="mx-auto flex min-h-9 max-w-[640px] items-center gap-2 px-4 py-1.5 text-caption"
      >
        <Icon as={icon} size={16} />
        <span className="flex-1">{text}</span>
        {sync === 'signed-out' && (
          <a
            className="link"
            href={`${href('/login')}?next=${encodeURIComponent(href('/client/field/daily/:branchId/:day/:shift', { branchId: open.filling.branchId, day: open.filling.day, shift: open.filling.shift }))}`}
          >
            {t('signIn')}
          </a>
        )}
      </p>
    </div>
  )
}
