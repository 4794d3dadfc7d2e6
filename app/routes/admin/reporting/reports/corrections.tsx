import { ShieldCheck } from 'lucide-react'
import { href, useFetcher } from 'react-router'
import { z } from 'zod'
import { pageTitle } from '#/app/shell/page-title.ts'
import { ReusedPhotos } from '#/features/reporting/corrective-actions/components/reused-photos.tsx'
import {
  type Correction,
  decideCorrection,
  readCorrections,
} from '#/features/reporting/corrective-actions/confirm-action.server.ts'
import { AttachedFiles } from '#/features/reporting/attachments/components/attached-files.tsx'
import { correctionMessages } from '#/messages/reporting/corrective-actions.ts'
import { reportMessages } from '#/messages/reports.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { Badge } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { OpenLink } from '#/ui/open-link.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { Time } from '#/ui/time.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { Route } from './+types/corrections'

const decisionForm = z.strictObject({
  intent: z.enum(['confirm', 'send-back'], 'unreadable'),
  actionId: z.string('unreadable'),
  version: z.coerce.number('unreadable').int('unreadable').min(1, 'unreadable').max(2_000_000_000, 'unreadable'),
  note: z.string().trim().max(2000, 'too-long').default(''),
})

export const loader = pageData(({ context }: Route.LoaderArgs) =>
  readCorrections(actorOf(context), infoOf(context).lang),
)

export const action = formAction(decisionForm, (actor, { intent, ...decision }) =>
  decideCorrection(actor, { ...decision, outcome: intent }),
)

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, correctionMessages.title) }]

/** Corrections of critical failures with cause and proof, to confirm or return. */
export default function Page({ loaderData: corrections }: Route.ComponentProps) {
  const t = useT(correctionMessages)
  const word = useT(reportMessages)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/admin/reports'), label: word('reports') }, { label: t('title') }]}
        title={t('title')}
        description={t('description')}
      />
      {corrections.length === 0 && (
        <Card>
          <EmptyState icon={ShieldCheck} title={t('none')}>
            {t('noneHint')}
          </EmptyState>
        </Card>
      )}
      {corrections.map((correction) => (
        <CorrectionCard key={`${correction.id} ${correction.version}`} correction={correction} />
      ))}
    </div>
  )
}

function CorrectionCard({ correction }: { correction: Correction }) {
  const t = useT(correctionMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  const {
    id,
    version,
    title,
    client,
    branch,
    reportId,
    finding,
    rootCause,
    doneNote,
    photos,
    reused,
    isDeclared,
    doneAt,
  } = correction
  return (
    <Card
      title={<bdi>{title}</bdi>}
      description={
        <>
          <bdi>{client}</bdi> · <bdi>{branch}</bdi>
        </>
      }
      actions={isDeclared && <Badge tone="yellow">{t('declared')}</Badge>}
    >
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <DescriptionList
          items={[
            {
              term: t('finding'),
              value: finding && (
                <OpenLink className="link" to={href('/admin/reports/:reportId', { reportId })}>
                  {finding}
                </OpenLink>
              ),
            },
            { term: t('rootCause'), value: rootCause && <bdi>{rootCause}</bdi> },
            { term: t('doneNote'), value: doneNote && <bdi>{doneNote}</bdi> },
            {
              term: t('proof'),
              value:
                photos.length > 0 ? (
                  <div className="flex flex-col gap-3">
                    <ReusedPhotos photos={photos} reused={reused} />
                    <AttachedFiles files={photos} />
                  </div>
                ) : (
                  t('noProof')
                ),
            },
            { term: t('doneAt'), value: <Time at={doneAt} mode="datetime" /> },
          ]}
        />
        <ActionForm fetcher={fetcher} errors="inline" onDone={() => toast({ text: t('decided'), kind: 'success' })}>
          <input type="hidden" name="actionId" value={id} />
          <input type="hidden" name="version" value={version} />
          <TextArea name="note" label={t('note')} rows={3} maxLength={2000} optional />
          <FormActions>
            <SubmitButton intent="confirm">{t('confirm')}</SubmitButton>
            <SubmitButton intent="send-back" variant="danger-quiet">
              {t('sendBack')}
            </SubmitButton>
          </FormActions>
        </ActionForm>
      </div>
    </Card>
  )
}
