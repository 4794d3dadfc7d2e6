import { useState, type SubmitEvent } from 'react'
import { ArrowLeft, ChevronRight, Send } from 'lucide-react'
import { Link } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { type AnswerProblemName, answerProblems } from '#/domain/answer-problems.ts'
import { allQuestions, visibleQuestions } from '#/domain/questionnaire.ts'
import { questionnaireMessages } from '#/messages/fieldwork/questionnaire.ts'
import { Button, LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Checkbox } from '#/ui/choice-field.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormError } from '#/ui/form.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { type FormStep, questionAddress, stepAddress } from '../sections.ts'
import { useVisit } from './visit-context.ts'
import { VisitHints } from './visit-hints.tsx'

type FinalCheckProps = { steps: readonly FormStep[]; result: FormResult | undefined }

const formId = 'hand-in'
const reasonId = 'hand-in-reason'

const isTicked = (target: EventTarget): boolean => target instanceof HTMLInputElement && target.checked

/** Gaps, each with a link to its question; then the declaration and the button that submits the report. */
export function FinalCheck({ steps, result }: FinalCheckProps) {
  const t = useT(questionnaireMessages)
  const { store, state } = useVisit()
  const [asked, setAsked] = useState(false)
  const [isDeclared, setDeclared] = useState(false)
  const conflicts = state.conflicts.size > 0
  const missing = useMissing().length
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const declared = new FormData(event.currentTarget).get('declaration') === 'on'
    setAsked(true)
    if (missing > 0 || conflicts || !declared) return
    store.submit()
    scrollTo(0, 0)
  }
  const reason = missing > 0 ? t('missing', { count: missing }) : isDeclared ? null : t('declareFirst')
  return (
    <div className="flex flex-col gap-4">
      <h1 tabIndex={-1} className="text-h2 outline-none">
        {t('finalCheck')}
      </h1>
      <MissingList />
      <VisitHints />
      <Card>
        <ActionForm id={formId} result={result} clientKey onSubmit={send}>
          {asked && (missing > 0 || conflicts) && (
            <FormError>{t(missing > 0 ? 'missing' : 'conflictsLeft', { count: missing })}</FormError>
          )}
          <div className="contents" onChange={(event) => setDeclared(isTicked(event.target))}>
            <Checkbox name="declaration" label={t('declaration')} required />
          </div>
          <input type="hidden" name="intent" value="submit" />
        </ActionForm>
      </Card>
      <div
        data-foot
        className="sticky bottom-0 z-10 -mx-4 flex flex-col gap-1.5 border-t border-line bg-card px-4 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] md:mx-0 md:rounded-card md:border"
      >
        <p id={reasonId} className="text-caption text-ink-2 empty:hidden">
          {reason}
        </p>
        <div className="flex gap-3">
          <LinkButton to={stepAddress(steps.at(-1)?.key ?? '')} size="large" icon={ArrowLeft} directional>
            {t('back')}
          </LinkButton>
          <div className="flex-1">
            <Button
              type="submit"
              form={formId}
              variant="primary"
              size="large"
              full
              icon={Send}
              directional
              aria-describedby={reasonId}
            >
              {t('submit')}
            </Button>
          </div>
        </div>
      </div>
    </div>
  )
}

type Missing = { questionKey: string; problem: AnswerProblemName | 'point_open' }

/** Gaps in the answers, then unanswered points of the editor, each in the form's order. */
function useMissing(): Missing[] {
  const { definition, state, openPoints } = useVisit()
  const shown = visibleQuestions(definition, state.answers).filter(({ key }) => openPoints.includes(key))
  return [
    ...answerProblems(definition, state.answers),
    ...shown.map(({ key }): Missing => ({ questionKey: key, problem: 'point_open' })),
  ]
}

function MissingList() {
  const t = useT(questionnaireMessages)
  const lang = useLang()
  const { definition } = useVisit()
  const problems = useMissing()
  const texts = new Map(allQuestions(definition).map(({ key, text }) => [key, text[lang]]))
  if (problems.length === 0)
    return (
      <Notice kind="success" title={t('allComplete')}>
        {t('allCompleteText')}
      </Notice>
    )
  return (
    <section aria-labelledby="missing" className="flex flex-col gap-3">
      <div>
        <h2 id="missing" className="text-h3">
          {t('missing', { count: problems.length })}
        </h2>
        <p className="text-ui text-ink-2">{t('missingText')}</p>
      </div>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
        {problems.map(({ questionKey, problem }) => (
          <li key={`${questionKey} ${problem}`}>
            <Link
              to={questionAddress(definition, questionKey)}
              className="flex min-h-12 items-center justify-between gap-3 px-4 py-2.5 text-ui hover:bg-surface-1 md:px-6"
            >
              <span className="min-w-0">
                <span className="block">{texts.get(questionKey)}</span>
                <span className="block text-caption text-danger-ink">{t(`problem_${problem}`)}</span>
              </span>
              <Icon as={ChevronRight} directional size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
