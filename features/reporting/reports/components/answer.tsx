import { Camera } from 'lucide-react'
import { formatMoney } from '#/domain/money.ts'
import type { Place } from '#/domain/place.ts'
import { formatDateTime, formatDay, fromRiyadh } from '#/domain/riyadh-time.ts'
import type { Lang } from '#/domain/text.ts'
import { OwnQuote, OwnText, ShortText } from '#/features/fieldwork/translations/components/own-text.tsx'
import { ReadingsTable } from '#/features/fieldwork/measurements/components/readings-table.tsx'
import { readingsWords } from '#/features/fieldwork/measurements/words.ts'
import { reportMessages } from '#/messages/reports.ts'
import { Badge } from '#/ui/badge.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PhotoGrid } from '#/ui/photo-grid.tsx'
import type { Given, QuestionView } from '../report-view.ts'

/** A number in a sentence: at most two decimals, none if whole. */
export const plainNumber = (value: number): string => String(Math.round(value * 100) / 100)

const inWords = (parts: readonly string[], lang: Lang): string =>
  new Intl.ListFormat(lang, { type: 'conjunction' }).format(parts)
const formatWallClock = (at: string, lang: Lang): string => {
  const moment = fromRiyadh(at)
  return moment ? formatDateTime(moment, lang) : at
}
const placeText = ({ latitude, longitude }: Place): string => `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`

function Signature({ path }: { path: string }) {
  const t = useT(reportMessages)
  return (
    <svg viewBox="0 0 300 120" role="img" aria-label={t('signature')} className="h-20 w-50 rounded-control bg-card">
      <path d={path} fill="none" className="stroke-ink" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}

/** The answer: texts of the questionnaire translated, the shopper's own words unchanged. */
export function AnswerText({ given, short }: { given: Given; short?: boolean }) {
  const t = useT(reportMessages)
  const lang = useLang()
  switch (given.kind) {
    case 'yes_no':
      return <>{given.yes ? t('yes') : t('no')}</>
    case 'rating':
      return (
        <>
          <span className="num">{t('ratingOf', { value: given.value })}</span>
          {short || !given.step ? null : `: ${given.step}`}
        </>
      )
    case 'timing':
      return <span className="num">{t('minutes', { count: given.minutes })}</span>
    case 'measure':
      return short ? (
        <span className="num">{readingsWords(given, lang)}</span>
      ) : (
        <ReadingsTable readings={given.readings} limit={given.limit} />
      )
    case 'choice':
      return <>{given.option}</>
    case 'number':
      return (
        <span className="num">
          <bdi dir="ltr">{plainNumber(given.value)}</bdi>
          {given.unit && ` ${given.unit}`}
        </span>
      )
    case 'choices':
      return <>{given.options.length === 0 ? t('noneChosen') : inWords(given.options, lang)}</>
    case 'receipt':
      return <>{t('receiptOf', { amount: formatMoney(given.total, lang), at: formatWallClock(given.at, lang) })}</>
    case 'date':
      return <>{formatDay(given.day, lang)}</>
    case 'place':
      return (
        <>
          {t('placeWithin', {
            place: given.spot ? placeText(given.spot) : t('placeRecorded'),
            count: Math.round(given.accuracy),
          })}
        </>
      )
    case 'signature':
      return given.path ? <Signature path={given.path} /> : <>{t('signed')}</>
    case 'text':
      return short ? <ShortText {...given} /> : <OwnText {...given} />
  }
}

/** Badges of an answer: critical, major, failed. */
export function QuestionFlags({ question }: { question: QuestionView }) {
  const t = useT(reportMessages)
  const { failed, critical, major, state, photos } = question
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      {failed && <Badge tone="red">{t('failed')}</Badge>}
      {critical && <Badge tone={failed ? 'red' : 'grey'}>{t('critical')}</Badge>}
      {major && <Badge tone={failed ? 'yellow-deep' : 'grey'}>{t('major')}</Badge>}
      {state === 'not_applicable' && <Badge>{t('state_not_applicable')}</Badge>}
      {state === 'hidden' && <Badge>{t('state_hidden')}</Badge>}
      {state === 'unanswered' && <Badge tone="yellow">{t('state_unanswered')}</Badge>}
      {photos.length > 0 && (
        <Badge tone="blue" icon={Camera}>
          {t('photosCount', { count: photos.length })}
        </Badge>
      )}
    </span>
  )
}

/** Answer, explanation and evidence. */
export function AnswerBody({ question, photos = true }: { question: QuestionView; photos?: boolean }) {
  const t = useT(reportMessages)
  const { given, comment, naReason, told } = question
  return (
    <div className="flex flex-col gap-2">
      {given && (
        <div className="text-body">
          <AnswerText given={given} />
          {given.kind === 'timing' && (
            <p className="num text-caption text-ink-2">
              {t('limits', { full: given.limits[0], half: given.limits[2] })}
            </p>
          )}
        </div>
      )}
      {naReason && (
        <div className="text-ui text-ink-2">
          {t('naReason')}
          {':'}
          <OwnText text={naReason} told={told?.naReason} />
        </div>
      )}
      {comment && <OwnQuote text={comment} told={told?.comment} />}
      {photos && question.photos.length > 0 && (
        <PhotoGrid
          photos={question.photos.map(({ id, src }) => ({ id, src, alt: question.sentence ?? question.text }))}
        />
      )}
    </div>
  )
}

/** Code of a scored question, such as A3; unscored ones have none. */
export function QuestionCode({ question }: { question: QuestionView }) {
  if (question.state === 'unscored' || question.weight === 0) return null
  return (
    <bdi dir="ltr" className="num shrink-0 whitespace-nowrap text-ink-2">
      {question.key}
    </bdi>
  )
}
