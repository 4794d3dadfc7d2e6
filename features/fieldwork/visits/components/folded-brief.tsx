import { ChevronDown } from 'lucide-react'
import { visitBriefMessages } from '#/messages/fieldwork/visit-brief.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import type { VisitTask } from '../visit-task.ts'
import { Budget, Scenario } from './visit-task.tsx'

/** Scenario and budget while writing the report, folded to save space and to hide them from neighbours. */
export function FoldedBrief({ task }: { task: VisitTask }) {
  const t = useT(visitBriefMessages)
  return (
    <details className="group rounded-card border border-line bg-card">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between px-4 py-2 text-ui font-medium [&::-webkit-details-marker]:hidden">
        {t('brief')}
        <Icon as={ChevronDown} size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-5 px-4 pb-4">
        <section className="flex flex-col gap-2">
          <h2 className="text-ui font-semibold">{t('scenario')}</h2>
          <Scenario task={task} />
        </section>
        <section className="flex flex-col gap-2">
          <h2 className="text-ui font-semibold">{t('budget')}</h2>
          <Budget task={task} />
        </section>
      </div>
    </details>
  )
}
