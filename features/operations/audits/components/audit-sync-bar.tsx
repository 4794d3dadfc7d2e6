import { use } from 'react'
import { Check, CircleAlert, CloudOff, Smartphone } from 'lucide-react'
import { href } from 'react-router'
import { errorMessages } from '#/messages/errors.ts'
import { auditFillMessages } from '#/messages/operations/audits-fill.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { AuditContext } from './audit-context.ts'

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
export function AuditSyncBar() {
  const t = useT(auditFillMessages)
  const problem = useT(errorMessages)
  const open = use(AuditContext)
  if (!open || open.readOnly) return null
  const { sync, unsent, refusal, step } = open.state
  const { tone, icon } = looks[sync]
  const words = () => {
    if (sync === 'offline') return step ? t('signWaits') : t('offline', { count: unsent })
    if (sync === 'signed-out') return t('signedOut')
    if (sync === 'refused') return t('refused', { why: refusal ? problem(refusal) : '' })
    return t(sync)
  }
  return (
    <div data-tone={tone} data-sync={sync} className="bg-tone text-tone-ink">
      <p role="status" className="mx-auto flex min-h-9 max-w-[640px] items-center gap-2 px-4 py-1.5 text-caption">
        <Icon as={icon} size={16} />
        <span className="min-w-0 flex-1">{words()}</span>
        {sync === 'signed-out' && (
          <a
            href={`${href('/login')}?next=${encodeURIComponent(href('/client/field/audit/:auditId', { auditId: open.filling.auditId }))}`}
            className="link"
          >
            {t('signIn')}
          </a>
        )}
      </p>
    </div>
  )
}
