import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { levelTestMessages } from '#/messages/shoppers/level-tests.ts'
import { Card } from '#/ui/card.tsx'
import { RadioCards } from '#/ui/choice-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { ProgressBar } from '#/ui/meter.tsx'
import type { TestPaper } from '../read-tests.server.ts'

/** Open test on one page; answers are saved when chosen, or by the button. */
export function OpenTest({ paper, result }: { paper: TestPaper; result: FormResult | undefined }) {
  const t = useT(levelTestMessages)
  const keeper = useFetcher()
  const { id, level, questions } = paper
  const [answers, setAnswers] = useState<Record<string, string>>(() =>
    Object.fromEntries(questions.flatMap(({ key, chosen }) => (chosen === null ? [] : [[`q-${key}`, String(chosen)]]))),
  )
  const answered = Object.keys(answers).length
  /** Sends all answers each time, so that a superseded request loses nothing. */
  const keep = (key: string, value: string) => {
    const next = { ...answers, [`q-${key}`]: value }
    setAnswers(next)
    void keeper.submit({ intent: 'keep', testId: id, ...next }, { method: 'post' })
  }
  return (
    <Card title={t(`test_${level}`)}>
      <div className="flex flex-col gap-6">
        <ProgressBar
          value={answered}
          max={questions.length}
          label={t('progress')}
          text={t('progressText', { done: answered, count: questions.length })}
        />
        <ActionForm result={result} className="gap-8">
          <input type="hidden" name="testId" value={id} />
          {questions.map(({ key, text, options, chosen }, index) => (
            <div key={key} className="max-w-[44rem]">
              <p className="mb-1 text-caption text-ink-2">
                {t('question', { number: index + 1, count: questions.length })}
              </p>
              <RadioCards
                name={`q-${key}`}
                label={text}
                options={options.map((label, place) => ({ value: String(place), label }))}
                {...(chosen === null ? {} : { defaultValue: String(chosen) })}
                onChange={(value) => keep(key, value)}
              />
            </div>
          ))}
          <FormActions>
            <SubmitButton intent="finish">{t('finish')}</SubmitButton>
            <SubmitButton intent="keep" variant="secondary">
              {t('keep')}
            </SubmitButton>
          </FormActions>
        </ActionForm>
      </div>
    </Card>
  )
}
