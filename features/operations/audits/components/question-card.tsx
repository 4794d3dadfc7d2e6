import { actionAskedAgain } from '#/domain/fieldwork/again.ts'
import { emptyAnswer, isFailedAnswer } from '#/domain/operations/audits/answers.ts'
import { needsComment, type Question, takesPhotos } from '#/domain/questionnaire.ts'
import { AnswerOption } from '#/features/fieldwork/visits/components/option.tsx'
import { auditFillMessages } from '#/messages/operations/audits-fill.ts'
import { classes } from '#/ui/class-names.ts'
import { inputClasses } from '#/ui/field.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Labelled, NotApplicable, Photos } from './answer-parts.tsx'
import { reopenedBy, useAudit } from './audit-context.ts'
import { FollowUp } from './follow-up.tsx'
import { Readings } from './readings.tsx'

/** One question: its answer, and what a failure asks for. */
export function QuestionCard({ question }: { question: Question }) {
  const t = useT(auditFillMessages)
  const lang = useLang()
  const open = useAudit()
  const { state, readOnly } = open
  const isAgain = actionAskedAgain(question.key) !== null
  const isReopened = isAgain || reopenedBy(open).has(question.key)
  const answer = state.values[question.key]
  const failed = isFailedAnswer(question, answer)
  const asksMore = answer !== undefined && !answer.na && answer.value !== null
  return (
    <section
      id={`q-${question.key}`}
      aria-labelledby={`q-${question.key}-text`}
      data-tone={failed ? 'red' : undefined}
      className={classes(
        'flex scroll-mt-32 flex-col gap-4 rounded-card border p-4',
        failed ? 'border-tone-dot' : 'border-line',
      )}
    >
      <div className="flex flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-ink-2">
          {isAgain ? <span>{t('askedAgain')}</span> : <bdi className="code">{question.key}</bdi>}
          {question.critical && <strong className="font-semibold text-danger-ink">{t('critical')}</strong>}
          {question.major && <strong className="font-semibold text-warning-ink">{t('major')}</strong>}
          {failed && <span className="font-semibold text-tone-ink">{t('failedMark')}</span>}
        </p>
        <h3 id={`q-${question.key}-text`} className="text-body font-medium">
          {question.text[lang]}
        </h3>
        {question.guidance && <p className="text-caption text-ink-2">{question.guidance[lang]}</p>}
      </div>
      <fieldset disabled={readOnly} className="flex flex-col gap-4">
        <legend className="sr-only">{question.text[lang]}</legend>
        {question.type === 'measure' ? <Readings question={question} /> : <YesNo question={question} />}
        {asksMore && <Note question={question} />}
        {asksMore && takesPhotos(question) && <Photos question={question} kind="finding" />}
        {failed && isReopened && <p className="border-t border-line pt-4 text-ui text-ink-2">{t('reopensEarlier')}</p>}
        {failed && !isReopened && <FollowUp question={question} />}
      </fieldset>
    </section>
  )
}

function YesNo({ question }: { question: Question }) {
  const t = useT(auditFillMessages)
  const { state, store } = useAudit()
  const { value, na } = state.values[question.key] ?? emptyAnswer
  const option = (word: 'yes' | 'no', of: boolean) => (
    <AnswerOption
      name={`a-${question.key}`}
      value={word}
      centred
      checked={!na && value === of}
      onChoose={() => store.set(question.key, { value: of, na: false })}
    >
      {t(word)}
    </AnswerOption>
  )
  return (
    <div className={classes('grid gap-2', question.allowNotApplicable ? 'grid-cols-3' : 'grid-cols-2')}>
      {option('yes', true)}
      {option('no', false)}
      {question.allowNotApplicable && <NotApplicable question={question} />}
    </div>
  )
}

function Note({ question }: { question: Question }) {
  const t = useT(auditFillMessages)
  const { state, store } = useAudit()
  const { value, note } = state.values[question.key] ?? emptyAnswer
  const isNeeded = needsComment(question, value)
  if (!isNeeded && note === '' && !isFailedAnswer(question, state.values[question.key])) return null
  return (
    <Labelled label={t('note')}>
      <textarea
        rows={2}
        maxLength={2000}
        value={note}
        placeholder={t('noteHint')}
        required={isNeeded}
        onChange={(event) => store.set(question.key, { note: event.target.value })}
        className={classes(inputClasses, 'min-h-20')}
      />
    </Labelled>
  )
}
