import { formatDateTime } from '#/domain/riyadh-time.ts'
import { shopperReportMessages } from '#/messages/shopper-reports.ts'
import { useLang, useT } from '#/ui/language.tsx'
import type { NextStep } from '../own-report.ts'

/** Next step of a report and its deadline, in one sentence. */
export function useNextText() {
  const t = useT(shopperReportMessages)
  const lang = useLang()
  return (next: NextStep): string => {
    const when = (at: string) => ({ by: formatDateTime(new Date(at), lang) })
    switch (next.is) {
      case 'finish':
      case 'revise':
        return next.late ? t(`next_${next.is}_late`, when(next.by)) : t(`next_${next.is}`, when(next.by))
      case 'review':
        return next.by ? t('next_review', when(next.by)) : t('next_review_soon')
      case 'appeal':
      case 'decision':
        return t(`next_${next.is}`, when(next.by))
      default:
        return t(`next_${next.is}`)
    }
  }
}
