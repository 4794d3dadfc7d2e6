import { X } from 'lucide-react'
import { useFetcher } from 'react-router'
import { type Day, formatDay } from '#/domain/riyadh-time.ts'
import { declarationMessages } from '#/messages/assignment.ts'
import { Card } from '#/ui/card.tsx'
import { RadioCards } from '#/ui/choice-field.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { Fold } from '#/ui/fold.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { Declarations } from '../declare.server.ts'

/** Days off: the page's action takes `busyDatesForm` and calls `declareBusyDate` and `removeBusyDate`. */
export function BusyDates({ days, today }: { days: readonly Day[]; today: Day }) {
  const t = useT(declarationMessages)
  const fetcher = useFetcher()
  const toast = useToast()
  const lang = useLang()
  return (
    <Card title={t('busyTitle')} description={t('busyHelp')}>
      <div className="flex flex-col gap-4">
        {days.length === 0 ? (
          <p className="text-ui text-ink-2">{t('noDays')}</p>
        ) : (
          <ul className="flex flex-wrap gap-2">
            {days.map((day) => (
              <li key={day}>
                <RemoveDay day={day} text={formatDay(day, lang)} />
              </li>
            ))}
          </ul>
        )}
        <ActionForm
          key={days.join()}
          fetcher={fetcher}
          errors="inline"
          onDone={() => toast({ text: t('dayAdded'), kind: 'success' })}
        >
          <input type="hidden" name="intent" value="add-busy-date" />
          <DateField name="day" label={t('day')} min={today} />
          <FormActions>
            <SubmitButton variant="secondary">{t('addDay')}</SubmitButton>
          </FormActions>
        </ActionForm>
      </div>
    </Card>
  )
}

function RemoveDay({ day, text }: { day: Day; text: string }) {
  const t = useT(declarationMessages)
  const fetcher = useFetcher()
  return (
    <ActionForm fetcher={fetcher} errors="inline" className="gap-0">
      <input type="hidden" name="intent" value="remove-busy-date" />
      <input type="hidden" name="day" value={day} />
      <SubmitButton variant="secondary" size="dense" icon={X} iconAtEnd aria-label={t('removeDay', { day: text })}>
        {text}
      </SubmitButton>
    </ActionForm>
  )
}

/** Clients excluded for the shopper. */
export function Conflicts({ conflicts }: { conflicts: Declarations['conflicts'] }) {
  const t = useT(declarationMessages)
  return (
    <Card title={t('conflictsTitle')} description={t('conflictsHelp')}>
      {conflicts.length === 0 ? (
        <p className="text-ui text-ink-2">{t('noConflicts')}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {conflicts.map(({ clientName, kind }) => (
            <li key={clientName + kind} className="text-ui">
              <bdi className="font-medium">{clientName}</bdi> <span className="text-ink-2">{t(`kind_${kind}`)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** For the page of a visit: its action takes `conflictForm` and calls `declareConflict` with the visit's id. */
export function DeclareConflict({ clientName }: { clientName: string }) {
  const t = useT(declarationMessages)
  const fetcher = useFetcher()
  const toast = useToast()
  const options = (['worked_there', 'related'] as const).map((value) => ({ value, label: t(`kind_${value}`) }))
  return (
    <Fold inset summary={<h2 className="text-ui font-medium">{t('declareTitle')}</h2>}>
      <div className="flex flex-col gap-4 px-4 pb-4 md:px-6">
        <p className="prose-width text-ui text-ink-2">{t('declareHelp', { client: clientName })}</p>
        <ActionForm fetcher={fetcher} errors="inline" onDone={() => toast({ text: t('declared'), kind: 'success' })}>
          <input type="hidden" name="intent" value="declare-conflict" />
          <RadioCards name="kind" label={t('kind')} options={options} columns={2} />
          <FormActions>
            <SubmitButton variant="secondary">{t('declare')}</SubmitButton>
          </FormActions>
        </ActionForm>
      </div>
    </Fold>
  )
}
