import { formatDay } from '#/domain/riyadh-time.ts'
import { usePaperName } from '#/features/operations/papers/components/paper-parts.tsx'
import { complianceMessages } from '#/messages/operations/compliance.ts'
import { useLang, useT } from '#/ui/language.tsx'
import type { ComplianceRow } from '../rows.ts'

/** The nearest danger as a sentence; null: all is in order. `placed`: names the branch where the report has several. */
export function useDanger() {
  const t = useT(complianceMessages)
  const lang = useLang()
  const nameOf = usePaperName()
  return (row: ComplianceRow | null, placed: boolean): string => {
    if (!row) return t('inOrder')
    const name = nameOf(row.code)
    const day = row.endsOn ? formatDay(row.endsOn, lang) : ''
    const sentence = () => {
      if (row.workers && row.state === 'part') return t('dangerWorkers', { name, ...row.workers })
      if (row.state === 'rejected') return t('dangerRejected', { name })
      if (row.isCheck && row.endsOn)
        return t(row.state === 'expiring' ? 'dangerCheckSoon' : 'dangerCheck', { name, day })
      if (row.state === 'expired') return t('dangerExpired', { name, day })
      if (row.state === 'expiring') return t('dangerEnds', { name, day })
      return t('dangerMissing', { name })
    }
    return placed && row.branch ? t('dangerAt', { branch: row.branch, sentence: sentence() }) : sentence()
  }
}
