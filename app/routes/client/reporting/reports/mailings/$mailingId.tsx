import { useState } from 'react'
import { href, redirect, useFetcher } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { formatDate, formatDay } from '#/domain/riyadh-time.ts'
import { MailingFields } from '#/features/reporting/mailings/components/mailing-form.tsx'
import { MailingState, useRhythm } from '#/features/reporting/mailings/components/mailing-parts.tsx'
import { mailingForm } from '#/features/reporting/mailings/form.ts'
import {
  type Mailing,
  readMailing,
  readMailingPlaces,
  saveMailing,
  stepMailing,
} from '#/features/reporting/mailings/mailings.server.ts'
import { countNew } from '#/features/reporting/mailings/send-due.server.ts'
import { reportMailingMessages } from '#/messages/reporting/mailings.ts'
import { reportMessages } from '#/messages/reports.ts'
import { uiMessages } from '#/messages/ui.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { useRights } from '#/ui/rights.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { Route } from './+types/$mailingId'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const name = loaderData?.mailing.name
  return [{ title: pageTitle(matches, name ? { en: name, ar: name } : reportMailingMessages.title) }]
}

export const loader = pageData(async ({ context, params }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const [mailing, places] = await Promise.all([readMailing(actor, params.mailingId), readMailingPlaces(actor)])
  return { mailing, places, waiting: await countNew(actor, mailing) }
})

export const action = formAction(mailingForm, async (actor, input, { params }) => {
  const seen = { id: params['mailingId'] ?? '', revision: input.revision }
  if (input.intent === 'save') {
    await saveMailing(actor, seen, input)
    return null
  }
  await stepMailing(actor, seen, input.intent)
  return input.intent === 'remove' ? redirect(href('/client/reports/mailings')) : null
})

/** A list of addresses: when the next mail goes and what it would tell, its addresses, its end. */
export default function Page({ loaderData: { mailing, places, waiting } }: Route.ComponentProps) {
  const t = useT(reportMailingMessages)
  const word = useT(reportMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  const { readOnly } = useRights()
  return (
    <div className="mx-auto flex w-full max-w-[720px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[
          { to: href('/client/reports'), label: word('reports') },
          { to: href('/client/reports/mailings'), label: t('title') },
          { label: mailing.name },
        ]}
        title={<bdi>{mailing.name}</bdi>}
        badge={<MailingState mailing={mailing} />}
        actions={!readOnly && <Steps mailing={mailing} />}
      />
      <Standing mailing={mailing} waiting={waiting} />
      {!readOnly && (
        <Card>
          <ActionForm
            key={mailing.revision}
            fetcher={fetcher}
            errors="inline"
            onDone={() => toast({ text: t('saved') })}
          >
            <input type="hidden" name="revision" value={mailing.revision} />
            <MailingFields mailing={mailing} places={places} />
            <FormActions>
              <SubmitButton intent="save">{t('save')}</SubmitButton>
            </FormActions>
          </ActionForm>
        </Card>
      )}
    </div>
  )
}

function Standing({ mailing, waiting }: { mailing: Mailing; waiting: number }) {
  const t = useT(reportMailingMessages)
  const lang = useLang()
  const rhythm = useRhythm()
  const { state, nextOn, lastSentAt, lastCount, addresses } = mailing
  const ended = addresses.filter(({ stoppedAt }) => stoppedAt !== null)
  return (
    <div className="flex flex-col gap-1 text-ui">
      <p>
        {rhythm(mailing)}
        {state === 'active' && <> · {t('next', { date: formatDay(nextOn, lang) })}</>}
      </p>
      {state === 'active' && <p>{waiting > 0 ? t('waiting', { count: waiting }) : t('nothingWaiting')}</p>}
      {lastSentAt && (
        <p className="text-ink-2">
          {t('last', { date: formatDate(new Date(lastSentAt), lang), count: lastCount ?? 0 })}
        </p>
      )}
      {ended.length > 0 && (
        <p className="text-ink-2">
          <span className="me-1">{t('stoppedTitle')}</span>
          <bdi dir="ltr" className="[overflow-wrap:anywhere]">
            {ended.map(({ address }) => address).join(', ')}
          </bdi>
        </p>
      )}
    </div>
  )
}

function Steps({ mailing: { name, state, revision } }: { mailing: Mailing }) {
  const t = useT(reportMailingMessages)
  const ui = useT(uiMessages)
  const toast = useToast()
  const step = useFetcher()
  const removal = useFetcher()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const runs = state === 'active'
  return (
    <>
      <ActionForm fetcher={step} onDone={() => toast({ text: runs ? t('paused') : t('resumed') })} className="contents">
        <input type="hidden" name="revision" value={revision} />
        <SubmitButton intent={runs ? 'pause' : 'resume'} variant={runs ? 'secondary' : 'primary'}>
          {runs ? t('pause') : t('resume')}
        </SubmitButton>
      </ActionForm>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('remove')}
      </Button>
      <Dialog open={open} onClose={close} title={t('removeTitle', { name })}>
        <ActionForm fetcher={removal} errors="inline">
          <p className="text-ui text-ink-2">{t('removeHint')}</p>
          <input type="hidden" name="revision" value={revision} />
          <FormActions>
            <SubmitButton intent="remove" variant="danger">
              {t('remove')}
            </SubmitButton>
            <Button onClick={close}>{ui('back')}</Button>
          </FormActions>
        </ActionForm>
      </Dialog>
    </>
  )
}
