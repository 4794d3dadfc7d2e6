import { formatDateTime, formatTime, riyadhDay } from '#/domain/riyadh-time.ts'
import type { EvidenceView, MomentView } from '../read-evidence.server.ts'
import { durationText } from '../reason-text.ts'
import { evidenceMessages } from '#/messages/evidence.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'

type Props = Pick<EvidenceView, 'timeline' | 'questions'>

/** Timeline with the time between events, and the time per question. */
export function VisitCourse({ timeline, questions }: Props) {
  const t = useT(evidenceMessages)
  return (
    <>
      <section className="flex flex-col gap-3">
        <h3 className="text-ui font-semibold">{t('timeline')}</h3>
        <ol className="flex flex-col gap-2">
          {timeline.map((moment, at) => (
            <Moment key={moment.id} moment={moment} before={timeline[at - 1]} />
          ))}
        </ol>
      </section>
      {questions.length > 0 && (
        <details>
          <summary className="cursor-pointer text-ui font-semibold">{t('slowest')}</summary>
          <ol className="mt-3 flex flex-col gap-1">
            {questions.map(({ key, text, seconds }) => (
              <li key={key} className="flex gap-3 text-caption">
                <span className="min-w-0 flex-1">{text}</span>
                <span className="num shrink-0 text-ink-2">{t('seconds', { seconds })}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  )
}

const minutesBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 60_000

function Moment({ moment, before }: { moment: MomentView; before: MomentView | undefined }) {
  const t = useT(evidenceMessages)
  const lang = useLang()
  const { name, at, editedFrom, heardAt, phoneSaid } = moment
  const otherDay = !before || riyadhDay(new Date(before.at)) !== riyadhDay(new Date(at))
  const gap = before ? minutesBetween(before.at, at) : 0
  const notes = [
    gap >= 1 && before ? t('gap', { duration: durationText(gap, lang) }) : '',
    editedFrom ? t('edited', { time: formatTime(new Date(editedFrom), lang) }) : '',
    heardAt ? t('heardLater', { time: formatDateTime(new Date(heardAt), lang) }) : '',
    phoneSaid ? t('phoneSaid', { time: formatDateTime(new Date(phoneSaid), lang) }) : '',
  ].filter(Boolean)
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 text-ui">
      <span className="font-medium">{t(`at_${name}`)}</span>
      <span className="num text-ink-2">
        <Time at={at} mode={otherDay ? 'datetime' : 'time'} />
      </span>
      {notes.map((text) => (
        <span key={text} className="text-caption text-ink-2">
          {text}
        </span>
      ))}
    </li>
  )
}
