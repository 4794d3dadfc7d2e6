import { Star } from 'lucide-react'
import type { Lang } from '#/domain/text.ts'
import { guestReviewMessages } from '#/messages/guest-reviews.ts'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import { starCounts } from '../lists.ts'

const dayMs = 86_400_000
const steps = [
  ['year', 365],
  ['month', 30],
  ['week', 7],
  ['day', 1],
] as const

/** How long ago something was said, in whole days, weeks, months or years. */
export function agoWords(at: string, asOf: string, lang: Lang): string {
  const days = Math.max(0, Math.floor((Date.parse(asOf) - Date.parse(at)) / dayMs))
  const words = new Intl.RelativeTimeFormat(`${lang}-u-nu-latn`, { numeric: 'auto' })
  const [unit, length] = steps.find(([, least]) => days >= least) ?? ['day', 1]
  return words.format(-Math.floor(days / length), unit)
}

export function Ago({ at, asOf }: { at: string; asOf: string }) {
  const lang = useLang()
  return (
    <span>
      <span className="sr-only">
        <Time at={at} />
      </span>
      <span aria-hidden>{agoWords(at, asOf, lang)}</span>
    </span>
  )
}

/** The stars of one review, whole ones only, filled from where reading begins. */
export function ReviewStars({ stars }: { stars: number }) {
  const t = useT(guestReviewMessages)
  return (
    <span role="img" aria-label={t('starsWord', { count: stars })} className="inline-flex gap-0.5 text-line-input">
      {starCounts.map((star) => (
        <Icon
          key={star}
          as={Star}
          size={16}
          {...(star <= stars ? { className: 'fill-gauge-fair text-gauge-fair' } : {})}
        />
      ))}
    </span>
  )
}

/** What a guest wrote, in its own direction, however long its words are. */
export function GuestWords({ text }: { text: string }) {
  if (text === '') return null
  return (
    <p dir="auto" className="text-start text-body whitespace-pre-line [overflow-wrap:anywhere]">
      {text}
    </p>
  )
}

type ReplyProps = { reply: { text: string; at: string }; holder: string }

/** The answer of the restaurant beneath a review. */
export function RestaurantReply({ reply, holder }: ReplyProps) {
  const t = useT(guestReviewMessages)
  return (
    <figure className="border-s-4 border-line-input ps-4">
      <figcaption className="flex flex-wrap gap-x-3 text-caption text-ink-2">
        <span className="font-medium text-ink">{t('replyOf', { holder })}</span>
        <Time at={reply.at} />
      </figcaption>
      <blockquote dir="auto" className="mt-1 text-start text-ui whitespace-pre-line [overflow-wrap:anywhere]">
        {reply.text}
      </blockquote>
    </figure>
  )
}
