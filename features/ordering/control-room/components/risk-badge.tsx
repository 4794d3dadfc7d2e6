import { Eye, OctagonAlert, TriangleAlert } from 'lucide-react'
import type { DateRisk, DateRiskReason } from '#/domain/ordering/date-risk.ts'
import { roomMessages } from '#/messages/ordering/control-room.ts'
import { StatusBadge, type Tone } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'

/** Colour and shape of each risk level. */
export const riskLooks = {
  overdue: { tone: 'red', icon: OctagonAlert, shape: 'diamond' },
  at_risk: { tone: 'yellow-deep', icon: TriangleAlert, shape: 'square' },
  watch: { tone: 'violet', icon: Eye, shape: 'round' },
} as const satisfies Record<DateRisk, { tone: Tone; icon: typeof Eye; shape: 'round' | 'square' | 'diamond' }>

export function RiskBadge({ risk }: { risk: DateRisk | null }) {
  const t = useT(roomMessages)
  if (!risk) return null
  const { tone, icon } = riskLooks[risk]
  return (
    <StatusBadge tone={tone} icon={icon}>
      {t(`risk_${risk}`)}
    </StatusBadge>
  )
}

/** Risk as word and shape, with reasons. */
export function RiskCell({ risk, reasons }: { risk: DateRisk | null; reasons: readonly DateRiskReason[] }) {
  const say = useReasons()
  if (!risk) return null
  return (
    <span className="cell-pair">
      <RiskBadge risk={risk} />
      <span className="text-caption text-ink-2 max-md:hidden">{say(reasons)}</span>
    </span>
  )
}

/** Reasons of a risk in one line. */
export function useReasons(): (reasons: readonly DateRiskReason[]) => string {
  const t = useT(roomMessages)
  const say = ({ reason, count }: DateRiskReason): string => {
    switch (reason) {
      case 'hours_left':
      case 'days_left':
      case 'few_may':
      case 'refused':
      case 'wished':
        return t(`reason_${reason}`, { count })
      default:
        return t(`reason_${reason}`)
    }
  }
  return (reasons) => reasons.map(say).join(' · ')
}
