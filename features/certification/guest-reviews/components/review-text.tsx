import type { Lang } from '#/domain/text.ts'
import { guestReviewMessages } from '#/messages/certification/guest-reviews.ts'
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

const agoFormats: Record<Lang, Intl.RelativeTimeFormat> = {
  en: new Intl.RelativeTimeFormat('en-u-nu-latn', { numeric: 'auto' }),
  ar: new Intl.RelativeTimeFormat('ar-u-nu-latn', { numeric: 'auto' }),
}

/** Age in whole days, weeks, months or years. */
export function agoWords(at: string, asOf: string, lang: Lang): string {
  const days = Math.max(0, Math.floor((Date.parse(asOf) - Date.parse(at)) / dayMs))
  const [unit, length] = steps.find(([, least]) => days >= least) ?? ['day', 1]
  return agoFormats[lang].format(-Math.floor(days / length), unit)
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

// why: a page has a hundred stars, and as separate SVGs they would be half of its size
const star = 'l2 4.6 5 .5-3.8 3.3 1.1 4.9-4.3-2.6-4.3 2.6 1.1-4.9-3.8-3.3 5-.5z'
const starsFrom = (first: number, count: number): string =>
  Array.from({ length: count }, (_, index) => `M${10 + 18 * (first + index)} 1.5${star}`).join('')
const filledStars = [0, ...starCounts].map((count) => starsFrom(0, count))
const emptyStars = [0, ...starCounts].map((count) => starsFrom(count, starCounts.length - count))

/** Whole stars of a review, filled in reading direction. */
export function ReviewStars({ stars }: { stars: number }) {
  const t = useT(guestReviewMessages)
  return (
    <svg
      role="img"
      aria-label={t('starsWord', { count: stars })}
      viewBox="0 0 92 16"
      strokeWidth={1.5}
      strokeLinejoin="round"
      className="h-4 w-23 shrink-0 rtl:-scale-x-100"
    >
      <path d={emptyStars[stars]} className="fill-none stroke-line-input" />
      <path d={filledStars[stars]} className="fill-gauge-fair stroke-gauge-fair" />
    </svg>
  )
}

/** Guest's text in its own direction, breaking long words. */
export function GuestWords({ text }: { text: string }) {
  if (text === '') return null
  return (
    <p dir="auto" className="text-start text-body whitespace-pre-line [overflow-wrap:anywhere]">
      {text}
    </p>
  )
}

type ReplyProps = { reply: { text: string; at: string }; holder: string }

/** Restaurant's reply below a review. */
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
