import { useContext, useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { CircleAlert } from 'lucide-react'
import { Form, useActionData, useNavigation, type Fetcher, type FetcherWithComponents } from 'react-router'
import { companyField, senderField, type FormResult } from '#/domain/form-result.ts'
import { translator, type Lang } from '#/domain/text.ts'
import { formMessages, isFormMessage } from '#/messages/forms.ts'
import { uiMessages } from '#/messages/ui.ts'
import { problemText } from '#/ui/problem-text.ts'
import { Button, type ButtonProps } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { newClientKey } from '#/ui/client-key.ts'
import { CompanyMark } from '#/ui/company-mark.ts'
import { askedOf, ConfirmAgain } from '#/ui/confirm-again.tsx'
import { fieldId, FormContext, useFormState } from '#/ui/form-state.ts'
import { isFormResult, isSaidByField } from '#/ui/form-result.ts'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { InDialog, useRights } from '#/ui/rights.tsx'

/** Error that belongs to no single field. Announced when it appears. */
export function FormError({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <div
      role="alert"
      data-tone="red"
      className="flex items-start gap-3 rounded-card border border-tone-dot bg-tone p-4 text-ui text-tone-ink"
    >
      <Icon as={CircleAlert} />
      <div className="min-w-0">{children}</div>
    </div>
  )
}

export type SummaryItem = { text: ReactNode; href?: string }

/** All errors at the top of a page form; receives the focus. */
export function ErrorSummary({ items, focusKey }: { items: readonly SummaryItem[]; focusKey?: unknown }) {
  const t = useT(uiMessages)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focusKey !== null) box.current?.focus()
  }, [focusKey])
  useTitlePrefix(`${t('titleError')} `)
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      data-tone="red"
      className="rounded-card border-2 border-tone-dot bg-tone p-4 text-tone-ink"
    >
      <h2 className="flex items-center gap-2 text-h3">
        <Icon as={CircleAlert} />
        {t('problem')}
      </h2>
      <ul className="mt-2 flex list-disc flex-col gap-1 ps-7 text-ui">
        {items.map(({ text, href }) => (
          <li key={href ?? 'form'}>
            {href ? (
              <a href={href} onClick={focusTarget} className="font-medium underline underline-offset-4">
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Focuses the linked field; the bare fragment would only scroll. */
function focusTarget(event: { currentTarget: HTMLAnchorElement; preventDefault: () => void }) {
  const target = document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)))
  if (!target) return
  event.preventDefault()
  target.scrollIntoView({ block: 'center' })
  const control = target.matches('input, select, textarea, [tabindex]')
    ? target
    : target.querySelector<HTMLElement>('[tabindex="0"], input, button')
  control?.focus()
}

function useTitlePrefix(prefix: string) {
  useEffect(() => {
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
    }
  }, [prefix])
}

type Problems = { form: ReactNode; fields: Record<string, string>; values: Record<string, string> }

type FieldText = (name: string, key: string) => string | undefined

/** Translates the codes and keys of a refusal to the page's language. */
export function problemsOf(answer: unknown, lang: Lang, ownText?: FieldText): Problems {
  if (!isFormResult(answer) || answer.ok) return { form: null, fields: {}, values: {} }
  const fieldText = translator(lang, formMessages)
  const texts = Object.entries(answer.fields).map(([name, key]) => [
    name,
    ownText?.(name, key) ?? fieldText(isFormMessage(key) ? key : 'unreadable'),
  ])
  return {
    form: answer.problem && problemText(answer.problem.code, lang, answer.problem.details),
    fields: Object.fromEntries(texts),
    values: answer.values,
  }
}

export type ActionFormProps = {
  children: ReactNode
  /** For controls outside the form that reference it. */
  id?: string
  action?: string
  /** Action result (actionData). With a fetcher its data is used, without scripts the page's result for this form. */
  result?: FormResult | undefined
  /** Replaces the text of a failure's code, for example with links. */
  explain?: (code: string) => ReactNode
  /** Custom text of a field's problem. */
  fieldText?: FieldText
  /** Submits in the background and stays on the page (dialogs, rows). */
  fetcher?: FetcherWithComponents<unknown>
  /** Errors as a summary on top (pages), or beside the fields with the first one focused (dialogs). */
  errors?: 'summary' | 'inline'
  /** Adds a hidden clientKey (UUIDv7), so that a double submission creates one record. */
  clientKey?: boolean
  encType?: 'application/x-www-form-urlencoded' | 'multipart/form-data'
  className?: string
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void
  /** Called after success (close a dialog, confirm). Fetcher forms only. */
  onDone?: (result: unknown) => void
}

/**
 * A form with an action: pending state, errors by field, preserved input, no double submission. Not shown to a reader who
 * changes nothing on the page.
 */
export function ActionForm({ always, ...props }: ActionFormProps & { always?: boolean }) {
  const { readOnly } = useRights()
  const inDialog = useContext(InDialog)
  const t = useT(uiMessages)
  if (!readOnly || always) return <OpenForm {...props} />
  return inDialog ? <p className="text-ui text-ink-2">{t('readOnlyForm')}</p> : null
}

function OpenForm(props: ActionFormProps) {
  const { children, action, fetcher, errors = 'summary', clientKey, encType, className, onSubmit } = props
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const submitter = useRef<HTMLElement>(null)
  const { pending, pressed, sent } = usePending(fetcher)
  const lang = useLang()
  const company = useContext(CompanyMark)
  const answer = useAnswer(id, fetcher, props.result)
  const asked = askedOf(isFormResult(answer) ? answer : undefined)
  const problems = problemsOf(answer, lang, props.fieldText)
  const code = isFormResult(answer) && !answer.ok ? answer.problem?.code : undefined
  const formError = (code && props.explain?.(code)) || problems.form
  const unsaid = isSaidByField(answer) ? null : formError
  const failed = !asked && (Boolean(formError) || Object.keys(problems.fields).length > 0)
  useFocusFirstError(form, errors === 'inline' && failed ? answer : undefined)
  useDone(fetcher, props.onDone)
  const Element = fetcher ? fetcher.Form : Form
  return (
    <FormContext value={{ id, errors: problems.fields, values: problems.values, pending, pressed }}>
      <Element
        ref={form}
        id={props.id}
        method="post"
        action={action}
        encType={encType}
        noValidate
        aria-busy={pending || undefined}
        className={classes('flex flex-col gap-5', className)}
        onSubmit={(event) => {
          if (pending) return event.preventDefault()
          submitter.current = event.nativeEvent.submitter
          onSubmit?.(event)
          if (!event.defaultPrevented) sent()
        }}
      >
        {failed && errors === 'summary' && (
          <ErrorSummary items={summaryOf(id, unsaid, problems.fields)} focusKey={answer} />
        )}
        {errors === 'inline' && !asked && formError && <FormError>{formError}</FormError>}
        {asked && <ConfirmAgain {...{ asked, answer, pending, id, form }} pressed={submitter} />}
        <input type="hidden" name={senderField} value={id} />
        {company && <input type="hidden" name={companyField} value={company} />}
        {clientKey && <ClientKey pending={pending} failed={failed || asked !== null} />}
        {children}
      </Element>
    </FormContext>
  )
}

/**
 * Answer to this form. A page has one action result for all its forms, and without scripts also for background ones: a
 * refusal belongs to the form that was sent, or to each form with `result` when it names none.
 */
function useAnswer(id: string, fetcher: Fetcher | undefined, result: FormResult | undefined): unknown {
  const ofPage: unknown = useActionData()
  if (fetcher?.data) return fetcher.data
  const sender = (answer: unknown) => (isFormResult(answer) && !answer.ok ? answer.values[senderField] : undefined)
  if (sender(ofPage) === id) return ofPage
  return sender(result) === undefined ? result : undefined
}

const summaryOf = (formId: string, formError: ReactNode, fields: Record<string, string>): SummaryItem[] => [
  ...(formError ? [{ text: formError }] : []),
  ...Object.entries(fields).map(([name, text]) => ({ text, href: `#${fieldId(formId, name)}` })),
]

/** Limits the pending state to the submitted form. */
function usePending(fetcher: Fetcher | undefined) {
  const navigation = useNavigation()
  const [mine, setMine] = useState(false)
  const source = fetcher ?? navigation
  const busy = source.state !== 'idle'
  const [wasBusy, setWasBusy] = useState(busy)
  if (busy !== wasBusy) {
    setWasBusy(busy)
    if (!busy) setMine(false)
  }
  const data = source.formData
  const intent = data?.get('intent')
  return {
    pending: busy && (fetcher ? true : mine),
    pressed: typeof intent === 'string' ? intent : null,
    sent: () => setMine(true),
  }
}

function useFocusFirstError(form: { current: HTMLFormElement | null }, refusal: unknown) {
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, refusal])
}

