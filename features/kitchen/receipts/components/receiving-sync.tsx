import { use } from 'react'
import { Check, CircleAlert, CloudOff, Smartphone } from 'lucide-react'
import { href } from 'react-router'
import { errorMessages } from '#/messages/errors.ts'
import { receivingMessages } from '#/messages/kitchen/receiving.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { ReceivingContext } from './receiving-context.ts'

const looks = {
  opening: { tone: 'grey', icon: Smartphone },
  kept: { tone: 'grey', icon: Smartphone },
  sending: { tone: 'grey', icon: Smartphone },
  posted: { tone: 'green', icon: Check },
  offline: { tone: 'yellow', icon: CloudOff },
  busy: { tone: 'yellow', icon: CloudOff },
  'signed-out': { tone: 'red', icon: CircleAlert },
  refused: { tone: 'red', icon: CircleAlert },
} as const

/** In words: what is only on this phone, and what the server has. */
export function ReceivingSync() {
  const t = useT(receivingMessages)
  const problem = useT(errorMessages)
  const open = use(ReceivingContext)
  if (!open) return null
  const { receiving, state } = open
  const { sync, refusal } = state
  const { tone, icon } = looks[sync]
  const next = receiving.order
    ? href('/client/field/receive/order/:orderId', { orderId: receiving.order.id })
    : href('/client/field/receive/branch/:branchId', { branchId: receiving.branchId })
  return (
    <div data-tone={tone} data-sync={sync} className="bg-tone text-tone-ink">
      <p role="status" className="mx-auto flex min-h-9 max-w-[640px] items-center gap-2 px-4 py-1.5 text-caption">
        <Icon as={icon} size={16} />
        <span className="min-w-0 flex-1">{sync === 'refused' ? refusal && problem(refusal) : t(sync)}</span>
        {sync === 'signed-out' && (
          <a href={`${href('/login')}?next=${encodeURIComponent(next)}`} className="link">
            {t('signIn')}
          </a>
        )}
      </p>
    </div>
  )
}
