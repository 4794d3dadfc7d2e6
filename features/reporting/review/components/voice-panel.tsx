import { formatTenths } from '#/domain/score.ts'
import { CircleCheck, MessageSquareReply, Scale, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useFetcher } from 'react-router'
import type { ReviewReport } from '#/features/reporting/editing/read-review-report.server.ts'
import type { ReviewVoice } from '#/features/shoppers/feedback/read-review-voice.server.ts'
import { reviewVoiceMessages } from '#/messages/reporting/review-voice.ts'
import { Badge, StatusBadge } from '#/ui/badge.tsx'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { Stars } from '#/ui/meter.tsx'
import { Money } from '#/ui/money.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { Time } from '#/ui/time.tsx'
import { useToast } from '#/ui/toast.tsx'
import { AppealDialog } from './appeal-dialog.tsx'

type Props = { report: ReviewReport; voice: ReviewVoice }

/** The shopper's appeal, reply and rating, and the office's answers. */
export function VoicePanel({ report, voice: { appeal, reply, rating } }: Props) {
  const t = useT(reviewVoiceMessages)
  if (!appeal && !reply && !rating) return null
  return (
    <Card title={t('title')} id="shopper" className="scroll-mt-20">
      <div className="flex flex-col gap-5 divide-y divide-line *:pt-5 *:first:pt-0">
        {appeal && <AppealPart report={report} appeal={appeal} />}
        {reply && <ReplyPart reply={reply} />}
        {rating && <RatingPart rating={rating} />}
      </div>
    </Card>
  )
}

function Said({ at, children }: { at: string; children: string }) {
  return (
    <div className="flex flex-col gap-1">
      <p dir="auto" className="border-s-2 border-line-input ps-3 text-start text-ui whitespace-pre-line">
        {children}
      </p>
      <p className="text-caption text-ink-2">
        <Time at={at} mode="datetime" />
      </p>
    </div>
  )
}

function Answered({ by, at, children }: { by: ReactNode; at: string | null; children: string }) {
  return (
    <div className="text-ui">
      <p className="text-caption text-ink-2">
        {by}
        {at && (
          <>
            {' · '}
            <Time at={at} mode="datetime" />
          </>
        )}
      </p>
      <p dir="auto" className="text-start whitespace-pre-line">
        {children}
      </p>
    </div>
  )
}

const looks = {
  open: { tone: 'yellow', icon: Scale },
  upheld: { tone: 'green', icon: CircleCheck },
  dismissed: { tone: 'grey', icon: X },
} as const

function AppealPart({ report, appeal }: { report: ReviewReport; appeal: NonNullable<ReviewVoice['appeal']> }) {
  const t = useT(reviewVoiceMessages)
  const [deciding, setDeciding] = useState<'uphold' | 'dismiss' | null>(null)
  const { status, decision } = appeal
  return (
    <section id="appeal" className="flex scroll-mt-20 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-ui font-semibold">{t('appeal')}</h3>
        <StatusBadge {...looks[status]}>{t(`appeal_${status}`)}</StatusBadge>
        {status === 'open' && (
          <span className="text-caption text-ink-2">
            {t('decideBy')} <Time at={appeal.dueAt} mode="datetime" />
          </span>
        )}
        {appeal.late && <Badge tone="red">{t('late')}</Badge>}
      </div>
      <Said at={appeal.at}>{appeal.reason}</Said>
      {status === 'open' && report.mine && <Notice kind="warning">{t('secondEditor')}</Notice>}
      {status === 'open' && !report.mine && (
        <div className="flex flex-wrap gap-3">
          <Button changes variant="primary" onClick={() => setDeciding('uphold')}>
            {t('uphold')}
          </Button>
          <Button changes onClick={() => setDeciding('dismiss')}>
            {t('dismiss')}
          </Button>
        </div>
      )}
      {decision && (
        <Answered by={appeal.decidedBy && t('decidedBy', { name: appeal.decidedBy })} at={appeal.decidedAt}>
          {decision}
        </Answered>
      )}
      {appeal.feeDue !== null && (
        <p className="text-ui">
          {t('feeOwed')}
          {': '}
          <Money halalas={appeal.feeDue} />
        </p>
      )}
      <AppealDialog report={report} appeal={appeal} deciding={deciding} onClose={() => setDeciding(null)} />
    </section>
  )
}

function ReplyPart({ reply }: { reply: NonNullable<ReviewVoice['reply']> }) {
  const t = useT(reviewVoiceMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  const state = reply.answer === null ? 'waiting' : 'answered'
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-ui font-semibold">{t('reply')}</h3>
        <StatusBadge
          tone={state === 'waiting' ? 'yellow' : 'green'}
          icon={state === 'waiting' ? MessageSquareReply : CircleCheck}
        >
          {t(`reply_${state}`)}
        </StatusBadge>
      </div>
      <Said at={reply.at}>{reply.text}</Said>
      {reply.answer === null ? (
        <ActionForm fetcher={fetcher} errors="inline" onDone={() => toast({ text: t('answered') })}>
          <TextArea name="answer" label={t('answer')} help={t('answerHint')} rows={3} maxLength={4000} />
          <FormActions>
            <SubmitButton intent="answer-reply">{t('sendAnswer')}</SubmitButton>
          </FormActions>
        </ActionForm>
      ) : (
        <Answered by={reply.answeredBy && t('answeredBy', { name: reply.answeredBy })} at={reply.answeredAt}>
          {reply.answer}
        </Answered>
      )}
    </section>
  )
}

function RatingPart({ rating }: { rating: NonNullable<ReviewVoice['rating']> }) {
  const t = useT(reviewVoiceMessages)
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-ui font-semibold">{t('brief')}</h3>
      <Stars rating={rating.stars} />
      {rating.note && <Said at={rating.at}>{rating.note}</Said>}
      <p className="num text-caption text-ink-2">
        {t('briefMean', { count: rating.count, mean: formatTenths(rating.mean) })}
      </p>
    </section>
  )
}
