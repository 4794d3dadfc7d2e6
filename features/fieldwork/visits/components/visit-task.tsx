import type { ReactNode } from 'react'
import { visitBriefMessages } from '#/messages/fieldwork/visit-brief.ts'
import { visitMessages } from '#/messages/visits.ts'
import { useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import type { VisitTask } from '../visit-task.ts'

/** Scenario of this visit, or the default one of its type. */
export function Scenario({ task: { type, scenario } }: { task: VisitTask }) {
  const t = useT(visitBriefMessages)
  return (
    <div className="prose-width flex flex-col gap-2 text-ui">
      {scenario === null ? (
        <p>{t(`scenario_${type}`)}</p>
      ) : (
        <>
          <p className="text-caption text-ink-2">{t('scenarioOwn')}</p>
          <p dir="auto" className="whitespace-pre-line">
            {scenario}
          </p>
        </>
      )}
      <p className="font-medium">{t(`stay_${type}`)}</p>
    </div>
  )
}

/** What to order, and the most that is reimbursed, in two lines. */
export function Order({ task: { type, scenario, spendingCap } }: { task: VisitTask }) {
  const t = useT(visitBriefMessages)
  const visit = useT(visitMessages)
  if (spendingCap === 0) return t(type === 'operations_audit' ? 'auditNoBudget' : 'noBudget')
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-1.5">
        <span>{t('upTo')}</span>
        <span className="font-medium">
          <Money halalas={spendingCap} />
        </span>
        <span className="text-caption text-ink-2">{t('receiptNeeded')}</span>
      </p>
      {scenario === null && <p className="text-caption text-ink-2">{visit(`do_${type}`)}</p>}
    </>
  )
}

/** The order, and the most that is reimbursed, in full. */
export function Budget({ task: { type, scenario, spendingCap } }: { task: VisitTask }) {
  const t = useT(visitBriefMessages)
  const visit = useT(visitMessages)
  const isFree = spendingCap === 0
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-ui text-ink-2">{t('upTo')}</span>
        <span className="text-h3 font-semibold">
          <Money halalas={spendingCap} />
        </span>
      </p>
      <p className="prose-width text-ui">
        {t(type === 'operations_audit' ? 'auditNoBudget' : isFree ? 'noBudget' : 'budgetText')}
      </p>
      {!isFree && (
        <Points>
          {/* why: a visit's own scenario contains the order, and the two must not contradict each other */}
          {[...(scenario === null ? [visit(`do_${type}`)] : []), visit('doWithinReason'), visit('doReceipt')]}
        </Points>
      )}
    </div>
  )
}

export function Points({ children }: { children: readonly ReactNode[] }) {
  return (
    <ul className="prose-width flex list-disc flex-col gap-2 ps-5 text-ui">
      {children.map((point, index) => (
        <li key={index}>{point}</li>
      ))}
    </ul>
  )
}
