import { Form, useLocation, useSearchParams, useSubmit } from 'react-router'
import { scoreIfPassed } from '#/domain/reporting/what-if.ts'
import { criticalCap, formatPoints, formatScore } from '#/domain/score.ts'
import { reportPageMessages } from '#/messages/reporting/report-page.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useHydrated } from '#/ui/use-hydrated.ts'
import type { ClientReport } from '../read-client-report.server.ts'
import { QuestionCode } from './answer.tsx'
import { Ltr } from './ltr.tsx'

/** The score as it would be without chosen findings. The choice is in the address, so that it works without scripts. */
export function WhatIf({ report }: { report: ClientReport }) {
  const t = useT(reportPageMessages)
  const lang = useLang()
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const submit = useSubmit()
  const hydrated = useHydrated()
  const chosen = params.getAll('passed').filter((key) => report.findings.some((finding) => finding.key === key))
  const score = scoreIfPassed(report, chosen)
  if (report.lockedSummary || report.findings.length === 0 || score === null) return null
  const isCapped = chosen.length > 0 && report.criticalFailed.some((key) => !chosen.includes(key))
  const revision = params.get('revision')
  return (
    <Card id="what-if" title={t('whatIf')} description={t('whatIfHint')} className="scroll-mt-16 print:hidden">
      <Form
        method="get"
        action={`${pathname}#what-if`}
        preventScrollReset
        onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true, replace: true })}
        className="flex flex-col gap-4"
      >
        <input type="hidden" name="tab" value="arithmetic" />
        {revision !== null && <input type="hidden" name="revision" value={revision} />}
        <ul className="grid gap-x-8 md:grid-cols-2">
          {report.findings.map((finding) => (
            <li key={finding.key} className="border-b border-line">
              <label className="flex min-h-9 items-start gap-2 py-1.5 text-ui coarse:min-h-11">
                <input
                  type="checkbox"
                  name="passed"
                  value={finding.key}
                  defaultChecked={chosen.includes(finding.key)}
                  className="mt-1 size-4 shrink-0 accent-primary"
                />
                <QuestionCode question={finding} />
                <span className="min-w-0 flex-1">{finding.sentence}</span>
                <span className="num text-ink-2">
                  <Ltr text={`−${formatPoints(finding.lost)}`} />
                </span>
              </label>
            </li>
          ))}
        </ul>
        <div aria-live="polite" className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <span className="text-ui text-ink-2">{t('whatIfScore')}</span>
          <output className="num text-[24px] leading-8 font-semibold">
            <Ltr
              text={
                chosen.length === 0
                  ? formatScore(report.score, lang)
                  : `${formatScore(report.score, lang)} → ${formatScore(score, lang)}`
              }
            />
          </output>
          {isCapped && (
            <span className="text-ui text-ink-2">{t('whatIfCapped', { cap: formatScore(criticalCap, lang) })}</span>
          )}
        </div>
        {!hydrated && (
          <span>
            <Button type="submit">{t('whatIfCount')}</Button>
          </span>
        )}
      </Form>
    </Card>
  )
}
