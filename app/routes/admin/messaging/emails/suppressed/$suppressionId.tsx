import { href } from 'react-router'
import { keepForm } from '#/app/shell/keep-form.ts'
import { pageTitle } from '#/app/shell/page-title.ts'
import { mayLift } from '#/domain/messaging/suppressions.ts'
import { ReasonBadge } from '#/features/messaging/suppressions/components/reason-badge.tsx'
import { liftSuppression } from '#/features/messaging/suppressions/change.server.ts'
import { liftForm } from '#/features/messaging/suppressions/form.ts'
import { readSuppression } from '#/features/messaging/suppressions/read.server.ts'
import { outboxMessages } from '#/messages/emails.ts'
import { suppressionMessages } from '#/messages/messaging/suppressions.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Badge } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { Time } from '#/ui/time.tsx'
import type { Route } from './+types/$suppressionId'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, suppressionMessages.title) }]

export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readSuppression(actorOf(context), params.suppressionId),
)

export const action = formAction(liftForm, async (actor, form, { params }) => {
  await liftSuppression(actor, params['suppressionId'] ?? '', form)
  return null
})

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepForm('unexpected', serverAction, request)

/** One suppressed address: why, since when, and its end. */
export default function Page({ loaderData: suppression, actionData }: Route.ComponentProps) {
  const t = useT(suppressionMessages)
  const emails = useT(outboxMessages)('emails')
  const { address, reason, note, at, liftedAt, liftNote } = suppression
  const isLifted = liftedAt !== null
  const text = (value: string | null) => value && <bdi className="[overflow-wrap:anywhere]">{value}</bdi>
  const facts = [
    { term: t('reason'), value: <ReasonBadge reason={reason} /> },
    { term: t('why'), value: text(note) },
    { term: t('at'), value: <Time at={at} mode="datetime" /> },
    { term: t('liftedAt'), value: liftedAt && <Time at={liftedAt} mode="datetime" /> },
    { term: t('liftNote'), value: text(liftNote) },
  ]
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={<bdi dir="ltr">{address}</bdi>}
        badge={<Badge tone={isLifted ? 'grey' : 'yellow'}>{t(isLifted ? 'state_lifted' : 'state_active')}</Badge>}
        breadcrumbs={[
          { to: href('/admin/emails'), label: emails },
          { to: href('/admin/emails/suppressed'), label: t('title') },
          { label: address },
        ]}
      />
      {!isLifted && !mayLift(reason) && <Notice kind="info">{t('onlyPerson')}</Notice>}
      <Card as="div" className="max-w-[40rem]">
        <DescriptionList items={facts.filter(({ value }) => Boolean(value))} />
      </Card>
      {suppression.mayLift && (
        <Card title={t('liftTitle')} className="max-w-[40rem]">
          <ActionForm result={actionData}>
            <TextArea name="note" label={t('why')} rows={3} maxLength={500} required />
            <FormActions>
              <SubmitButton>{t('lift')}</SubmitButton>
            </FormActions>
          </ActionForm>
        </Card>
      )}
    </div>
  )
}
