import { Reply } from 'lucide-react'
import { href } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { translator, withoutMarks } from '#/domain/text.ts'
import { SubmissionHistory } from '#/features/site/forms/components/submission-history.tsx'
import { SubmissionStateBadge } from '#/features/site/forms/components/submission-state-badge.tsx'
import { handleSubmission, submissionForm } from '#/features/site/forms/handle-submissions.server.ts'
import { submissionStates } from '#/features/site/forms/inbox-list.ts'
import { readSubmission, type Submission } from '#/features/site/forms/read-inbox.server.ts'
import { formsRoomMessages, inboxMessages, submissionMessages } from '#/messages/site/forms-admin.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { AnchorButton, Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import { useRoot } from '#/app/shell/use-root.ts'
import type { Route } from './+types/$submissionId'

const titleIn = (lang: 'en' | 'ar', ticket: number) =>
  translator(lang, submissionMessages)('title', { ticket: String(ticket) })

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const ticket = loaderData?.ticket
  const title = ticket ? { en: titleIn('en', ticket), ar: titleIn('ar', ticket) } : inboxMessages.title
  return [{ title: pageTitle(matches, title) }]
}

export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readSubmission(actorOf(context), params.submissionId),
)

export const action = formAction(submissionForm, (actor, change, { params }) =>
  handleSubmission(actor, params['submissionId'] ?? '', change),
)

export default function SubmissionPage({ loaderData: submission, actionData }: Route.ComponentProps) {
  const t = useT(submissionMessages)
  const words = useT(inboxMessages)
  const room = useT(formsRoomMessages)
  const lang = useLang()
  const { ticket, form, state } = submission
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[
          { to: href('/admin/forms/submissions'), label: room('inbox') },
          { label: t('title', { ticket: String(ticket) }) },
        ]}
        title={<bdi>{submission.name ?? submission.email ?? t('title', { ticket: String(ticket) })}</bdi>}
        badge={<SubmissionStateBadge state={state} />}
        description={<bdi>{form.title[lang]}</bdi>}
        actions={<ReplyButton submission={submission} />}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
        <div className="flex min-w-0 flex-col gap-6">
          <Answers submission={submission} />
          <Card title={t('history')}>
            <SubmissionHistory submission={submission} />
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Card title={t('handling')}>
            <div className="flex flex-col gap-5">
              <DescriptionList
                items={[
                  {
                    term: words('ticket'),
                    value: (
                      <bdi dir="ltr" className="num">
                        {ticket}
                      </bdi>
                    ),
                  },
                  { term: words('language'), value: words(`language_${submission.language}`) },
                ]}
              />
              <StateForm submission={submission} result={actionData} />
            </div>
          </Card>
          <Card title={words('note')}>
            <NoteForm submission={submission} result={actionData} />
          </Card>
        </div>
      </div>
    </div>
  )
}

/** Opens the reader's mail program with the ticket in the subject, in the sender's language. */
function ReplyButton({ submission: { email, language, ticket } }: { submission: Submission }) {
  const t = useT(submissionMessages)
  const company = useRoot()?.branding.companyName[language] ?? ''
  if (!email) return null
  const subject = withoutMarks(
    translator(language, submissionMessages)('replySubject', {
      company,
      ticket: String(ticket),
    }),
  )
  return (
    <AnchorButton
      href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`}
      variant="primary"
      icon={Reply}
    >
      {t('reply')}
    </AnchorButton>
  )
}

function Answers({ submission: { answers } }: { submission: Submission }) {
  const t = useT(submissionMessages)
  const lang = useLang()
  return (
    <Card title={t('answers')} description={t('answersNote')}>
      <dl className="flex flex-col gap-4">
        {answers.map(({ key, label, value }) => (
          <div key={key} className="min-w-0">
            <dt className="text-caption text-ink-2">
              <bdi>{label[lang]}</bdi>
            </dt>
            <dd className="text-body">
              {value ? <AnswerText name={key} value={value} /> : <span className="text-ink-3">{t('noAnswer')}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/**
 * Links phone numbers and a reported certificate; everything else is plain text, also addresses. Long texts keep their
 * own direction.
 */
function AnswerText({ name, value }: { name: string; value: string }) {
  const origin = useRoot()?.origin ?? ''
  // why: this answer was written by the server; elsewhere addresses stay text
  if (name === 'address' && value.startsWith(`${origin}/review/`))
    return (
      <a href={value} className="link inline-flex min-h-8 items-center break-all coarse:min-h-11">
        <bdi dir="ltr">{value}</bdi>
      </a>
    )
  if (/^\+?[\d ().-]{7,40}$/.test(value) && (name === 'phone' || value.startsWith('+')))
    return (
      <a href={`tel:${value.replace(/[^\d+]/g, '')}`} className="link inline-flex min-h-8 items-center coarse:min-h-11">
        <bdi dir="ltr" className="num">
          {value}
        </bdi>
      </a>
    )
  if (value.length < 60 && !value.includes('\n')) return <bdi className="[overflow-wrap:anywhere]">{value}</bdi>
  return (
    <div dir="auto" className="whitespace-pre-wrap text-start [overflow-wrap:anywhere]">
      {value}
    </div>
  )
}

type Result = FormResult<{ done: string }> | undefined
const sent = (result: Result, intent: string): Result => {
  if (!result) return undefined
  const of = result.ok ? result.result.done : result.values['intent']
  return of === intent ? result : undefined
}

function StateForm({ submission: { state }, result }: { submission: Submission; result: Result }) {
  const t = useT(inboxMessages)
  return (
    <ActionForm result={sent(result, 'state')} errors="inline">
      <input type="hidden" name="intent" value="state" />
      <input type="hidden" name="seen" value={state} />
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 text-ui font-medium">{t('markAs')}</legend>
        <div className="flex flex-wrap gap-2">
          {submissionStates
            .filter((one) => one !== state)
            .map((one) => (
              <Button
                key={one}
                type="submit"
                name="state"
                value={one}
                variant={one === (state === 'new' ? 'open' : 'done') ? 'primary' : 'secondary'}
              >
                {t(`mark.${one}`)}
              </Button>
            ))}
        </div>
      </fieldset>
    </ActionForm>
  )
}

function NoteForm({ submission: { note }, result }: { submission: Submission; result: Result }) {
  const t = useT(submissionMessages)
  const words = useT(inboxMessages)
  const answer = sent(result, 'note')
  return (
    <ActionForm result={answer} errors="inline">
      <input type="hidden" name="intent" value="note" />
      <input type="hidden" name="seen" value={note} />
      <TextArea
        name="note"
        label={words('note')}
        hideLabel
        help={t('noteHelp')}
        defaultValue={note}
        rows={5}
        maxLength={4000}
      />
      <FormActions>
        <SubmitButton variant="secondary">{t('saveNote')}</SubmitButton>
      </FormActions>
      {answer?.ok && (
        <Notice kind="success" live>
          {t('noteSaved')}
        </Notice>
      )}
    </ActionForm>
  )
}
