import { createContext, type ReactNode, type SubmitEvent, use, useEffect, useRef, useState } from 'react'
import { formMessages } from '#/messages/forms.ts'
import { clientStepMessages } from '#/messages/identity/client-steps.ts'
import { Button } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { FormContext, useFormState } from '#/ui/form-state.ts'
import { useT } from '#/ui/language.tsx'
import { useHydrated } from '#/ui/use-hydrated.ts'

export type RegistrationStep = {
  title: string
  /** Names of required fields with the message for a missing one. */
  required: Readonly<Record<string, keyof typeof formMessages>>
  content: ReactNode
}

type Place = { current: number; go: (step: number) => void; whole: boolean }
const PlaceContext = createContext<Place>({ current: 0, go: () => {}, whole: true })

/**
 * Steps of one form: all fields stay in the document and are sent together. Without scripts, and once the form was refused,
 * the steps stand below each other.
 */
export function RegistrationSteps({ steps, refused }: { steps: readonly RegistrationStep[]; refused: boolean }) {
  const t = useT(clientStepMessages)
  const whole = !useHydrated() || refused
  const [current, setCurrent] = useState(0)
  return (
    <PlaceContext value={{ current, go: setCurrent, whole }}>
      <div className="flex flex-col gap-6">
        {!whole && (
          <ol aria-label={t('steps')} className="grid grid-cols-3 gap-2">
            {steps.map(({ title }, index) => (
              <li
                key={title}
                aria-current={index === current ? 'step' : undefined}
                className={classes(
                  'border-t-3 pt-2 text-caption',
                  index <= current ? 'border-primary font-medium' : 'border-line text-ink-2',
                )}
              >
                {title}
              </li>
            ))}
          </ol>
        )}
        {steps.map((step, index) => (
          <Step key={step.title} step={step} index={index} total={steps.length} />
        ))}
      </div>
    </PlaceContext>
  )
}

/** Enter in a field of an earlier step leads to the next step; only the last one sends the form. */
export function nextStepFirst(event: SubmitEvent<HTMLFormElement>): void {
  const next = event.currentTarget.querySelector<HTMLButtonElement>('section:not([hidden]) [data-next]')
  if (!next) return
  event.preventDefault()
  next.click()
}

type StepProps = { step: RegistrationStep; index: number; total: number }

function Step({ step: { title, required, content }, index, total }: StepProps) {
  const t = useT(clientStepMessages)
  const word = useT(formMessages)
  const form = useFormState()
  const { current, go, whole } = use(PlaceContext)
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [missing, setMissing] = useState<Record<string, string>>({})
  const moved = useRef(false)
  const isShown = whole || current === index
  useEffect(() => {
    if (!whole && current === index && moved.current) heading.current?.focus()
    moved.current = true
  }, [current, index, whole])

  const next = () => {
    const empty = Object.entries(required).filter(([name]) => {
      const control = section.current?.querySelector<HTMLInputElement>(`[name=${name}]`)
      return control?.value.trim() === ''
    })
    setMissing(Object.fromEntries(empty.map(([name, message]) => [name, word(message)])))
    const [first] = empty
    if (!first) return go(index + 1)
    section.current?.querySelector<HTMLInputElement>(`[name=${first[0]}]`)?.focus()
  }

  return (
    <section
      ref={section}
      hidden={!isShown}
      aria-labelledby={`step-${index}`}
      className={classes('flex-col gap-5', isShown && 'flex', whole && 'border-t border-line pt-5')}
    >
      <h2 id={`step-${index}`} ref={heading} tabIndex={-1} className="text-h3 outline-none">
        {!whole && (
          <span className="block text-caption font-normal text-ink-2">{t('stepOf', { step: index + 1, total })}</span>
        )}
        {title}
      </h2>
      {form ? (
        <FormContext value={{ ...form, errors: { ...missing, ...form.errors } }}>{content}</FormContext>
      ) : (
        content
      )}
      {!whole && (
        <div className="flex flex-wrap gap-3">
          {index < total - 1 && (
            <Button data-next type="button" variant="primary" size="large" onClick={next}>
              {t('next')}
            </Button>
          )}
          {index > 0 && (
            <Button type="button" variant="quiet" size="large" onClick={() => go(index - 1)}>
              {t('back')}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
