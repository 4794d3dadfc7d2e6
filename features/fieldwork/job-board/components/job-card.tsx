import { Heart, HeartOff, Hand } from 'lucide-react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import type { JobBoardEntry } from '#/features/ordering/offers/job-board.server.ts'
import { shopperTaskMessages } from '#/messages/shopper-tasks.ts'
import { Badge, StatusBadge } from '#/ui/badge.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { refusalFor } from './form-of.ts'
import { JobFacts, JobHead } from './job-facts.tsx'
import { PickDate } from './pick-date.tsx'
import { WhyNot } from './why-not.tsx'

type JobCardProps = { job: JobBoardEntry; now: number; result: FormResult | undefined }

/** An open visit: its pay, and either the way to take it or all refusals. */
export function JobCard({ job, now, result }: JobCardProps) {
  const t = useT(shopperTaskMessages)
  const isOpen = job.refusals.length === 0
  return (
    <article
      id={job.requestId}
      className="flex scroll-mt-24 flex-col gap-4 rounded-card border border-line bg-card p-4 md:p-5"
    >
      <div className="flex flex-wrap items-start justify-between gap-2">
        <JobHead job={job} />
        <div className="flex flex-wrap gap-2">
          {job.isWished && (
            <Badge tone="blue" icon={Heart}>
              {t('wished')}
            </Badge>
          )}
          <StatusBadge tone={isOpen ? 'green' : 'grey'}>{t(isOpen ? 'openToYou' : 'notOpen')}</StatusBadge>
        </div>
      </div>
      <JobFacts job={job} />
      {!isOpen && (
        <section className="flex flex-col gap-2 border-t border-line pt-4">
          <h3 className="text-ui font-semibold">{t('whyNot')}</h3>
          <WhyNot refusals={job.refusals} />
        </section>
      )}
      {isOpen && job.mayClaim && <Claim job={job} now={now} result={result} />}
      {(job.isWished || (isOpen && !job.mayClaim)) && <Wish job={job} />}
    </article>
  )
}

function Claim({ job, now, result }: JobCardProps) {
  const t = useT(shopperTaskMessages)
  return (
    <ActionForm result={refusalFor(result, 'claim', job.requestId)} errors="inline">
      <input type="hidden" name="intent" value="claim" />
      <input type="hidden" name="requestId" value={job.requestId} />
      {job.window && <PickDate window={job.window} visitAt={job.visitAt} now={now} />}
      <FormActions>
        <SubmitButton icon={Hand} size="large" aria-describedby={`claim-${job.requestId}`}>
          {t('claim')}
        </SubmitButton>
      </FormActions>
      <p id={`claim-${job.requestId}`} className="text-caption text-ink-2">
        {t('claimText')}
      </p>
    </ActionForm>
  )
}

/** Below the level that may take visits directly, a shopper can express interest. */
function Wish({ job }: { job: JobBoardEntry }) {
  const t = useT(shopperTaskMessages)
  const fetcher = useFetcher<FormResult>()
  return (
    <ActionForm fetcher={fetcher} errors="inline" className="gap-2">
      <input type="hidden" name="requestId" value={job.requestId} />
      <FormActions>
        <SubmitButton
          intent={job.isWished ? 'unwish' : 'wish'}
          variant="secondary"
          icon={job.isWished ? HeartOff : Heart}
        >
          {t(job.isWished ? 'unwish' : 'wish')}
        </SubmitButton>
      </FormActions>
      {!job.isWished && !job.mayClaim && <p className="prose-width text-caption text-ink-2">{t('wishText')}</p>}
    </ActionForm>
  )
}