function useDone(fetcher: Fetcher | undefined, onDone: ((result: unknown) => void) | undefined) {
  const seen = useRef<unknown>(fetcher?.data)
  useEffect(() => {
    if (!fetcher || fetcher.state !== 'idle' || fetcher.data === seen.current) return
    seen.current = fetcher.data
    if (isFormResult(fetcher.data) && fetcher.data.ok) onDone?.(fetcher.data.result)
  })
}

/** Keeps the key while the same submission is corrected and renews it after success. */
function ClientKey({ pending, failed }: { pending: boolean; failed: boolean }) {
  const [key, setKey] = useState(newClientKey)
  const [wasPending, setWasPending] = useState(pending)
  if (pending !== wasPending) {
    setWasPending(pending)
    if (!pending && !failed) setKey(newClientKey())
  }
  const write = (input: HTMLInputElement | null) => {
    if (input) input.value = key
  }
  return <input ref={write} type="hidden" name="clientKey" defaultValue={key} suppressHydrationWarning />
}

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'pending' | 'name' | 'value'> & { intent?: string }

/** Submits the surrounding form. Keeps its label and shows a spinner while pending. */
export function SubmitButton({ intent, variant = 'primary', ...rest }: SubmitButtonProps) {
  const form = useFormState()
  const t = useT(uiMessages)
  const chosen = !form?.pressed || form.pressed === intent
  const pending = Boolean(form?.pending)
  return (
    <>
      <Button
        {...rest}
        type="submit"
        variant={variant}
        name={intent ? 'intent' : undefined}
        value={intent}
        pending={pending && chosen}
        aria-disabled={pending || undefined}
      />
      <span role="status" className="sr-only">
        {pending && chosen ? t('working') : ''}
      </span>
    </>
  )
}

/** Row of buttons at the end of a form. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-3 max-md:[&>button]:w-full max-md:[&>a]:w-full">{children}</div>
}
