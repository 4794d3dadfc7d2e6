import { useState } from 'react'
import { correctiveActionDueOn } from '#/domain/corrective-action.ts'
import { type AuditAct, emptyAnswer, priorityFor, taskFor } from '#/domain/operations/audits/answers.ts'
import type { Question } from '#/domain/questionnaire.ts'
import { addDays, type Day, formatDay, riyadhDay } from '#/domain/riyadh-time.ts'
import { AnswerOption } from '#/features/fieldwork/visits/components/option.tsx'
import { auditFillMessages } from '#/messages/operations/audits-fill.ts'
import { newClientKey } from '#/ui/client-key.ts'
import { inputClasses } from '#/ui/field.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useAudit } from './audit-context.ts'
import { Labelled, Photos } from './answer-parts.tsx'

const dueSteps = [0, 1, 3, 7, 14, 30] as const

/** Days that an action can be due, the suggested one included. */
const dueChoices = (today: Day, chosen: string): Day[] =>
  [...new Set([...dueSteps.map((days) => addDays(today, days)), chosen])].filter((day) => day !== '').toSorted()

/** What follows a failed answer on the spot. */
export function FollowUp({ question }: { question: Question }) {
  const t = useT(auditFillMessages)
  const lang = useLang()
  const { filling, state, store } = useAudit()
  const { value, act } = state.values[question.key] ?? emptyAnswer
  const [today] = useState(() => riyadhDay(new Date()))
  const put = (part: Partial<AuditAct>) => act && store.set(question.key, { act: { ...act, ...part } })
  const choose = (kind: AuditAct['kind'] | null) => {
    if (kind === null) return store.set(question.key, { act: null })
    const [first] = filling.owners
    const fresh: AuditAct = {
      id: newClientKey(),
      kind,
      title: taskFor(question, value)[lang].slice(0, 300),
      ownerId: first?.id ?? null,
      ownerName: first?.name ?? '',
      dueOn: correctiveActionDueOn(priorityFor(question), today),
      note: '',
    }
    store.set(question.key, { act: act ? { ...act, kind } : fresh })
  }
  const option = (word: 'fixNow' | 'openAction' | 'noAction', kind: AuditAct['kind'] | null) => (
    <AnswerOption
      name={`f-${question.key}`}
      value={word}
      checked={(act?.kind ?? null) === kind}
      onChoose={() => choose(kind)}
    >
      {t(word)}
    </AnswerOption>
  )
  return (
    <fieldset className="flex flex-col gap-3 border-t border-line pt-4">
      <legend className="float-start mb-2 w-full text-ui font-medium">{t('followUp')}</legend>
      <div className="flex w-full flex-col gap-2">
        {option('fixNow', 'fixed')}
        {option('openAction', 'open')}
        {!question.critical && option('noAction', null)}
      </div>
      {act && (
        <Labelled label={t('actionTitle')}>
          <textarea
            rows={2}
            maxLength={300}
            value={act.title}
            onChange={(event) => put({ title: event.target.value })}
            className={inputClasses}
          />
        </Labelled>
      )}
      {act?.kind === 'fixed' && (
        <>
          <p className="text-caption text-ink-2">{t('fixedHint')}</p>
          <Photos question={question} kind="fix" />
        </>
      )}
      {act?.kind === 'open' && <OpenAction act={act} put={put} today={today} />}
    </fieldset>
  )
}

type OpenProps = { act: AuditAct; put: (part: Partial<AuditAct>) => void; today: Day }

function OpenAction({ act, put, today }: OpenProps) {
  const t = useT(auditFillMessages)
  const lang = useLang()
  const { owners } = useAudit().filling
  const chooseOwner = (id: string) => {
    const known = owners.find((one) => one.id === id)
    put({ ownerId: known?.id ?? null, ownerName: known?.name ?? '' })
  }
  return (
    <>
      {owners.length > 0 && (
        <Labelled label={t('actionOwner')}>
          <select
            value={act.ownerId ?? ''}
            onChange={(event) => chooseOwner(event.target.value)}
            className={inputClasses}
          >
            {owners.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value="">{t('otherOwner')}</option>
          </select>
        </Labelled>
      )}
      {act.ownerId === null && (
        <Labelled label={t('ownerName')}>
          <input
            type="text"
            maxLength={200}
            value={act.ownerName}
            onChange={(event) => put({ ownerName: event.target.value })}
            className={inputClasses}
          />
        </Labelled>
      )}
      <Labelled label={t('actionDue')}>
        <select value={act.dueOn} onChange={(event) => put({ dueOn: event.target.value })} className={inputClasses}>
          {dueChoices(today, act.dueOn).map((day) => (
            <option key={day} value={day}>
              {formatDay(day, lang)}
            </option>
          ))}
        </select>
      </Labelled>
    </>
  )
}
