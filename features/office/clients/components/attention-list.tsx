import {
  AlarmClock,
  Award,
  CircleAlert,
  ClipboardCheck,
  type LucideIcon,
  MessageSquare,
  ReceiptText,
} from 'lucide-react'
import { formatMoney } from '#/domain/money.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { requestCode } from '#/domain/evaluation.ts'
import { clientPageMessages } from '#/messages/office/clients.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { classes } from '#/ui/class-names.ts'
import { useLang, useT } from '#/ui/language.tsx'
import type { Attention } from '../attention.server.ts'

const looks: Record<Attention['kind'], { icon: LucideIcon; urgent: boolean }> = {
  'critical-visit': { icon: CircleAlert, urgent: true },
  'critical-action': { icon: CircleAlert, urgent: true },
  'late-visit': { icon: AlarmClock, urgent: true },
  'overdue-invoice': { icon: ReceiptText, urgent: true },
  dispute: { icon: MessageSquare, urgent: false },
  'to-approve': { icon: ClipboardCheck, urgent: false },
  application: { icon: Award, urgent: false },
  'certificate-ending': { icon: Award, urgent: false },
}

/** Records that wait for a step of staff, each with its step. */
export function AttentionList({ items }: { items: readonly Attention[] }) {
  const t = useT(clientPageMessages)
  if (items.length === 0) return <p className="text-ui text-ink-2">{t('nothingWaits')}</p>
  return (
    <ul className="flex flex-col">
      {items.map((item) => (
        <Line key={item.key} item={item} />
      ))}
    </ul>
  )
}

function Line({ item: { kind, record, branch, on, days, amount, to } }: { item: Attention }) {
  const t = useT(clientPageMessages)
  const lang = useLang()
  const { icon, urgent } = looks[kind]
  const name = kind === 'late-visit' || kind === 'to-approve' ? requestCode(Number(record)) : record
  const step = t(`step_${kind}`)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-2 last:border-b-0">
      <span className={classes('shrink-0', urgent ? 'text-danger-ink' : 'text-ink-2')}>
        <Icon as={icon} size={16} />
      </span>
      <span className="min-w-0 flex-1 text-ui">
        <span className="font-medium">
          {kind === 'late-visit' && days === 0
            ? t('needs_late-today', { record: name })
            : t(`needs_${kind}`, { record: name, count: days, day: formatDay(on, lang) })}
        </span>
        <span className="block text-caption text-ink-2">
          {amount !== null ? formatMoney(amount, lang) : branch && kind !== 'application' && <bdi>{branch}</bdi>}
        </span>
      </span>
      <LinkButton to={to} size="dense" aria-label={`${step}: ${name}`}>
        {step}
      </LinkButton>
    </li>
  )
}
