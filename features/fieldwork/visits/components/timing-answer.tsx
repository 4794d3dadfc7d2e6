import { useState } from 'react'
import { Play, Square } from 'lucide-react'
import { isValidValue, maximumTimingMinutes, type TimingQuestion } from '#/domain/questionnaire.ts'
import { formatTime } from '#/domain/riyadh-time.ts'
import { questionnaireMessages } from '#/messages/fieldwork/questionnaire.ts'
import { Button } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { NumberField } from '#/ui/text-field.tsx'
import { fieldName } from '../section-fields.ts'
import { typedNumber } from './typed-number.ts'
import { useStopwatch } from './use-stopwatch.ts'
import { useDraft, useVisit } from './visit-context.ts'

const clock = (ms: number): string => {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Minutes, from two taps or typed. */
export function TimingAnswer({ question }: { question: TimingQuestion }) {
  const t = useT(questionnaireMessages)
  const { store, state } = useVisit()
  const { value } = useDraft(question.key)
  const [wrong, setWrong] = useState(false)
  return (
    <div className="flex flex-col gap-3">
      <Stopwatch question={question} onMinutes={(minutes) => store.setAnswer(question.key, minutes)} />
      <NumberField
        key={state.revisions.get(question.key)}
        name={fieldName('value', question.key)}
        label={t('minutes')}
        help={t('minutesHelp')}
        decimals
        defaultValue={typeof value === 'number' ? value : ''}
        error={wrong ? t('notANumber', { min: 0, max: maximumTimingMinutes }) : undefined}
        onChange={(text) => {
          const typed = typedNumber(text)
          const fits = typed !== null && isValidValue(question, typed)
          setWrong(text.trim() !== '' && !fits)
          store.answer(question.key, { value: fits ? typed : null, notApplicable: false })
        }}
      />
    </div>
  )
}

type StopwatchProps = { question: TimingQuestion; onMinutes: (minutes: number) => void }

function Stopwatch({ question, onMinutes }: StopwatchProps) {
  const t = useT(questionnaireMessages)
  const lang = useLang()
  const { place, visitId } = useVisit()
  const watch = useStopwatch(`stopwatch:${place.shopperId}:${visitId}:${question.key}`)
  if (watch.startedAt === null)
    return (
      <div className="noscript:hidden">
        <Button size="large" full icon={Play} onClick={watch.start}>
          {t('startTimer')}
        </Button>
      </div>
    )
  return (
    <div className="flex flex-col gap-2">
      <p className="flex items-baseline justify-between gap-3 text-ui text-ink-2">
        <span>{t('timerSince', { time: formatTime(new Date(watch.startedAt), lang) })}</span>
        <bdi dir="ltr" className="num text-h3 text-ink">
          {clock(watch.elapsedMs)}
        </bdi>
      </p>
      <div className="flex gap-2">
        <div className="flex-1">
          <Button size="large" full variant="primary" icon={Square} onClick={() => onMinutes(watch.stop())}>
            {t('stopTimer')}
          </Button>
        </div>
        <Button size="large" variant="quiet" onClick={watch.discard}>
          {t('discardTimer')}
        </Button>
      </div>
    </div>
  )
}
