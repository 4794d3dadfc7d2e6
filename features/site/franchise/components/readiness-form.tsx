import type { ChangeEvent } from 'react'
import {
  allReadinessQuestions,
  type ReadinessAnswer,
  type ReadinessQuestion,
  readinessAreas,
  readinessQuestions,
  type ReadinessSheet,
} from '#/domain/site/readiness.ts'
import { franchiseMessages } from '#/messages/site/franchise.ts'
import { Button } from '#/ui/button.tsx'
import { useT } from '#/ui/language.tsx'

const answers: readonly ReadinessAnswer[] = ['yes', 'partly', 'no']

type ReadinessFormProps = { sheet: ReadinessSheet; onAnswer: (question: string, answer: string) => void }

/** Fifteen questions by area; without scripts the server computes the result. */
export function ReadinessForm({ sheet, onAnswer }: ReadinessFormProps) {
  const t = useT(franchiseMessages)
  const answered = ({ target }: ChangeEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement) onAnswer(target.name, target.value)
  }
  return (
    <form method="get" action="#readiness" onChange={answered} className="flex min-w-0 flex-col gap-10">
      {readinessAreas.map((area) => (
        <section key={area} aria-labelledby={`area-${area}`}>
          <h3 id={`area-${area}`} className="pb-2 text-h3">
            {t(area)}
          </h3>
          {readinessQuestions[area].map((question) => (
            <Asked key={question} question={question} given={sheet[question]} />
          ))}
        </section>
      ))}
      <noscript>
        <Button type="submit" variant="primary" size="large">
          {t('show')}
        </Button>
      </noscript>
    </form>
  )
}

function Asked({ question, given }: { question: ReadinessQuestion; given: ReadinessAnswer | undefined }) {
  const t = useT(franchiseMessages)
  const number = `${allReadinessQuestions.indexOf(question) + 1}.`
  return (
    <fieldset className="min-w-0 border-t border-line py-5">
      <legend className="float-start mb-3 w-full text-body font-medium">
        <span className="num me-1.5">{number}</span>
        {t(question)}
      </legend>
      <div className="clear-both flex flex-wrap gap-2">
        {answers.map((answer) => (
          <label
            key={answer}
            className="flex min-h-12 min-w-24 cursor-pointer items-center gap-3 rounded-control border border-line-input bg-canvas px-3 py-2 text-ui hover:bg-surface-1 has-checked:border-primary has-checked:bg-primary-soft has-checked:ring-1 has-checked:ring-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={question}
              value={answer}
              defaultChecked={given === answer}
              className="size-5 shrink-0 accent-primary focus-visible:outline-none"
            />
            {t(answer)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
