import { useId } from 'react'
import { type Point, starOf } from '#/domain/reporting/star.ts'
import { bandOf, formatScore, tenthsOf } from '#/domain/score.ts'
import { uiMessages } from '#/messages/ui.ts'
import { classes } from '#/ui/class-names.ts'
import { useLang, useT } from '#/ui/language.tsx'

const looks = {
  excellent: 'fill-band-excellent stroke-gauge-excellent',
  good: 'fill-band-good stroke-gauge-good',
  acceptable: 'fill-band-fair stroke-gauge-fair',
  needs_work: 'fill-band-weak stroke-gauge-weak',
  fail: 'fill-band-critical stroke-gauge-critical',
} as const

export type StarSection = { key: string; label: string; score: number | null }

const radius = 83
const labelGap = 21
const size = 2 * (radius + labelGap + 17)

const path = (points: readonly Point[]): string => `M${points.map((point) => point.join(' ')).join('L')}Z`

/** Letter of a section at its tip; a number where the key is no letter. */
export const starLetter = (key: string, index: number): string => (key.length <= 2 ? key : String(index + 1))

/**
 * Scores of sections as an eight-point star, or as bars around a centre for any other number of sections. Clockwise from
 * the top in both languages. Scores below 60 are hatched as well, for printers without colour.
 */
export function StarChart({ sections, caption }: { sections: readonly StarSection[]; caption: string }) {
  const hatch = useId()
  const t = useT(uiMessages)
  const lang = useLang()
  const { arms } = starOf(
    sections.map(({ score }) => score),
    radius,
    labelGap,
  )
  const told = sections.map(
    ({ label, score }) => `${label}: ${score === null ? t('notApplicable') : formatScore(score, lang)}`,
  )
  return (
    <svg
      viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}
      width={size}
      height={size}
      role="img"
      aria-label={`${caption}. ${told.join(lang === 'ar' ? '، ' : ', ')}`}
      className="max-w-full"
    >
      <defs>
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line y2="5" strokeWidth="2" className="stroke-gauge-critical" />
        </pattern>
      </defs>
      {arms.map(({ ghost }, index) => (
        <path key={sections[index]!.key} d={path(ghost)} className="fill-surface-2 stroke-line-input/60" />
      ))}
      {arms.map(({ filled }, index) => {
        const { key, score } = sections[index]!
        if (!filled || score === null) return null
        const band = bandOf(score)
        return (
          <g key={key}>
            <path d={path(filled)} strokeWidth="1.7" strokeLinejoin="round" className={looks[band]} />
            {band === 'fail' && <path d={path(filled)} fill={`url(#${hatch})`} />}
          </g>
        )
      })}
      <circle r="4.5" className="fill-canvas" />
      {arms.map(({ label: [x, y] }, index) => {
        const { key, score } = sections[index]!
        return (
          <text key={key} x={x} y={y - 3} textAnchor="middle" direction="ltr" className="fill-ink text-[13px]">
            <tspan className="font-semibold">{starLetter(key, index)}</tspan>
            <tspan
              x={x}
              dy="14"
              className={classes(
                'text-[12px]',
                score !== null && score < 60 ? 'fill-danger-ink font-semibold' : 'fill-ink-2',
              )}
            >
              {score === null ? '–' : Math.floor(tenthsOf(score) / 10 + 0.5)}
            </tspan>
          </text>
        )
      })}
    </svg>
  )
}

/** Sections of the star with their exact scores. */
export function StarLegend({ sections, caption }: { sections: readonly StarSection[]; caption: string }) {
  const t = useT(uiMessages)
  const lang = useLang()
  return (
    <table className="w-full border-collapse text-caption">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('section')}</th>
          <th scope="col">{t('score')}</th>
        </tr>
      </thead>
      <tbody>
        {sections.map(({ key, label, score }, index) => (
          <tr key={key} className="border-b border-line last:border-b-0">
            <th scope="row" className="flex gap-2 py-0.5 text-start font-normal">
              <bdi aria-hidden dir="ltr" className="w-4 shrink-0 font-semibold">
                {starLetter(key, index)}
              </bdi>
              {label}
            </th>
            <td className="num py-0.5 ps-3 text-numeric align-top font-semibold">
              {score === null ? (
                <span className="font-normal text-ink-2">{t('notApplicable')}</span>
              ) : (
                <bdi dir="ltr">{formatScore(score, lang)}</bdi>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
