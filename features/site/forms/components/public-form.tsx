import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { type Lang, type Messages, translator } from '#/domain/text.ts'
import { answerMessages, publicFormMessages } from '#/messages/site/public-forms.ts'
import { publicPath } from '#/platform/i18n.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { longest as longestOf } from '../fields.ts'
import type { ShownForm } from '../shown-form.ts'
import { FormFieldInput } from './form-field-input.tsx'
import { TrapFields } from './trap-fields.tsx'

/** Milliseconds for which the confirmation is prominent; a quiet line stays (specification, section 9). */
const confirmationMs = 3000

type Receipt = { ticket: number }

export type PublicFormProps = {
  /** From `readPublicForm`. */
  form: ShownForm
  /** Result of the page's own action. Without it the form submits in the background to its own address. */
  result?: FormResult<Receipt> | undefined
  /** Prefilled answers by field key. */
  defaults?: Record<string, string>
  /** Answers supplied by the page, for unseen fields only. */
  hidden?: Record<string, string>
  /** Submits to the page's own action, which distinguishes its forms by `intent`. */
  own?: { address: string; intent: string }
}

/** Address that accepts a form's answers, with or without scripts. */
export const formAddress = (lang: Lang, slug: string): string => publicPath(lang, `/forms/${slug}`)

/** Texts of a form's problems, with its own field labels. */
function fieldTextOf(form: ShownForm, lang: Lang) {
  const say = translator(lang, answerMessages as Messages) as (
    key: string,
    vars: Record<string, string | number>,
  ) => string
  return (name: string, key: string): string | undefined => {
    const field = form.fields.find((one) => one.key === name)
    if (!field || !Object.hasOwn(answerMessages, key)) return undefined
    const { label, min, max } = field
    return say(key, { label, min: min ?? 0, max: longestOf(field.type, max) })
  }
}

/** A visitor form: fields, errors in its own words, and the ticket number after submission. */
export function PublicForm({ form, result: answered, defaults, hidden, own }: PublicFormProps) {
  const lang = useLang()
  const fetcher = useFetcher<FormResult<Receipt>>()
  const result = answered ?? fetcher.data
  const ticket = result?.ok ? result.result.ticket : null
  const [sent, setSent] = useState<number | null>(null)
  if (ticket !== null && ticket !== sent) setSent(ticket)
  if (!form.isOpen && ticket === null) return <Closed />
  return (
    <div className="flex flex-col gap-6">
      {ticket !== null && <Confirmation key={ticket} ticket={ticket} text={form.success} />}
      <ActionForm
        key={sent ?? 'first'}
        clientKey
        fieldText={fieldTextOf(form, lang)}
        action={own?.address ?? formAddress(lang, form.slug)}
        {...(answered || own ? { result: answered } : { fetcher })}
      >
        {own && <input type="hidden" name="intent" value={own.intent} />}
        <TrapFields />
        {form.fields.map((field) =>
          field.unseen ? (
            <input key={field.key} type="hidden" name={field.key} value={hidden?.[field.key] ?? ''} readOnly />
          ) : (
            <FormFieldInput
              key={field.key}
              field={field}
              defaultValue={sent === null ? defaults?.[field.key] : undefined}
            />
          ),
        )}
        <FormActions>
          <SubmitButton size="large" full="phone">
            {form.button}
          </SubmitButton>
        </FormActions>
      </ActionForm>
    </div>
  )
}

/** Prominent for three seconds, longer while hovered, then a quiet line with the number. */
function Confirmation({ ticket, text }: Receipt & { text: string }) {
  const t = useT(publicFormMessages)
  const [quiet, setQuiet] = useState(false)
  const [held, setHeld] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => setQuiet(true), confirmationMs)
    return () => clearTimeout(timer)
  }, [held])
  const number = String(ticket)
  return (
    <div ref={box} className="scroll-m-24" onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)}>
      {quiet ? (
        <p className="text-ui text-ink-2">{t('sentBefore', { ticket: number })}</p>
      ) : (
        <Notice kind="success" live title={text}>
          {t('ticket', { ticket: number })}
        </Notice>
      )}
    </div>
  )
}

function Closed() {
  const t = useT(publicFormMessages)
  const lang = useLang()
  return (
    <Notice
      kind="info"
      title={t('closed')}
      actions={<LinkButton to={publicPath(lang, '/contact')}>{t('contact')}</LinkButton>}
    >
      {t('closedText')}
    </Notice>
  )
}
