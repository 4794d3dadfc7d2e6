import { AlarmClock, ClipboardCheck, type LucideIcon, TriangleAlert, UserX } from 'lucide-react'
import { href } from 'react-router'
import type { WaveNeed } from '#/domain/ordering/wave-progress.ts'
import { waveRecordMessages } from '#/messages/ordering/wave-record.ts'
import { LinkButton } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import type { WaveRecord } from '../read-record.server.ts'

const looks: Record<WaveNeed['kind'], { icon: LucideIcon; urgent: boolean }> = {
  failed: { icon: TriangleAlert, urgent: true },
  late: { icon: AlarmClock, urgent: true },
  refused: { icon: UserX, urgent: true },
  open: { icon: UserX, urgent: false },
  toRelease: { icon: ClipboardCheck, urgent: false },
}

/** What keeps a wave from its end, each with the visits concerned. */
export function WaveNeeds({ record: { wave, needs } }: { record: WaveRecord }) {
  const t = useT(waveRecordMessages)
  const home = href('/admin/secret-shopper/waves/:waveId', { waveId: wave.id })
  const steps: Record<WaveNeed['kind'], { to: string; label: string } | null> = {
    failed: null,
    late: { to: `${home}?stage=late`, label: t('show') },
    refused: { to: `${home}?state=refused`, label: t('show') },
    open:
      wave.status === 'confirmed'
        ? { to: `${home}?part=proposal`, label: t('options') }
        : { to: `${home}?state=open`, label: t('show') },
    toRelease: { to: `${home}?stage=toRelease`, label: t('show') },
  }
  return (
    <ul aria-label={t('needs')} className="flex flex-col">
      {needs.map(({ kind, count }) => {
        const { icon, urgent } = looks[kind]
        const words = kind === 'failed' ? t('need_failed') : t(`need_${kind}`, { count })
        const step = steps[kind]
        return (
          <li key={kind} className="flex min-h-11 items-center gap-3 border-b border-line py-1 last:border-b-0">
            <span className={classes('shrink-0', urgent ? 'text-danger-ink' : 'text-ink-2')}>
              <Icon as={icon} size={16} />
            </span>
            <span className="min-w-0 flex-1 text-ui font-medium">{words}</span>
            {step && (
              <LinkButton to={step.to} size="dense" aria-label={`${step.label}: ${words}`}>
                {step.label}
              </LinkButton>
            )}
          </li>
        )
      })}
    </ul>
  )
}
