import { ClipboardPlus, Flag, MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { href, useFetcher } from 'react-router'
import { ownReviewMessages } from '#/messages/certification/own-guest-reviews.ts'
import { useMay } from '#/features/companies/members/components/rights.tsx'
import { actionSourceMessages } from '#/messages/reporting/action-sources.ts'
import { guestReviewMessages } from '#/messages/certification/guest-reviews.ts'
import { uiMessages } from '#/messages/ui.ts'
import { Badge } from '#/ui/badge.tsx'
import { Button, LinkButton } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { Time } from '#/ui/time.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { OwnReview } from '../own-list.ts'
import { mostReply } from '../lists.ts'
import { Ago, GuestWords, ReviewStars } from './review-text.tsx'

type Open = 'reply' | 'report' | null

/** A review for its restaurant, with the reply. */
export function OwnReviewItem({ review, asOf }: { review: OwnReview; asOf: string }) {
  const t = useT(ownReviewMessages)
  const word = useT(guestReviewMessages)
  const [open, setOpen] = useState<Open>(null)
  const from = useT(actionSourceMessages)
  const may = useMay()
  const mayReply = may('guest-reviews.reply')
  const canReply = mayReply && (review.reply === null || review.reply.isOpen)
  const close = () => setOpen(null)
  return (
    <li id={`review-${review.id}`} className="flex scroll-mt-24 flex-col gap-3 px-4 py-5 md:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-ink-2">
        <ReviewStars stars={review.stars} />
        <bdi className="text-ui font-semibold text-ink">{review.branch}</bdi>
        <span>
          <bdi>{review.authorName ?? word('guest')}</bdi>
          {' · '}
          <Ago at={review.at} asOf={asOf} />
        </span>
        {review.reported && (
          <Badge tone={review.reported.isOpen ? 'yellow-deep' : 'grey'} icon={Flag}>
            {t(review.reported.isOpen ? 'isReported' : 'wasKept')}
          </Badge>
        )}
      </div>
      {review.text === '' ? <p className="text-ui text-ink-2">{t('noText')}</p> : <GuestWords text={review.text} />}
      {review.reply && <OwnReply reply={review.reply} />}
      <div className="flex flex-wrap gap-2">
        {canReply && (
          <Button icon={MessageSquareText} onClick={() => setOpen('reply')}>
            {t(review.reply ? 'change' : 'answer')}
          </Button>
        )}
        {mayReply && review.reported === null && (
          <Button variant="quiet" icon={Flag} onClick={() => setOpen('report')}>
            {t('report')}
          </Button>
        )}
        {may('actions.write') && (
          <LinkButton
            variant="quiet"
            icon={ClipboardPlus}
            to={`${href('/client/tasks/new')}?${new URLSearchParams({ review: review.id })}`}
          >
            {from('openAction')}
          </LinkButton>
        )}
      </div>
      {open === 'reply' && <ReplyDialog review={review} onClose={close} />}
      {open === 'report' && <ReportDialog review={review} onClose={close} />}
    </li>
  )
}

function OwnReply({ reply }: { reply: NonNullable<OwnReview['reply']> }) {
  const t = useT(ownReviewMessages)
  return (
    <figure className="border-s-4 border-line-input ps-4">
      <figcaption className="flex flex-wrap gap-x-3 text-caption text-ink-2">
        <span className="font-medium text-ink">{t('yourReply')}</span>
        <Time at={reply.at} mode="datetime" />
        {reply.isOpen && <span>{t('changeable')}</span>}
      </figcaption>
      <blockquote dir="auto" className="mt-1 text-start text-ui whitespace-pre-line [overflow-wrap:anywhere]">
        {reply.text}
      </blockquote>
    </figure>
  )
}

type DialogProps = { review: OwnReview; onClose: () => void }

function ReplyDialog({ review, onClose }: DialogProps) {
  const t = useT(ownReviewMessages)
  const ui = useT(uiMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  const done = () => {
    toast({ text: t('replied') })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t('answerTo', { branch: review.branch })} width="medium" sheet>
      <ActionForm fetcher={fetcher} errors="inline" onDone={done}>
        <GuestWords text={review.text} />
        <input type="hidden" name="reviewId" value={review.id} />
        <TextArea
          name="reply"
          label={t('replyText')}
          help={t('replyHelp')}
          rows={5}
          maxLength={mostReply}
          defaultValue={review.reply?.text}
        />
        <FormActions>
          <SubmitButton intent="reply">{t('publishReply')}</SubmitButton>
          <Button onClick={onClose}>{ui('back')}</Button>
        </FormActions>
      </ActionForm>
    </Dialog>
  )
}

function ReportDialog({ review, onClose }: DialogProps) {
  const t = useT(ownReviewMessages)
  const ui = useT(uiMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  const done = () => {
    toast({ text: t('reportSent') })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t('reportTitle')} sheet>
      <ActionForm fetcher={fetcher} errors="inline" onDone={done}>
        <p className="text-ui text-ink-2">{t('reportHint')}</p>
        <input type="hidden" name="reviewId" value={review.id} />
        <TextArea name="note" label={t('reportNote')} rows={4} maxLength={1000} />
        <FormActions>
          <SubmitButton intent="report">{t('sendReport')}</SubmitButton>
          <Button onClick={onClose}>{ui('back')}</Button>
        </FormActions>
      </ActionForm>
    </Dialog>
  )
}
