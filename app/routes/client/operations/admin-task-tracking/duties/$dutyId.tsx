import { useState } from 'react'
import { href, redirect, useFetcher } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { DutyFields } from '#/features/operations/duties/components/duty-form.tsx'
import { DutyBadge } from '#/features/operations/duties/components/duty-parts.tsx'
import { useRepetition } from '#/features/operations/duties/components/duty-words.ts'
import { dutyForm } from '#/features/operations/duties/form.ts'
import { type Duty, readDuty, readDutyChoices } from '#/features/operations/duties/read-duties.server.ts'
import { saveDuty, stepDuty } from '#/features/operations/duties/write-duty.server.ts'
import { dutyMessages } from '#/messages/operations/duties.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { Route } from './+types/$dutyId'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const title = loaderData?.duty.title
  return [{ title: pageTitle(matches, title ? { en: title, ar: title } : dutyMessages.duty) }]
}

export const loader = pageData(async ({ context, params }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const [duty, choices] = await Promise.all([readDuty(actor, params.dutyId), readDutyChoices(actor)])
  return { duty, choices }
})

export const action = formAction(dutyForm, async (actor, input, { params }) => {
  const seen = { id: params['dutyId'] ?? '', revision: input.revision }
  if (input.intent === 'save') {
    await saveDuty(actor, seen, input, now())
    return null
  }
  await stepDuty(actor, seen, input.intent, now())
  return input.intent === 'archive' ? redirect(href('/client/admin-task-tracking/duties')) : null
})

/** A duty: how it repeats, who is responsible, and its next dates. */
export default function Page({ loaderData: { duty, choices } }: Route.ComponentProps) {
  const t = useT(dutyMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  const repetition = useRepetition()
  const isArchived = duty.state === 'archived'
  return (
    <div className="mx-auto flex w-full max-w-[720px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[
          { to: href('/client/admin-task-tracking'), label: t('title') },
          { to: href('/client/admin-task-tracking/duties'), label: t('duties') },
          { label: duty.title },
        ]}
        title={<bdi>{duty.title}</bdi>}
        badge={<DutyBadge state={duty.state} />}
        description={repetition(duty)}
        actions={!isArchived && <Steps duty={duty} />}
      />
      {!isArchived && (
        <Card>
          <ActionForm key={duty.revision} fetcher={fetcher} errors="inline" onDone={() => toast({ text: t('saved') })}>
            <input type="hidden" name="revision" value={duty.revision} />
            <DutyFields duty={duty} choices={choices} />
            <FormActions>
              <SubmitButton intent="save">{t('saveDuty')}</SubmitButton>
            </FormActions>
          </ActionForm>
        </Card>
      )}
    </div>
  )
}

function Steps({ duty: { title, state, revision } }: { duty: Duty }) {
  const t = useT(dutyMessages)
  const toast = useToast()
  const step = useFetcher()
  const archive = useFetcher()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const runs = state === 'active'
  return (
    <>
      <ActionForm fetcher={step} onDone={() => toast({ text: t('stepped') })} className="contents">
        <input type="hidden" name="revision" value={revision} />
        <SubmitButton intent={runs ? 'pause' : 'resume'} variant={runs ? 'secondary' : 'primary'}>
          {t(runs ? 'pause' : 'resume')}
        </SubmitButton>
      </ActionForm>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('archive')}
      </Button>
      <Dialog open={open} onClose={close} title={t('archiveTitle', { title })}>
        <ActionForm fetcher={archive} errors="inline">
          <p className="text-ui text-ink-2">{t('archiveHint')}</p>
          <input type="hidden" name="revision" value={revision} />
          <FormActions>
            <SubmitButton intent="archive" variant="danger">
              {t('archive')}
            </SubmitButton>
            <Button onClick={close}>{t('back')}</Button>
          </FormActions>
        </ActionForm>
      </Dialog>
    </>
  )
}
