import { CircleCheck, CircleDashed, CircleX } from 'lucide-react'
import { taxUnitMessages } from '#/messages/billing/tax-units.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { useT } from '#/ui/language.tsx'
import type { UnitView } from '../read-units.server.ts'
import { ToldMessages } from './unit-fault.tsx'

/** The six sample documents that the authority checks, with those already checked. */
export function SamplesCard({ unit: { rehearsal, fault } }: { unit: UnitView }) {
  const t = useT(taxUnitMessages)
  return (
    <Card title={t('samples')} description={t('samplesText')}>
      <ul className="flex flex-col divide-y divide-line">
        {rehearsal.map(({ name, isDone, warnings }) => {
          const isRefused = !isDone && fault?.reason === 'document' && fault.document === name
          return (
            <li key={name} className="flex flex-col gap-1 py-2.5">
              <div className="flex flex-wrap items-center justify-between gap-2 text-ui">
                <span>{t(name)}</span>
                <StatusBadge
                  tone={isDone ? 'green' : isRefused ? 'red' : 'grey'}
                  icon={isDone ? CircleCheck : isRefused ? CircleX : CircleDashed}
                >
                  {t(isDone ? 'samplePassed' : isRefused ? 'sampleRefused' : 'sampleNext')}
                </StatusBadge>
              </div>
              <ToldMessages messages={warnings} />
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
