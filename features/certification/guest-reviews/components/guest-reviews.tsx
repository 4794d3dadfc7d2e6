import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useLocation } from 'react-router'
import { guestReviewMessages } from '#/messages/certification/guest-reviews.ts'
import { buttonClasses } from '#/ui/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { Stars } from '#/ui/meter.tsx'
import { starCounts, type StarTally } from '../lists.ts'
import type { GuestReviewList, PublicReview } from '../read-guest-reviews.server.ts'
import { GuestReviewForm } from './guest-review-form.tsx'
import { Ago, GuestWords, RestaurantReply, ReviewStars } from './review-text.tsx'

type Props = {
  reviews: GuestReviewList
  branch: string
  holder: string
  /** Reviews are accepted while the certificate is held. */
  isOpen: boolean
  /** Result of the page's action, of any form. */
  actionData: unknown
}

/** Reviews of a branch with the form. Works without scripts. */
export function GuestReviews({ reviews, branch, holder, isOpen, actionData }: Props) {
  const t = useT(guestReviewMessages)
  return (
    <section id="guests" aria-labelledby="guests-title" className="flex scroll-mt-24 flex-col gap-6">
      <div>
        <h2 id="guests-title" className="text-h2">
          {t('title')}
        </h2>
        <p className="prose-width mt-2 text-ui text-ink-2">{t('intro')}</p>
      </div>
      {reviews.total === 0 ? <p className="text-body">{t('none')}</p> : <Summary reviews={reviews} />}
      {reviews.rows.length > 0 && (
        <ol className="flex flex-col divide-y divide-line border-y border-line">
          {reviews.rows.map((review) => (
            <OneReview key={review.id} review={review} holder={holder} asOf={reviews.asOf} />
          ))}
        </ol>
      )}
      <Pages reviews={reviews} />
      {isOpen && <GuestReviewForm branch={branch} actionData={actionData} />}
    </section>
  )
}

function Summary({ reviews: { mean, total, counts } }: { reviews: GuestReviewList }) {
  const t = useT(guestReviewMessages)
  if (mean === null) return <p className="text-ui text-ink-2">{t('tooFew', { count: total })}</p>
  return (
    <div className="grid items-center gap-x-10 gap-y-4 md:grid-cols-[auto_minmax(0,24rem)]">
      <div className="flex flex-col gap-1">
        <Stars rating={mean} />
        <span className="text-ui text-ink-2">{t('meanOf', { count: total })}</span>
      </div>
      <Distribution counts={counts} total={total} />
    </div>
  )
}

/** Number of reviews by stars, five first, as words and bars. */
export function Distribution({ counts, total }: { counts: StarTally; total: number }) {
  const t = useT(guestReviewMessages)
  return (
    <dl
      aria-label={t('distribution')}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 text-caption"
    >
      {starCounts.toReversed().map((stars) => (
        <div key={stars} className="contents">
          <dt className="whitespace-nowrap">{t('starsWord', { count: stars })}</dt>
          <dd aria-hidden className="flex">
            <svg width="100%" height="8" className="rounded-full bg-surface-3 rtl:-scale-x-100">
              <rect
                width={`${(counts[stars] / Math.max(1, total)) * 100}%`}
                height="8"
                rx="4"
                className="fill-gauge-fair"
              />
            </svg>
          </dd>
          <dd className="num text-end text-ink-2">{counts[stars]}</dd>
        </div>
      ))}
    </dl>
  )
}

type OneProps = { review: PublicReview; holder: string; asOf: string }

function OneReview({ review, holder, asOf }: OneProps) {
  const t = useT(guestReviewMessages)
  return (
    <li className="flex flex-col gap-2 py-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-ink-2">
        <ReviewStars stars={review.stars} />
        <bdi className="font-medium text-ink [overflow-wrap:anywhere]">{review.authorName ?? t('guest')}</bdi>
        <Ago at={review.at} asOf={asOf} />
      </div>
      <GuestWords text={review.text} />
      {review.reply && <RestaurantReply reply={review.reply} holder={holder} />}
    </li>
  )
}

function Pages({ reviews: { page, pageSize, total } }: { reviews: GuestReviewList }) {
  const t = useT(guestReviewMessages)
  const { pathname } = useLocation()
  const pages = Math.ceil(total / pageSize)
  if (pages < 2) return null
  const to = (target: number) => `${pathname}${target === 1 ? '' : `?reviews=${target}`}#guests`
  return (
    <nav aria-label={t('pages')} className="flex flex-wrap items-center justify-between gap-3">
      <span className="num text-caption text-ink-2">{t('pageOf', { page, pages })}</span>
      <span className="flex flex-wrap gap-3">
        {page > 1 && (
          <a href={to(page - 1)} rel="prev" className={buttonClasses({})}>
            <Icon as={ChevronLeft} directional size={16} />
            {t('newer')}
          </a>
        )}
        {page < pages && (
          <a href={to(page + 1)} rel="next" className={buttonClasses({})}>
            {t('older')}
            <Icon as={ChevronRight} directional size={16} />
          </a>
        )}
      </span>
    </nav>
  )
}
