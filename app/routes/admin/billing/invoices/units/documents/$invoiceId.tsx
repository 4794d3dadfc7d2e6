import { CircleCheck, CircleX, Send, TriangleAlert, Undo2 } from 'lucide-react'
import { href, useFetcher } from 'react-router'
import type { Outcome } from '#/features/billing/tax-authority/list.ts'
import { type CallRow, readDocument } from '#/features/billing/tax-authority/list.server.ts'
import { ToldMessages } from '#/features/billing/tax-authority/components/unit-fault.tsx'
import { AuthorityBadge, unitsPath } from '#/features/billing/tax-authority/components/unit-parts.tsx'
import { documentForm } from '#/features/billing/tax-authority/form.ts'
import { sendAgain } from '#/features/billing/tax-authority/send-again.server.ts'
import { taxUnitMessages } from '#/messages/billing/tax-units.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Tone } from '#/ui/badge.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { DescriptionList, Timeline } from '#/ui/facts.tsx'
import { EmptyState, Notice } from '#/ui/feedback.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Time } from '#/ui/time.tsx'
import { showToast } from '#/ui/toast.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/$invoiceId'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const number = (loaderData as Route.ComponentProps['loaderData'] | undefined)?.document.number
  return [{ title: pageTitle(matches, number ? { en: number, ar: number } : taxUnitMessages.documentsTitle) }]
}

export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readDocument(actorOf(context), params.invoiceId),
)
export const action = formAction(documentForm, (actor, _, { params }) =>
  sendAgain(actor, { id: params['invoiceId'] ?? '' }),
)

/** A document's calls to the authority, and the step that sends it again. */
export default function Page({ loaderData: { document, calls } }: Route.ComponentProps) {
  const t = useT(taxUnitMessages)
  const mayBeSent = document.state === 'waiting' || document.state === 'rejected'
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={
          <bdi dir="ltr" className="code">
            {document.number}
          </bdi>
        }
        badge={<AuthorityBadge state={document.state} />}
        breadcrumbs={[
          { to: href('/admin/invoices'), label: t('invoices') },
          { to: `${unitsPath}/documents`, label: t('documentsTitle') },
          {
            label: (
              <bdi dir="ltr" className="code">
                {document.number}
              </bdi>
            ),
          },
        ]}
        actions={
          <>
            <LinkButton to={href('/admin/invoices/:invoiceId', { invoiceId: document.id })}>
              {t('toInvoice')}
            </LinkButton>
            {mayBeSent && <SendAgain isWaiting={document.state === 'waiting'} />}
          </>
        }
      />
      {document.state === 'rejected' && (
        <Notice kind="warning" title={t('rejectedTitle')}>
          {t('rejectedText')}
        </Notice>
      )}
      <DocumentFacts document={document} />
      <Card title={t('calls')} description={t('callsText')}>
        {calls.length === 0 ? <EmptyState compact title={t('noCalls')} /> : <Calls calls={calls} />}
      </Card>
    </div>
  )
}

function DocumentFacts({ document }: { document: Route.ComponentProps['loaderData']['document'] }) {
  const t = useT(taxUnitMessages)
  return (
    <Card>
      <DescriptionList
        columns={2}
        items={[
          { term: t('client'), value: <bdi>{document.client}</bdi> },
          { term: t('kind'), value: `${t(`kind_${document.kind}`)} · ${t(`form_${document.form}`)}` },
          { term: t('issued'), value: document.issuedAt && <Time at={document.issuedAt} mode="datetime" /> },
          {
            term: t('name'),
            value: document.unitId && (
              <LinkButton to={`${unitsPath}/${document.unitId}`} variant="quiet">
                <bdi>{document.unit}</bdi>
              </LinkButton>
            ),
          },
          { term: t('counter'), value: String(document.counter ?? '') },
          {
            term: t('uuid'),
            value: (
              <bdi dir="ltr" className="break-all">
                {document.uuid}
              </bdi>
            ),
          },
          {
            term: t('hash'),
            value: (
              <bdi dir="ltr" className="break-all">
                {document.hash}
              </bdi>
            ),
          },
          { term: t('clearedFile'), value: t(document.hasCleared ? 'clearedKept' : 'clearedNone') },
        ]}
      />
    </Card>
  )
}

const looks: Record<Outcome, { tone: Tone; icon: typeof CircleCheck }> = {
  accepted: { tone: 'green', icon: CircleCheck },
  'report-instead': { tone: 'blue', icon: Undo2 },
  rejected: { tone: 'red', icon: CircleX },
  fault: { tone: 'yellow-deep', icon: TriangleAlert },
}

function Calls({ calls }: { calls: readonly CallRow[] }) {
  const t = useT(taxUnitMessages)
  return (
    <Timeline
      items={calls.map(({ id, call, outcome, status, reason, messages, at }) => ({
        id,
        ...looks[outcome],
        title: t('callLine', { call: t(`call_${call}`), outcome: t(`outcome_${outcome}`) }),
        at,
        detail: (
          <div className="flex flex-col gap-1">
            {reason && <p>{t(`fault_${reason}`)}</p>}
            <ToldMessages messages={messages} />
            {status !== null && (
              <p className="text-caption text-ink-2">
                {t('statusNumber')}: <bdi dir="ltr">{status}</bdi>
              </p>
            )}
          </div>
        ),
      }))}
    />
  )
}

function SendAgain({ isWaiting }: { isWaiting: boolean }) {
  const t = useT(taxUnitMessages)
  const fetcher = useFetcher()
  return (
    <ActionForm
      fetcher={fetcher}
      errors="inline"
      onDone={() => showToast({ text: t('sendAgainDone'), kind: 'success' })}
    >
      <SubmitButton intent="send" icon={Send}>
        {t(isWaiting ? 'sendNow' : 'sendAgain')}
      </SubmitButton>
    </ActionForm>
  )
}
