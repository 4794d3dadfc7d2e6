import { Check, Flag, RotateCcw, X } from 'lucide-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { moderationMessages } from '#/messages/certification/guest-review-moderation.ts'
import { publicPath } from '#/platform/i18n.ts'
import { Badge } from '#/ui/badge.tsx'
import { AnchorButton, Button } from '#/ui/button.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { RowTick, type Selection } from '#/ui/list-selection.tsx'
import { Time } from '#/ui/time.tsx'
import { showToast } from '#/ui/toast.tsx'
import type { ModerationRow } from '../moderation-list.ts'
import { ReasonDialog, type Reasoned } from './reason-dialog.tsx'
import { Ago, GuestWords, RestaurantReply, ReviewStars } from './review-text.tsx'
import { Signals } from './signals.tsx'

type Props = { row: ModerationRow; asOf: string; selection: Selection<ModerationRow> }

/** A review for moderators, with its decisions. */
export function ModerationCard({ row, asOf, selection }: Props) {
  const t = useT(moderationMessages)
  return (
    <li
      data-review
      tabIndex={-1}
      aria-labelledby={`review-${row.id}`}
      className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 has-checked:border-primary md:px-6"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <RowTick selection={selection} row={row} data-key="choose" />
        <ReviewStars stars={row.stars} />
        <h2 id={`review-${row.id}`} className="min-w-0 text-ui font-semibold [overflow-wrap:anywhere]">
          <bdi>{row.branch}</bdi>
          <span className="font-normal text-ink-2">
            {' · '}
            <bdi>{row.client}</bdi>
          </span>
        </h2>
        <span className="text-caption text-ink-2 md:ms-auto">
          <bdi>{row.authorName ?? t('noName')}</bdi>
          {' · '}
          <Ago at={row.at} asOf={asOf} />
        </span>
      </div>
      <Signals signals={row.signals} />
      {row.text === '' ? <p className="text-ui text-ink-2">{t('noText')}</p> : <GuestWords text={row.text} />}
      {row.reply && <RestaurantReply reply={row.reply} holder={row.client} />}
      {row.reported && <Reported row={row} reported={row.reported} />}
      <Past row={row} />
      <Decision row={row} />
    </li>
  )
}

function Reported({ row, reported }: { row: ModerationRow; reported: NonNullable<ModerationRow['reported']> }) {
  const t = useT(moderationMessages)
  return (
    <div
      data-tone={reported.isOpen ? 'red' : 'grey'}
      className="flex gap-3 rounded-card bg-tone p-3 text-ui text-tone-ink"
    >
      <Icon as={Flag} size={16} className="mt-1" />
      <div className="min-w-0">
        <p className="font-medium">
          {t('reportedBy', { client: row.client })} <Time at={reported.at} mode="datetime" />
        </p>
        <p dir="auto" className="text-start whitespace-pre-line [overflow-wrap:anywhere]">
          {reported.note}
        </p>
        {!reported.isOpen && <p>{t('reportClosed')}</p>}
      </div>
    </div>
  )
}

/** Moderator, time and reason of a decision. */
function Past({ row: { moderatedAt, moderatedBy, refusedReason, state } }: { row: ModerationRow }) {
  const t = useT(moderationMessages)
  if (!moderatedAt || state === 'waiting') return null
  return (
    <div className="flex flex-col gap-1 text-caption text-ink-2">
      <p>
        {t('decidedBy', { name: moderatedBy ?? '' })} · <Time at={moderatedAt} mode="datetime" />
      </p>
      {refusedReason && (
        <p dir="auto" className="text-start whitespace-pre-line [overflow-wrap:anywhere]">
          <Badge tone="grey">{t('reason')}</Badge> {refusedReason}
        </p>
      )}
    </div>
  )
}

function Decision({ row }: { row: ModerationRow }) {
  const t = useT(moderationMessages)
  const lang = useLang()
  const [asking, setAsking] = useState<Reasoned | null>(null)
  const isReported = row.reported?.isOpen === true && row.state === 'published'
  return (
    <div className="flex flex-wrap items-center gap-2">
      {row.state !== 'published' && <Step id={row.id} intent="publish" done={t('published', { count: 1 })} />}
      {isReported && <Step id={row.id} intent="keep" done={t('kept')} />}
      {row.state !== 'refused' && (
        <Button
          changes
          icon={X}
          data-key="refuse"
          onClick={() => setAsking(row.state === 'published' ? 'takeDown' : 'refuse')}
        >
          {t(row.state === 'published' ? 'takeDown' : 'refuse')}
        </Button>
      )}
      {row.reply && (
        <Button changes variant="quiet" icon={RotateCcw} onClick={() => setAsking('removeReply')}>
          {t('removeReply')}
        </Button>
      )}
      <AnchorButton variant="quiet" href={`${publicPath(lang, `/review/${row.publicId}`)}#guests`}>
        {t('seeCertificate')}
      </AnchorButton>
      {asking && <ReasonDialog about={asking} ids={[row.id]} reported={isReported} onClose={() => setAsking(null)} />}
    </div>
  )
}

/** A decision without a reason. */
function Step({ id, intent, done }: { id: string; intent: 'publish' | 'keep'; done: string }) {
  const t = useT(moderationMessages)
  const fetcher = useFetcher()
  return (
    <ActionForm
      fetcher={fetcher}
      errors="inline"
      className="contents"
      onDone={() => showToast({ text: done, kind: 'success' })}
    >
      <input type="hidden" name="reviewId" value={id} />
      <SubmitButton intent={intent} icon={Check} data-key="publish">
        {t(intent)}
      </SubmitButton>
    </ActionForm>
  )
}
