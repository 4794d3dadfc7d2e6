import { useEffect, useRef } from 'react'
import type { QuestionView } from '#/features/reporting/reports/report-view.ts'
import { reviewMessages } from '#/messages/reporting/review.ts'
import { Card } from '#/ui/card.tsx'
import { classes } from '#/ui/class-names.ts'
import { useT } from '#/ui/language.tsx'

type Props = {
  questions: readonly QuestionView[]
  /** Current question: its photos are scrolled into view. */
  current: string | null
  onOpen: (photoId: string) => void
}

/** Photos and voice notes by question; scrolls to the current question. */
export function MediaPane({ questions, current, onOpen }: Props) {
  const t = useT(reviewMessages)
  const pane = useRef<HTMLUListElement>(null)
  const withMedia = questions.filter(({ photos, voices }) => photos.length + voices.length > 0)
  useEffect(() => {
    const list = pane.current
    const here = list?.querySelector<HTMLElement>(`[data-media="${current}"]`)
    // why: scrolls only the pane; scrollIntoView would move the page away from the focused question
    if (list && here) list.scrollTo({ top: here.offsetTop - list.offsetTop, behavior: 'instant' })
  }, [current])
  return (
    <Card title={t('media')} id="media" className="scroll-mt-20">
      {withMedia.length === 0 && <p className="text-ui text-ink-2">{t('noMedia')}</p>}
      <ul ref={pane} className="relative flex flex-col gap-1 lg:max-h-[22rem] lg:overflow-y-auto">
        {withMedia.map((question) => (
          <li
            key={question.key}
            data-media={question.key}
            className={classes(
              'flex flex-wrap items-start gap-2 rounded-control p-2',
              current === question.key && 'bg-primary-soft',
            )}
          >
            <a
              href={`#q-${question.key}`}
              className="link order-last inline-flex min-h-6 min-w-0 flex-1 basis-40 items-center text-caption max-md:min-h-11"
            >
              {question.sentence ?? question.text}
            </a>
            <Photos question={question} onOpen={onOpen} />
            {question.voices.map(({ id, src }) => (
              <audio
                key={id}
                controls
                preload="none"
                src={src}
                aria-label={t('voiceOf', { question: question.sentence ?? question.text })}
                className="w-full"
              >
                <track kind="captions" />
              </audio>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Photos({ question, onOpen }: { question: QuestionView; onOpen: (photoId: string) => void }) {
  const t = useT(reviewMessages)
  if (question.photos.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      {question.photos.map(({ id, src }) => (
        <button
          key={id}
          type="button"
          onClick={() => onOpen(id)}
          aria-label={t('photoFor', { question: question.sentence ?? question.text })}
          className="block h-14 w-20 overflow-hidden rounded-control border border-line bg-surface-2"
        >
          <img src={src} alt="" loading="lazy" className="size-full object-cover" />
        </button>
      ))}
    </div>
  )
}
