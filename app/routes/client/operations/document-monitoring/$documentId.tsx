import { Download, ExternalLink } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { portals } from '#/content/operations/portals.ts'
import { hijriDay } from '#/domain/operations/papers/hijri.ts'
import { formatDay, riyadhDay } from '#/domain/riyadh-time.ts'
import { correctPaper, refusePaper, startRenewal } from '#/features/operations/papers/change-paper.server.ts'
import { PaperStateBadge, useDaysText, usePaperName } from '#/features/operations/papers/components/paper-parts.tsx'
import { PaperSteps } from '#/features/operations/papers/components/paper-steps.tsx'
import { PaperTable } from '#/features/operations/papers/components/paper-table.tsx'
import { paperForm } from '#/features/operations/papers/form.ts'
import { type PaperDetails, readPaper } from '#/features/operations/papers/read-paper.server.ts'
import { sentFile } from '#/features/operations/papers/sent-file.server.ts'
import { paperMessages } from '#/messages/operations/papers.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { AnchorButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { useRights } from '#/ui/rights.tsx'
import type { Route } from './+types/$documentId'

export const loader = pageData(async ({ context, params }: Route.LoaderArgs) => ({
  paper: await readPaper(actorOf(context), params.documentId),
  today: riyadhDay(now()),
}))

export const action = async (args: Route.ActionArgs) => {
  const copy = args.request.clone()
  return formAction(paperForm, async (actor, input) => {
    const seen = { paperId: args.params.documentId, revision: input.revision }
    if (input.intent === 'correct') await correctPaper(actor, seen, input, await sentFile(copy))
    else if (input.intent === 'refuse') await refusePaper(actor, seen, input.reason)
    else if (input.intent === 'accept') await refusePaper(actor, seen, null)
    else await startRenewal(actor, seen, input.intent === 'start-renewal')
    return null
  })(args)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  { title: pageTitle(matches, loaderData?.paper.name ?? paperMessages.title) },
]

/** One paper: its state and days, its file, the papers before it, and the steps of those who keep it. */
export default function Page({ loaderData: { paper, today } }: Route.ComponentProps) {
  const t = useT(paperMessages)
  const nameOf = usePaperName()
  const { readOnly } = useRights()
  const steps = !readOnly && paper.state !== 'replaced' && (paper.mayKeep || paper.mayConfirm)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[
          { to: href('/client/document-monitoring'), label: t('title') },
          ...(paper.workerId
            ? [
                {
                  to: href('/client/document-monitoring/workers/:workerId', { workerId: paper.workerId }),
                  label: paper.worker ?? t('worker'),
                },
              ]
            : []),
          { label: nameOf(paper) },
        ]}
        title={nameOf(paper)}
        badge={<PaperStateBadge state={paper.state} />}
        description={<bdi>{paper.worker ?? paper.branch ?? t('wholeCompany')}</bdi>}
        actions={
          paper.hasFile &&
          !readOnly && (
            <AnchorButton
              href={href('/client/document-monitoring/:documentId/file', { documentId: paper.id })}
              icon={Download}
            >
              {t('openFile')}
            </AnchorButton>
          )
        }
      />
      {paper.rejectedReason && (
        <Notice kind="danger" title={t('state_rejected')}>
          <bdi>{paper.rejectedReason}</bdi>
        </Notice>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          {steps && <PaperSteps paper={paper} today={today} />}
          <Card title={t('history')}>
            {paper.others.length === 0 ? (
              <p className="text-ui text-ink-2">{t('historyNone')}</p>
            ) : (
              <PaperTable papers={paper.others} />
            )}
          </Card>
        </div>
        <Facts paper={paper} />
      </div>
    </div>
  )
}

function Facts({ paper }: { paper: PaperDetails }) {
  const t = useT(paperMessages)
  const lang = useLang()
  const days = useDaysText()
  const { obligation } = paper
  const owner = paper.people.find(({ id }) => id === paper.ownerId)
  const portal = obligation && portals[obligation.authority]
  return (
    <Card title={t('facts')} className="max-lg:order-first">
      <DescriptionList
        items={[
          { term: t('authority'), value: obligation && t(`authority_${obligation.authority}`) },
          { term: t('branch'), value: paper.worker && paper.branch },
          { term: t('number'), value: paper.number && <bdi dir="ltr">{paper.number}</bdi> },
          {
            term: t(paper.isCheck ? 'checkedOn' : 'issued'),
            value: paper.issuedOn && formatDay(paper.issuedOn, lang),
          },
          {
            term: t(paper.isCheck ? 'dueOn' : 'end'),
            value: paper.endsOn ? formatDay(paper.endsOn, lang) : t('noEnd'),
          },
          { term: t('hijri'), value: paper.hijri ?? (paper.endsOn && hijriDay(paper.endsOn, lang)) },
          { term: t('state'), value: paper.state === 'replaced' ? null : days(paper.daysLeft) },
          { term: t('renewalSince'), value: paper.renewalStartedOn && formatDay(paper.renewalStartedOn, lang) },
          { term: t('owner'), value: owner && <bdi>{owner.name}</bdi> },
          { term: t('file'), value: paper.hasFile ? null : t('noFile') },
        ]}
      />
      {portal && (
        <p className="mt-4">
          <a
            className="link inline-flex min-h-11 items-center gap-2 md:min-h-6"
            href={portal}
            target="_blank"
            rel="noreferrer"
          >
            <ExternalLink size={16} aria-hidden />
            {t('openPortal')}
          </a>
        </p>
      )}
    </Card>
  )
}
