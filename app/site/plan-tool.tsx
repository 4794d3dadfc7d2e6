import { useEffect, useRef, useState } from 'react'
import {
  answerPlan,
  mostBranches,
  type PlanPrices,
  type PlanQuestion,
  questionIn,
  visitChoices,
} from '#/domain/billing/plan-choice.ts'
import { mysteryTypes } from '#/domain/evaluation.ts'
import { formatMoney } from '#/domain/money.ts'
import { defaultSpendingCaps } from '#/domain/visit-budget.ts'
import { planCardMessages } from '#/messages/billing/plan-cards.ts'
import { planToolMessages } from '#/messages/site/plan-tool.ts'
import { Button } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { PlanAnswerView } from './plan-answer.tsx'

export const visitNames = { full_service: 'visitFull', basic: 'visitBasic' } as const

type PlanToolProps = { question: PlanQuestion; prices: PlanPrices }

const asked = (form: HTMLFormElement): PlanQuestion =>
  questionIn(new URLSearchParams(new FormData(form) as unknown as Record<string, string>))

/**
 * Price of a chain's visits. Calculated in the browser as it is typed; without scripts by the server. The address holds
 * the question. The form does not bring the scripts by itself (`app/live/start.ts`): the first touch does, and what was
 * chosen until they came is then read from the fields.
 */
export function PlanTool({ question: first, prices }: PlanToolProps) {
  const t = useT(planToolMessages)
  const [question, setQuestion] = useState(first)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current) setQuestion(asked(form.current))
  }, [])
  return (
    <section
      id="tool"
      aria-label={t('toolTitle')}
      className="grid scroll-mt-20 overflow-hidden rounded-dialog border border-line bg-card lg:grid-cols-[5fr_7fr]"
    >
      <form
        ref={form}
        method="get"
        action="#tool"
        data-can-wait
        onChange={({ currentTarget }) => setQuestion(asked(currentTarget))}
        className="flex flex-col gap-6 border-line p-5 max-lg:border-b md:p-8 lg:border-e"
      >
        <BranchesField question={first} />
        <VisitsField question={first} />
        <TypeField question={first} />
        <Meal type={question.type} />
        <noscript>
          <Button type="submit" variant="primary" size="large" full>
            {t('show')}
          </Button>
        </noscript>
      </form>
      <div aria-live="polite" className="p-5 md:p-8">
        <PlanAnswerView question={question} answer={answerPlan(question, prices)} single={prices.single} />
      </div>
    </section>
  )
}

type FieldProps = { question: PlanQuestion }

function BranchesField({ question }: FieldProps) {
  const t = useT(planToolMessages)
  return (
    <label className="flex items-center justify-between gap-4 text-body font-medium">
      {t('branches')}
      <input
        type="number"
        name="branches"
        inputMode="numeric"
        min={1}
        max={mostBranches}
        required
        defaultValue={question.branches}
        className="num h-13 w-28 rounded-control border border-line-input bg-canvas px-3 text-center text-h3 font-semibold"
      />
    </label>
  )
}

const segment =
  'flex min-h-12 cursor-pointer items-center justify-center border-line-input px-2 py-1.5 text-center text-ui not-last:border-e has-checked:bg-primary has-checked:font-medium has-checked:text-on-primary has-focus-visible:outline-2 has-focus-visible:-outline-offset-4 has-focus-visible:outline-current'
const segments = 'mt-2.5 grid overflow-hidden rounded-control border border-line-input'

function VisitsField({ question }: FieldProps) {
  const t = useT(planToolMessages)
  return (
    <fieldset>
      <legend className="text-body font-medium">{t('visits')}</legend>
      <div className={classes(segments, 'grid-cols-4')}>
        {visitChoices.map((visits) => (
          <label key={visits} className={classes(segment, 'num')}>
            <input
              type="radio"
              name="visits"
              value={visits}
              defaultChecked={visits === question.visits}
              className="sr-only"
            />
            {visits}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function TypeField({ question }: FieldProps) {
  const t = useT(planToolMessages)
  const cards = useT(planCardMessages)
  return (
    <fieldset>
      <legend className="text-body font-medium">{t('type')}</legend>
      <div className={classes(segments, 'grid-cols-2')}>
        {mysteryTypes.map((type) => (
          <label key={type} className={segment}>
            <input type="radio" name="type" value={type} defaultChecked={type === question.type} className="sr-only" />
            {cards(visitNames[type])}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Meal({ type }: Pick<PlanQuestion, 'type'>) {
  const t = useT(planToolMessages)
  const cap = formatMoney(defaultSpendingCaps[type], useLang()).replace(/\.00(?=\D|$)/, '')
  return (
    <div className="mt-auto flex flex-col gap-3 text-ui text-ink-2">
      <p>
        <strong className="block font-semibold text-ink">{t('mealTitle')}</strong>
        {t('mealText', { cap })}
      </p>
      <p>{t('vatNote')}</p>
    </div>
  )
}
