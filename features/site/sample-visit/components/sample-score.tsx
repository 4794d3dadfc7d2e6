import { criticalCap, formatScore, type ReportScore } from '#/domain/score.ts'
import { mysteryShoppingMessages } from '#/messages/site/mystery-shopping.ts'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ScoreGauge, useBandWord } from '#/ui/score.tsx'
import type { SampleSection } from '../sample-sheet.ts'

type ScoreProps = { sections: readonly SampleSection[]; score: ReportScore }
type SampleScoreProps = ScoreProps & { answered: number }

/** Up to two decimals, without trailing zeros. */
const plain = (value: number): string => String(Math.round(value * 100) / 100)

/** Current score by section and in all. */
export function SampleScore({ sections, score, answered }: SampleScoreProps) {
  const t = useT(mysteryShoppingMessages)
  const lang = useLang()
  const total = score.questions.length
  return (
    <div className="flex flex-col gap-5">
      <h3 className="text-h3">{t('yourScore')}</h3>
      {score.final === null ? (
        <p className="text-body text-ink-2">{t('noScore')}</p>
      ) : (
        <>
          <div className="flex justify-center">
            <ScoreGauge score={score.final} label={t('yourScore')} />
          </div>
          {score.criticalFailed.length > 0 && score.calculated !== null && (
            <Notice kind="danger" title={t('cappedTitle')}>
              {t('cappedText', { calculated: formatScore(score.calculated, lang), cap: `${criticalCap}%` })}
            </Notice>
          )}
          <SectionScores sections={sections} score={score} />
        </>
      )}
      <p className="text-caption text-ink-2">{t('answered', { count: answered, total })}</p>
      <p role="status" className="sr-only">
        {score.final === null ? '' : t('spokenScore', { score: formatScore(score.final, lang) })}
      </p>
    </div>
  )
}

