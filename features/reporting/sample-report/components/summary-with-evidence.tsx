import { sampleReportMessages } from '#/messages/reporting/sample-report.ts'
import { useT } from '#/ui/language.tsx'
import type { SampleReport } from '../sample-report.ts'
import { EvidenceItem, sentenceId } from './evidence.tsx'

/**
 * The summary beside the evidence of the chosen sentence, in one panel that stays in the window: at the end of the line, on
 * phones at the foot of the window. Works without scripts (`.evidence-set` in app/styles/site.css), and never scrolls.
 */
export function SummaryWithEvidence({ summary, evidence }: Pick<SampleReport, 'summary' | 'evidence'>) {
  const t = useT(sampleReportMessages)
  const behind = (number: number) => evidence.filter(({ sentences }) => sentences.includes(number))
  const first = Math.max(
    1,
    summary.findIndex((_, index) => behind(index + 1).some(({ kind }) => kind === 'answer')) + 1,
  )
  return (
    <div className="evidence-set grid lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-10">
      <fieldset className="min-w-0">
        <legend className="text-h3 font-semibold">{t('summary')}</legend>
        <p className="mt-1 text-ui text-ink-2">{t('summaryHint')}</p>
        <ol className="mt-5 border-b border-paper-line">
          {summary.map((sentence, index) => {
            const number = index + 1
            return (
              <li key={sentence.text} id={sentenceId(number)} className="border-t border-paper-line">
                <label className="relative flex min-h-12 cursor-pointer gap-4 rounded-lg px-4 py-3 text-body has-checked:bg-ink has-checked:text-canvas has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus lg:has-checked:after:absolute lg:has-checked:after:start-full lg:has-checked:after:top-1/2 lg:has-checked:after:h-0.5 lg:has-checked:after:w-10 lg:has-checked:after:bg-ink">
                  <input
                    type="radio"
                    name="sentence"
                    value={number}
                    defaultChecked={number === first}
                    className="sr-only"
                  />
                  <span aria-hidden className="w-4 shrink-0 font-semibold">
                    {number}
                  </span>
                  <span className="min-w-0">{sentence.text}</span>
                </label>
              </li>
            )
          })}
        </ol>
      </fieldset>
      <div className="z-10 max-lg:sticky max-lg:bottom-0 max-lg:-mx-4 lg:border-s-2 lg:border-ink">
        {/* eslint-disable jsx-a11y/no-noninteractive-tabindex -- a scrolling region is reached by keyboard */}
        <section
          aria-labelledby="evidence-title"
          aria-live="polite"
          tabIndex={0}
          className="max-lg:max-h-[45svh] max-lg:overflow-y-auto max-lg:border-t-2 max-lg:border-ink max-lg:bg-card max-lg:p-4 max-lg:shadow-float lg:sticky lg:top-24 lg:ps-8"
        >
          <h3 id="evidence-title" className="text-h3">
            {t('evidence')}
          </h3>
          {summary.map((sentence, index) => (
            <div key={sentence.text} data-evidence-of={index + 1} className="mt-3 hidden flex-col gap-3">
              {behind(index + 1).map((entry) => (
                <EvidenceItem key={entry.id} evidence={entry} />
              ))}
            </div>
          ))}
        </section>
        {/* eslint-enable jsx-a11y/no-noninteractive-tabindex */}
      </div>
    </div>
  )
}
