import { useEffect, useState } from 'react'
import { contactRequest, isTopic, type Topic, topics } from '#/features/forms/form.ts'
import { sendMessage } from '#/features/forms/send-message.server.ts'
import { messageMessages } from '#/messages/messages.ts'
import { now } from '#/platform/clock.ts'
import { publicFormAction } from '#/platform/form-action.server.ts'
import { SelectField } from '#/ui/choice-field.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea, TextField } from '#/ui/text-field.tsx'
import { publicMeta } from '../../shell/page-title.ts'
import type { Route } from './+types/consultant'

/** The confirmation stands out for so long; a quiet line stays after it (specification, section 9). */
const confirmationMs = 3000

export const meta: Route.MetaFunction = ({ matches }) =>
  publicMeta({
    matches,
    path: '/consultant',
    title: messageMessages.title,
    description: messageMessages.description,
  })

export const loader = ({ url }: Route.LoaderArgs) => {
  const topic = url.searchParams.get('topic')
  return { topic: isTopic(topic) ? topic : null, shownAt: now().getTime() }
}

export const action = publicFormAction(contactRequest, sendMessage)

/** The short request to a business consultant, to which every 'Request Demo' leads. */
export default function Consultant({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT(messageMessages)
  const { topic, shownAt } = loaderData
  const ticket = actionData?.ok ? actionData.result.ticket : null
  return (
    <div className="mx-auto flex max-w-[592px] flex-col gap-6 px-4 py-10 md:py-16">
      <header className="flex flex-col gap-2">
        <h1 tabIndex={-1} className="text-h1">
          {t(topic === 'demo' ? 'demoTitle' : 'title')}
        </h1>
        <p className="text-body-lg text-ink-2">{t('lead')}</p>
      </header>
      {ticket !== null && <Confirmation key={ticket} ticket={ticket} />}
      <ActionForm key={ticket ?? 'first'} result={actionData} clientKey>
        <input type="hidden" name="shownAt" value={shownAt} />
        <HoneyPot label={t('website')} />
        <TextField name="name" label={t('name')} autoComplete="name" maxLength={200} />
        <TextField name="email" type="email" label={t('email')} autoComplete="email" />
        <TextField name="phone" type="tel" label={t('phone')} autoComplete="tel" optional />
        <SelectField
          name="topic"
          label={t('topic')}
          placeholder={t('chooseTopic')}
          defaultValue={ticket === null ? (topic ?? '') : ''}
          options={topics.map((value: Topic) => ({ value, label: t(`topic_${value}`) }))}
        />
        <TextArea name="message" label={t('message')} help={t('messageHelp')} rows={6} maxLength={5000} />
        <FormActions>
          <SubmitButton size="large">{t('send')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </div>
  )
}

/** A field that people neither see nor reach; programs that fill in everything fill in this too. */
function HoneyPot({ label }: { label: string }) {
  return (
    <div aria-hidden className="hidden">
      <label>
        {label}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

function Confirmation({ ticket }: { ticket: number }) {
  const t = useT(messageMessages)
  const [quiet, setQuiet] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(true), confirmationMs)
    return () => clearTimeout(timer)
  }, [])
  const number = String(ticket)
  if (quiet) return <p className="text-ui text-ink-2">{t('sentBefore', { ticket: number })}</p>
  return (
    <Notice kind="success" live title={t('thanks')}>
      {t('ticket', { ticket: number })}
    </Notice>
  )
}
