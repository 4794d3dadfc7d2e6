import { formatDay } from '#/domain/riyadh-time.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { complianceMessages } from '#/messages/operations/compliance.ts'
import type { ComplianceRow } from './rows.ts'

/** The nearest danger as a sentence; null: all is in order. `placed`: names the branch where the report has several. */
export function dangerText(row: ComplianceRow | null, placed: boolean, lang: Lang): string {
  const t = translator(lang, complianceMessages)
  if (!row) return t('inOrder')
  const name = row.name[lang]
  const day = row.endsOn ? formatDay(row.endsOn, lang) : ''
  const sentence = () => {
    if (row.workers && row.state === 'part') return t('dangerWorkers', { name, ...row.workers })
    if (row.state === 'rejected') return t('dangerRejected', { name })
    if (row.isCheck && row.endsOn) return t(row.state === 'expiring' ? 'dangerCheckSoon' : 'dangerCheck', { name, day })
    if (row.state === 'expired') return t('dangerExpired', { name, day })
    if (row.state === 'expiring') return t('dangerEnds', { name, day })
    return t('dangerMissing', { name })
  }
  return placed && row.branch ? t('dangerAt', { branch: row.branch, sentence: sentence() }) : sentence()
}
