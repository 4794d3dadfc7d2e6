import { useState, type SubmitEvent } from 'react'
import { ArrowDown, ArrowLeft, ArrowRight } from 'lucide-react'
import { href, Link, useNavigate } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { photoFormId, removalFormId } from './photo-picker.tsx'
import { takesPhotos } from '#/domain/questionnaire.ts'
import { questionnaireMessages } from '#/messages/fieldwork/questionnaire.ts'
import { newClientKey } from '#/ui/client-key.ts'
import { Button } from '#/ui/button.tsx'
import { ActionForm } from '#/ui/form.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { checkKey, type FormStep, nextUnanswered, questionAddress, shownQuestions, stepAddress } from '../sections.ts'
import { useVisit } from './visit-context.ts'
import { QuestionCard } from './question-card.tsx'
import { Stamps } from './stamps.tsx'

type SectionFormProps = { step: FormStep; steps: readonly FormStep[]; result: FormResult | undefined }

/** One section per page. Without scripts a plain form that saves on submit. */
export function SectionForm({ step, steps, result }: SectionFormProps) {
  const lang = useLang()
  const navigate = useNavigate()
  const { definition, state, store } = useVisit()
  const questions = shownQuestions(definition, state.answers, step.key)
  const go = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const button = event.nativeEvent.submitter
    void store.flush()
    if (button instanceof HTMLButtonElement && button.value !== step.key) void navigate(stepAddress(button.value))
  }
  return (
    <>
      <ActionForm result={result} className="gap-3" onSubmit={go}>
        <h1 tabIndex={-1} className="scroll-mt-20 text-h3 outline-none">
          {step.title[lang]}
        </h1>
        <input type="hidden" name="intent" value="section" />
        <input type="hidden" name="section" value={step.key} />
        <StayHere section={step.key} />
        <div className="flex flex-col gap-4">
          {questions.map((question, index) => (
            <QuestionCard key={question.key} question={question} number={index + 1} total={questions.length} />
          ))}
        </div>
        <NextUnanswered section={step.key} />
        <StepButtons step={step} steps={steps} />
      </ActionForm>
      <PlainPhotoForms section={step.key} />
    </>
  )
}

/** The first button is the default of the Enter key: saves and stays in the section. */
function StayHere({ section }: { section: string }) {
  const t = useT(questionnaireMessages)
  return (
    <button type="submit" name="next" value={section} tabIndex={-1} aria-hidden className="sr-only">
      {t('save')}
    </button>
  )
}

function NextUnanswered({ section }: { section: string }) {
  const t = useT(questionnaireMessages)
  const { definition, state } = useVisit()
  const open = nextUnanswered(definition, state.answers, section)
  if (!open) return null
  return (
    <Link
      to={questionAddress(definition, open)}
      className="link inline-flex min-h-12 items-center justify-center gap-2 text-ui"
    >
      <Icon as={ArrowDown} size={16} />
      {t('nextUnanswered')}
    </Link>
  )
}

function StepButtons({ step, steps }: { step: FormStep; steps: readonly FormStep[] }) {
  const t = useT(questionnaireMessages)
  const { definition } = useVisit()
  const index = steps.findIndex(({ key }) => key === step.key)
  const previous = steps[index - 1]?.key
  const next = steps[index + 1]?.key ?? checkKey
  return (
    <div
      data-foot
      className="sticky bottom-0 z-10 -mx-4 flex flex-col border-t border-line bg-card px-4 pb-[max(0.625rem,env(safe-area-inset-bottom))] md:mx-0 md:rounded-card md:border"
    >
      <div className="noscript:hidden">{definition.evaluationType !== 'operations_audit' && <Stamps />}</div>
      <div className="flex gap-3 pt-1 noscript:pt-2.5">
        {previous && (
          <Button type="submit" name="next" value={previous} size="large" icon={ArrowLeft} directional>
            {t('back')}
          </Button>
        )}
        <div className="flex-1">
          <Button
            type="submit"
            name="next"
            value={next}
            size="large"
            variant="primary"
            full
            icon={ArrowRight}
            directional
            iconAtEnd
          >
            {next === checkKey ? t('toCheck') : t('next')}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** Forms cannot be nested: without scripts each photo has its own form, outside the section's. */
function PlainPhotoForms({ section }: { section: string }) {
  const { definition, visitId, state } = useVisit()
  const [ids] = useState(() => new Map<string, string>())
  const idFor = (questionKey: string): string => {
    const id = ids.get(questionKey) ?? newClientKey()
    ids.set(questionKey, id)
    return id
  }
  const questions = shownQuestions(definition, state.answers, section).filter(takesPhotos)
  const common = { reportId: visitId, section }
  return (
    <>
      {questions.map(({ key }) => (
        <PlainForm key={key} id={photoFormId(key)} fields={{ ...common, questionKey: key, id: idFor(key) }} />
      ))}
      {state.photos.map(({ id }) => (
        <PlainForm key={id} id={removalFormId(id)} fields={{ ...common, intent: 'remove', id }} />
      ))}
    </>
  )
}

function PlainForm({ id, fields }: { id: string; fields: Record<string, string> }) {
  return (
    <form id={id} method="post" action={href('/freelancer/photos')} encType="multipart/form-data" hidden>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} defaultValue={value} suppressHydrationWarning />
      ))}
    </form>
  )
}
