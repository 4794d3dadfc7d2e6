import { useState } from 'react'
import { KeyRound, Plus } from 'lucide-react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { type NewPasskey, passkeyNameLength } from '#/domain/passkey.ts'
import { passkeyMessages } from '#/messages/identity/passkeys.ts'
import type { Passkey } from '#/platform/passkeys.server.ts'
import { AskingForm } from '#/ui/asking-form.tsx'
import { Badge } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormError, problemsOf, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { makePasskey } from '#/ui/passkey.ts'
import { TextField } from '#/ui/text-field.tsx'
import { useDeviceAnswer } from '#/ui/use-device-answer.ts'
import type { PasskeyChanged } from '../manage.server.ts'
import { MeansList, MeansUse } from './means-list.tsx'

type Props = { passkeys: readonly Passkey[]; result: FormResult<PasskeyChanged> | undefined }
const doneText = { add: 'doneAdd', rename: 'doneRename', remove: 'doneRemove' } as const

/** Own passkeys, and the form that adds one. */
export function PasskeyList({ passkeys, result }: Props) {
  const t = useT(passkeyMessages)
  const done = result?.ok && result.result.done
  return (
    <>
      {done && done !== 'begin' && <Notice kind="success" live title={t(doneText[done])} />}
      <MeansList title={t('yours')} icon={KeyRound} none={t('none')} noneLead={t('noneLead')}>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} />
        ))}
      </MeansList>
      <AddPasskey />
    </>
  )
}

function PasskeyRow({ passkey: { id, name, backedUp, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const t = useT(passkeyMessages)
  const fetcher = useFetcher()
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-body font-semibold wrap-anywhere">{name}</p>
        <Badge tone={backedUp ? 'green' : 'grey'}>{t(backedUp ? 'synced' : 'oneDevice')}</Badge>
      </div>
      <MeansUse
        since={createdAt}
        lastUsedAt={lastUsedAt}
        words={{ since: t('added'), lastUsed: t('lastUsed'), never: t('neverUsed') }}
      />
      <ActionForm fetcher={fetcher} errors="inline">
        <input type="hidden" name="passkeyId" value={id} />
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-40 flex-1">
            <TextField name="name" label={t('name')} defaultValue={name} maxLength={passkeyNameLength} required />
          </div>
          <SubmitButton intent="rename" variant="secondary">
            {t('rename')}
          </SubmitButton>
        </div>
      </ActionForm>
      <AskingForm intent="remove" hidden={{ passkeyId: id }} title={t('removeTitle', { name })} text={t('removeText')}>
        {t('remove')}
      </AskingForm>
    </li>
  )
}

function AddPasskey() {
  const t = useT(passkeyMessages)
  const lang = useLang()
  const begin = useFetcher()
  const add = useFetcher<FormResult<PasskeyChanged>>()
  const [ask, setAsk] = useState<(NewPasskey & { name: string }) | null>(null)
  const { asking, problem, clear } = useDeviceAnswer({
    ask,
    answer: makePasskey,
    send: ({ id, name }, credential) =>
      void add.submit({ intent: 'add', name, challenge: id, credential }, { method: 'post' }),
  })
  const refusal = problem ? t(problem) : problemsOf(add.data, lang).form
  const [name, setName] = useState('')
  return (
    <Card title={t('addTitle')} description={t('lead')}>
      <noscript>
        <Notice kind="warning">{t('noScript')}</Notice>
      </noscript>
      <div className="noscript:hidden">
        <ActionForm
          fetcher={begin}
          errors="inline"
          onSubmit={(event) => {
            clear()
            const typed = new FormData(event.currentTarget).get('name')
            setName(typeof typed === 'string' ? typed : '')
          }}
          onDone={(result) => {
            const made = (result as PasskeyChanged).ask
            if (made) setAsk({ ...made, name })
          }}
        >
          {refusal && <FormError>{refusal}</FormError>}
          {add.data?.ok && !asking && <Notice kind="success" live title={t('doneAdd')} />}
          {asking && <Notice live>{t('waiting')}</Notice>}
          <TextField name="name" label={t('name')} help={t('nameHelp')} maxLength={passkeyNameLength} required />
          <div>
            <SubmitButton intent="begin" icon={Plus}>
              {t('add')}
            </SubmitButton>
          </div>
        </ActionForm>
      </div>
    </Card>
  )
}
