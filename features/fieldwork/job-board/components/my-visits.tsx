import { CalendarClock, ChevronDown, ClipboardList } from 'lucide-react'
import type { FormResult } from '#/domain/form-result.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { HandBackForm } from '#/features/fieldwork/visits/components/hand-back-form.tsx'
import { VisitGroups } from '#/features/fieldwork/visits/components/visit-groups.tsx'
import type { VisitLine, VisitTab } from '#/features/fieldwork/visits/visit-line.ts'
import { shopperTaskMessages } from '#/messages/shopper-tasks.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { flowPath } from '../flow-address.ts'
import { daysOf } from '../pick.ts'
import { refusalFor } from './form-of.ts'
import { PickDate } from './pick-date.tsx'

type MyVisitsProps = {
  tab: VisitTab
  visits: readonly VisitLine[]
  paidTotal: number
  now: number
  result: FormResult | undefined
}

/** The shopper's visits of a tab, by their next step, with all changes to one not begun. */
export function MyVisits({ tab, visits, paidTotal, now, result }: MyVisitsProps) {
  const t = useT(shopperTaskMessages)
  const empty = (
    <EmptyState
      icon={ClipboardList}
      title={t(`none_${tab}`)}
      action={tab === 'todo' && <LinkButton to={flowPath('board')}>{t('toBoard')}</LinkButton>}
    >
      {t(`noneText_${tab}`)}
    </EmptyState>
  )
  return (
    <VisitGroups
      visits={visits}
      paidTotal={paidTotal}
      now={now}
      empty={empty}
      stepsOf={(visit) => (
        <>
          <Move visit={visit} now={now} result={result} />
          <HandBackForm requestId={visit.requestId} hasDeclared={visit.hasDeclared} />
        </>
      )}
    />
  )
}

/** Another date within the client's window. */
function Move({ visit, now, result }: { visit: VisitLine; now: number; result: FormResult | undefined }) {
  const t = useT(shopperTaskMessages)
  const lang = useLang()
  const { window, requestId, scheduledAt } = visit
  const refusal = refusalFor(result, 'move', requestId)
  if (!window || daysOf(window, new Date(now)).length === 0) return null
  return (
    <details open={refusal !== undefined} className="group rounded-card border border-line bg-card">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between px-4 py-2 text-ui font-medium md:px-6 [&::-webkit-details-marker]:hidden">
        {t('moveTitle')}
        <Icon as={ChevronDown} size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-4 px-4 pb-4 md:px-6 md:pb-5">
        <p className="prose-width text-ui text-ink-2">
          {t('moveText', { from: formatDay(window.from, lang), until: formatDay(window.until, lang) })}
        </p>
        <ActionForm result={refusal} errors="inline">
          <input type="hidden" name="intent" value="move" />
          <input type="hidden" name="requestId" value={requestId} />
          <PickDate window={window} visitAt={scheduledAt} now={now} />
          <FormActions>
            <SubmitButton variant="secondary" icon={CalendarClock}>
              {t('move')}
            </SubmitButton>
          </FormActions>
        </ActionForm>
      </div>
    </details>
  )
}
