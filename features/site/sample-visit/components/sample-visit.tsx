import { type ChangeEvent, useMemo, useState } from 'react'
import { mysteryShoppingMessages } from '#/messages/site/mystery-shopping.ts'
import { Button, LinkButton } from '#/ui/button.tsx'
import { useT } from '#/ui/language.tsx'
import { answeredIn, type SampleChoices, type SampleSection, scoreSample } from '../sample-sheet.ts'
import { SampleQuestionField } from './sample-question.tsx'
import { SampleArithmetic, SampleScore, ScoreLine } from './sample-score.tsx'

type SampleVisitProps = { sections: readonly SampleSection[]; choices: SampleChoices; example: SampleChoices }

/**
 * An interactive questionnaire. Scored in the browser; without scripts by the server. The address holds the answers.
 */
export function SampleVisit({ sections, choices: first, example }: SampleVisitProps) {
  const t = useT(mysteryShoppingMessages)
  const [choices, setChoices] = useState(first)
  const score = useMemo(() => scoreSample(sections, choices), [sections, choices])
  const choose = ({ target }: ChangeEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement) setChoices((before) => ({ ...before, [target.name]: target.value }))
  }
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-12">
      <form method="get" action="#sample" onChange={choose} className="min-w-0">
        <div className="flex flex-wrap gap-3 pb-2">
          <LinkButton to={`?${new URLSearchParams(example)}#sample`} preventScrollReset size="dense">
            {t('fillExample')}
          </LinkButton>
          <LinkButton to="?#sample" preventScrollReset variant="quiet" size="dense">
            {t('clear')}
          </LinkButton>
        </div>
        {sections.map((section) => (
          <section key={section.key} aria-labelledby={`sample-${section.key}`} className="mt-6">
            <h3 id={`sample-${section.key}`} className="pb-2 text-h3">
              {section.title}
            </h3>
            {section.questions.map((question) => (
              <SampleQuestionField key={question.key} question={question} chosen={choices[question.key]} />
            ))}
          </section>
        ))}
        <ScoreLine score={score} />
        <noscript>
          <Button type="submit" variant="primary" size="large">
            {t('showScore')}
          </Button>
        </noscript>
      </form>
      <div className="flex flex-col gap-4 lg:sticky lg:top-24">
        <div id="sample-score" className="scroll-mt-20 rounded-card border border-line bg-card p-5">
          <SampleScore sections={sections} score={score} answered={answeredIn(sections, choices)} />
        </div>
        <SampleArithmetic sections={sections} score={score} />
      </div>
    </div>
  )
}
