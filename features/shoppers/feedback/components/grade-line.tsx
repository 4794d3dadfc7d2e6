import { formatTenths } from '#/domain/score.ts'
import { formatDate } from '#/domain/riyadh-time.ts'
import { feedbackMessages } from '#/messages/shoppers/feedback.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { Feedback } from '../read-feedback.server.ts'

const marks = [5, 4, 3, 2, 1, 0]

/** Grades over time from 0 to 5, oldest at the start of reading, with an equivalent table. */
export function GradeLine({ line }: { line: Feedback['line'] }) {
  const t = useT(feedbackMessages)
  const lang = useLang()
  const y = (grade: number) => 100 - (grade / 5) * 100
  const x = (index: number) => {
    const share = line.length === 1 ? 50 : (index / (line.length - 1)) * 100
    return lang === 'ar' ? 100 - share : share
  }
  const path = line.map(({ grade }, index) => `${index ? 'L' : 'M'}${x(index)} ${y(grade)}`).join(' ')
  const ends = line.length > 1 ? [line[0]!, line.at(-1)!] : line
  return (
    <figure className="flex flex-col gap-2">
      <div aria-hidden className="grid grid-cols-[auto_1fr] gap-x-3">
        <div className="num flex h-40 flex-col justify-between text-micro leading-none text-ink-2">
          {marks.map((mark) => (
            <span key={mark} className="text-numeric">
              {mark}
            </span>
          ))}
        </div>
        <div className="h-40 px-2 py-1.5">
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="block size-full overflow-visible"
            fill="none"
          >
            {marks.map((mark) => (
              <path key={mark} d={`M0 ${y(mark)}H100`} vectorEffect="non-scaling-stroke" className="stroke-line" />
            ))}
            <path
              d={path}
              vectorEffect="non-scaling-stroke"
              strokeWidth="2.5"
              strokeLinejoin="round"
              className="stroke-chart-2"
            />
            {line.map(({ reportId, grade }, index) => (
              <path
                key={reportId}
                d={`M${x(index)} ${y(grade)}h0`}
                vectorEffect="non-scaling-stroke"
                strokeWidth="9"
                strokeLinecap="round"
                className="stroke-chart-2"
              />
            ))}
          </svg>
        </div>
        <span />
        <div className="mt-1 flex justify-between gap-2 text-micro text-ink-2">
          {ends.map(({ reportId, at }) => (
            <span key={reportId}>{formatDate(new Date(at), lang)}</span>
          ))}
        </div>
      </div>
      <GradeTable line={line} caption={t('overTimeCaption')} />
    </figure>
  )
}

function GradeTable({ line, caption }: { line: Feedback['line']; caption: string }) {
  const t = useT(feedbackMessages)
  return (
    <details data-print="hide">
      <summary className="link w-fit text-caption coarse:py-2.5 max-md:py-2.5">{t('asTable')}</summary>
      <table className="mt-2 w-full max-w-xl border-collapse text-ui">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-micro text-ink-2">
            <th scope="col" className="py-1 text-start">
              {t('visit')}
            </th>
            <th scope="col" className="py-1 text-start">
              {t('branch')}
            </th>
            <th scope="col" className="py-1 text-numeric">
              {t('grade')}
            </th>
          </tr>
        </thead>
        <tbody>
          {line.map(({ reportId, at, branch, grade }) => (
            <tr key={reportId} className="border-b border-line">
              <th scope="row" className="py-1 text-start font-normal">
                <Time at={at} />
              </th>
              <td className="py-1">
                <bdi>{branch}</bdi>
              </td>
              <td className="num py-1 text-numeric">
                <bdi dir="ltr">{formatTenths(grade)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
