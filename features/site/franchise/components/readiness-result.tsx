import {
  allReadinessQuestions,
  type ReadinessQuestion,
  readinessQuestions,
  type ReadinessResult,
  type ReadinessSheet,
} from '#/domain/site/readiness.ts'
import { franchiseMessages } from '#/messages/site/franchise.ts'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ProgressBar } from '#/ui/meter.tsx'

const kinds = { ready: 'success', nearly: 'warning', early: 'info' } as const

type ReadinessResultProps = { sheet: ReadinessSheet; result: ReadinessResult }

/** Result by area, with advice for weak ones. */
export function ReadinessResultPanel({ sheet, result }: ReadinessResultProps) {
  const t = useT(franchiseMessages)
  const { percent, verdict, areas, unanswered } = result
  const total = allReadinessQuestions.length
  return (
    <div id="result" className="flex scroll-mt-24 flex-col gap-5 rounded-card border border-line bg-card p-5">
      <h3 className="text-h3">{t('result')}</h3>
      <div role="status">
        {percent === null || verdict === null ? (
          <p className="text-body text-ink-2">{t('incomplete')}</p>
        ) : (
          <Notice kind={kinds[verdict]} title={`${t(`verdict_${verdict}`)} (${percent}%)`}>
            {t(`verdict_${verdict}Text`)}
          </Notice>
        )}
      </div>
      <p className="text-caption text-ink-2">{t('progress', { count: total - unanswered.length, total })}</p>
      <div className="flex flex-col gap-4">
        {areas.map(({ area, percent: reached }) => (
          <ProgressBar
            key={area}
            value={reached ?? 0}
            max={100}
            label={t(area)}
            text={reached === null ? '–' : `${reached}%`}
          />
        ))}
      </div>
      {verdict && <Advice sheet={sheet} result={result} />}
    </div>
  )
}

function Advice({ sheet, result: { areas, blocking } }: ReadinessResultProps) {
  const t = useT(franchiseMessages)
  const weak = areas.filter((area) => area.weak).toSorted((a, b) => (a.percent ?? 0) - (b.percent ?? 0))
  return (
    <>
      {blocking.length > 0 && (
        <div>
          <h4 className="text-body font-semibold">{t('blocking')}</h4>
          <ul className="mt-2 flex list-disc flex-col gap-1 ps-5 text-ui">
            {blocking.map((question) => (
              <li key={question}>{t(question)}</li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <h4 className="text-body font-semibold">{t('adviceTitle')}</h4>
        {weak.length === 0 && <p className="mt-2 text-ui text-ink-2">{t('noAdvice')}</p>}
        <ul className="mt-3 flex flex-col gap-4">
          {weak.map(({ area }) => {
            const open = (readinessQuestions[area] as readonly ReadinessQuestion[]).filter((q) => sheet[q] !== 'yes')
            return (
              <li key={area} className="border-s-2 border-primary ps-3">
                <p className="text-ui font-semibold">{t(area)}</p>
                <p className="text-ui">{t(`advice_${area}`)}</p>
                <p className="mt-2 text-caption text-ink-2">{t('openQuestions')}</p>
                <ul className="list-disc ps-5 text-caption text-ink-2">
                  {open.map((question) => (
                    <li key={question}>{t(question)}</li>
                  ))}
                </ul>
              </li>
            )
          })}
        </ul>
      </div>
    </>
  )
}