/** Sections with bars in reading direction. */
function SectionScores({ sections, score }: ScoreProps) {
  const t = useT(mysteryShoppingMessages)
  const lang = useLang()
  return (
    <dl className="flex flex-col gap-3" aria-label={t('bySection')}>
      {sections.map(({ key, title }) => {
        const percent = scoreOf(score, key)
        return (
          <div key={key} className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 text-ui">
            <dt className="min-w-0">{title}</dt>
            <dd className="num text-numeric font-semibold">
              {percent === null ? (
                <span className="font-normal text-ink-2">{t('notCounted')}</span>
              ) : (
                <bdi dir="ltr">{formatScore(percent, lang)}</bdi>
              )}
            </dd>
            <dd aria-hidden className="col-span-2">
              <svg width="100%" height="6" className="block">
                <rect width="100%" height="6" rx="3" className="fill-surface-3" />
                <rect
                  x={lang === 'ar' ? `${100 - (percent ?? 0)}%` : 0}
                  width={`${percent ?? 0}%`}
                  height="6"
                  rx="3"
                  className="fill-primary"
                />
              </svg>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** Sticky score on phones. */
export function ScoreLine({ score }: Pick<ScoreProps, 'score'>) {
  const t = useT(mysteryShoppingMessages)
  const lang = useLang()
  const bandWord = useBandWord()
  if (score.final === null) return null
  return (
    <a
      href="#sample-score"
      className="sticky bottom-3 z-10 mt-4 flex min-h-13 items-center justify-between gap-3 rounded-control bg-primary px-4 text-body text-on-primary shadow-float lg:hidden"
    >
      <span>{t('yourScore')}</span>
      <span className="flex items-baseline gap-2 font-semibold">
        <bdi dir="ltr" className="num">
          {formatScore(score.final, lang)}
        </bdi>
        <span>{bandWord(score.final)}</span>
      </span>
    </a>
  )
}

const scoreOf = ({ sections }: ReportScore, key: string): number | null =>
  sections.find((section) => section.key === key)?.score ?? null

const cell = 'px-2 py-2 align-top'
const shareLine = (share: number, weight: number): string => `${plain(share * 100)}% × ${plain(weight)}`
const sumLine = (sum: { numerator: number; denominator: number }, percent: string): string =>
  `${plain(sum.numerator)} / ${plain(sum.denominator)} = ${percent}`

/** Calculation by question and section. */
export function SampleArithmetic({ sections, score }: ScoreProps) {
  const t = useT(mysteryShoppingMessages)
  if (score.calculated === null) return null
  return (
    <details className="rounded-card border border-line bg-card">
      <summary className="min-h-12 cursor-pointer px-4 py-3 text-body font-semibold">{t('how')}</summary>
      <div className="flex flex-col gap-4 px-4 pb-5 text-ui">
        <p className="text-ink-2">{t('howText')}</p>
        <table className="w-full border-collapse">
          <thead>
            <tr className="border-b border-line-input text-micro text-ink-2">
              <th scope="col" className={`${cell} text-start`}>
                {t('question')}
              </th>
              <th scope="col" className={`${cell} text-numeric`}>
                {t('share')}
              </th>
              <th scope="col" className={`${cell} text-numeric`}>
                {t('points')}
              </th>
            </tr>
          </thead>
          {sections.map((section) => (
            <SectionRows key={section.key} section={section} score={score} />
          ))}
        </table>
        <p className="text-ink-2">{t('leftOut')}</p>
        <OverallLine score={score} />
      </div>
    </details>
  )
}

function SectionRows({ section, score }: { section: SampleSection; score: ReportScore }) {
  const t = useT(mysteryShoppingMessages)
  const lang = useLang()
  const sum = score.sections.find(({ key }) => key === section.key)
  const rows = section.questions.map(({ key, text }) => ({
    key,
    text,
    of: score.questions.find((question) => question.key === key),
  }))
  return (
    <tbody className="border-b border-line">
      {rows.map(({ key, text, of }) => (
        <tr key={key}>
          <th scope="row" className={`${cell} text-start font-normal`}>
            <span className="num me-1.5 text-ink-2">
              <bdi dir="ltr">{key}</bdi>
            </span>
            {text}
          </th>
          {of?.score == null ? (
            <td colSpan={2} className={`${cell} text-numeric text-ink-2`}>
              {t('notCounted')}
            </td>
          ) : (
            <>
              <td className={`${cell} num text-numeric whitespace-nowrap`}>
                <bdi dir="ltr">{shareLine(of.score, of.weight)}</bdi>
              </td>
              <td className={`${cell} num text-numeric`}>
                <bdi dir="ltr">{plain(of.earned)}</bdi>
              </td>
            </>
          )}
        </tr>
      ))}
      <tr className="font-semibold">
        <th scope="row" className={`${cell} text-start`}>
          {section.title}
        </th>
        <td colSpan={2} className={`${cell} num text-numeric whitespace-nowrap`}>
          {sum?.score == null ? (
            <span className="font-normal text-ink-2">{t('notCounted')}</span>
          ) : (
            <bdi dir="ltr">{sumLine(sum, formatScore(sum.score, lang))}</bdi>
          )}
        </td>
      </tr>
    </tbody>
  )
}

function OverallLine({ score }: { score: ReportScore }) {
  const t = useT(mysteryShoppingMessages)
  const counting = score.sections.filter((section) => section.score !== null)
  const terms = counting.map(({ weight, numerator, denominator }) =>
    denominator === numerator ? plain(weight) : `${plain(weight)} × ${plain(numerator)} / ${plain(denominator)}`,
  )
  const weights = counting.map(({ weight }) => plain(weight)).join(' + ')
  const line = `(${terms.join(' + ')}) / (${weights}) = ${score.calculated?.toFixed(2)}%`
  return (
    <div>
      <p className="font-semibold">{t('overall')}</p>
      <p className="mt-1">
        <bdi dir="ltr" className="num [overflow-wrap:anywhere]">
          {line}
        </bdi>
      </p>
    </div>
  )
}
