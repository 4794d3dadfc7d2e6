import {
  CircleCheck,
  CircleDashed,
  CircleSlash,
  Clock,
  FileCheck2,
  FileClock,
  FileWarning,
  FileX2,
  KeyRound,
  type LucideIcon,
} from 'lucide-react'
import { useEffect } from 'react'
import { href, useRevalidator } from 'react-router'
import { rehearsalDocuments, type TaxUnitState } from '#/domain/billing/tax-unit.ts'
import { taxUnitMessages } from '#/messages/billing/tax-units.ts'
import { StatusBadge, type Tone } from '#/ui/badge.tsx'
import { type Step, Stepper } from '#/ui/facts.tsx'
import { useT } from '#/ui/language.tsx'
import type { UnitStep } from '../fault.ts'
import type { AuthorityState } from '../lists.ts'
import type { UnitView } from '../read-units.server.ts'

export const unitsPath = href('/admin/invoices/units')

const unitLooks: Record<TaxUnitState, { tone: Tone; icon: LucideIcon }> = {
  asked: { tone: 'yellow', icon: KeyRound },
  rehearsing: { tone: 'blue', icon: CircleDashed },
  active: { tone: 'green', icon: CircleCheck },
  ended: { tone: 'grey', icon: CircleSlash },
}
/** State of a unit. */
export function UnitBadge({ state }: { state: TaxUnitState }) {
  const t = useT(taxUnitMessages)
  return <StatusBadge {...unitLooks[state]}>{t(`unit_${state}`)}</StatusBadge>
}

const documentLooks: Record<AuthorityState, { tone: Tone; icon: LucideIcon }> = {
  waiting: { tone: 'yellow', icon: FileClock },
  cleared: { tone: 'green', icon: FileCheck2 },
  reported: { tone: 'green', icon: FileCheck2 },
  warned: { tone: 'yellow-deep', icon: FileWarning },
  rejected: { tone: 'red', icon: FileX2 },
}
/** State of a document at the authority, and whether it has waited too long. */
export function AuthorityBadge({ state, isLate = false }: { state: AuthorityState; isLate?: boolean }) {
  const t = useT(taxUnitMessages)
  return (
    <span className="inline-flex flex-wrap gap-1">
      <StatusBadge {...documentLooks[state]}>{t(`state_${state}`)}</StatusBadge>
      {isLate && (
        <StatusBadge tone="red" icon={Clock}>
          {t('late')}
        </StatusBadge>
      )}
    </span>
  )
}

const lookAgainMs = 2000
/** Reloads the page's data while a background job runs; without scripts a manual reload does. */
export function useLookingAgain(isWaiting: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void revalidate(), lookAgainMs)
    return () => clearInterval(timer)
  }, [isWaiting, revalidate])
}

const order = ['compliance', 'rehearsal', 'production', 'active'] as const
/** Current registration step of a unit. */
export function stepOf({ state, rehearsal }: UnitView): UnitStep | 'active' {
  if (state === 'asked') return 'compliance'
  if (state === 'rehearsing') return rehearsal.every(({ isDone }) => isDone) ? 'production' : 'rehearsal'
  return 'active'
}

/** Progress of a unit's registration. */
export function UnitSteps({ unit }: { unit: UnitView }) {
  const t = useT(taxUnitMessages)
  const at = order.indexOf(stepOf(unit))
  const done = unit.rehearsal.filter(({ isDone }) => isDone).length
  const stateAt = (index: number): Step['state'] => {
    if (index < at || unit.state === 'active') return 'done'
    if (index > at) return 'upcoming'
    return unit.fault ? 'stopped' : 'current'
  }
  return (
    <Stepper
      label={t('steps')}
      steps={order.map((key, index) => ({
        key,
        label: t(`step_${key}`),
        state: stateAt(index),
        ...(key === 'rehearsal' && unit.state === 'rehearsing'
          ? { detail: t('passedOf', { done, all: rehearsalDocuments.length }) }
          : {}),
      }))}
    />
  )
}
