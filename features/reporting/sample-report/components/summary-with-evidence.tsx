import { useState } from 'react'
import { sampleReportMessages } from '#/messages/reporting/sample-report.ts'
import { classes } from '#/ui/class-names.ts'
import { useT } from '#/ui/language.tsx'
import type { SampleReport } from '../sample-report.ts'
import { EvidenceItem, evidenceId, sentenceId } from './evidence.tsx'

/**
 * The summary beside its evidence. A sentence links to its first piece of evidence; with scripts, all of them are
 * marked.
 */
export function SummaryWithEvidence({ summary, evidence }: Pick<SampleReport, 'summary' | 'evidence'>) {
  const t = useT(sampleReportMessages)
  const [chosen, setChosen] = useState<number | null>(null)
  const behind = (number: number) => evidence.filter(({ sentences }) => sentences.includes(number))
  return (
    <div className="grid gap-8 lg:grid-cols-2 lg:gap-10">
      <section aria-labelledby="sentences-title">
        <h3 id="sentences-title" className="text-h3">
          {t('summary')}
        </h3>
        <p className="mt-1 text-ui text-ink-2">{t('summaryHint')}</p>
        <ol className="mt-4 flex flex-col gap-2">
          {summary.map((sentence, index) => {
            const number = index + 1
            const first = behind(number)[0]
            return (
              <li
                key={sentence.text}
                id={sentenceId(number)}
                className="scroll-mt-24 rounded-card target:bg-primary-soft"
              >
                <a
                  href={first ? `#${evidenceId(first.id)}` : undefined}
                  onClick={() => setChosen(number)}
                  aria-current={chosen === number ? 'true' : undefined}
                  className={classes(
                    'flex min-h-11 gap-3 rounded-card border px-4 py-2.5 text-body hover:border-primary',
                    chosen === number ? 'border-primary bg-primary-soft' : 'border-line bg-card',
                  )}
                >
                  <span aria-hidden className="num font-semibold text-ink-2">
                    {number}
                  </span>
                  <span className="min-w-0">{sentence.text}</span>
                </a>
              </li>
            )
          })}
        </ol>
      </section>
      <section aria-labelledby="evidence-title">
        <h3 id="evidence-title" className="text-h3">
          {t('evidence')}
        </h3>
        <p className="mt-1 text-ui text-ink-2">{t('evidenceHint')}</p>
        <ul className="mt-4 flex flex-col gap-3">
          {evidence.map((entry) => (
            <EvidenceItem
              key={entry.id}
              evidence={entry}
              marked={chosen !== null && entry.sentences.includes(chosen)}
            />
          ))}
        </ul>
      </section>
    </div>
  )
}
