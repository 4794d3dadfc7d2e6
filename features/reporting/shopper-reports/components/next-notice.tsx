import { href } from 'react-router'
import { shopperReportMessages } from '#/messages/shopper-reports.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import type { NextStep } from '../own-report.ts'
import { useNextText } from './use-next-text.ts'

const kindOf = (next: NextStep): 'info' | 'success' | 'warning' | 'danger' => {
  if (next.is === 'finish' || next.is === 'revise') return next.late ? 'danger' : 'warning'
  if (next.is === 'graded' || next.is === 'paid') return 'success'
  return 'info'
}

/** Next step, its deadline and its link. */
export function NextNotice({ reportId, next }: { reportId: string; next: NextStep }) {
  const t = useT(shopperReportMessages)
  const text = useNextText()
  const isMine = next.is === 'finish' || next.is === 'revise'
  return (
    <Notice
      kind={kindOf(next)}
      title={t('next')}
      actions={
        isMine && (
          <LinkButton
            to={href('/freelancer/submit-report/:reportId', { reportId })}
            variant="primary"
            full="phone"
            reloadDocument
          >
            {t(next.is === 'revise' ? 'revise' : 'goOn')}
          </LinkButton>
        )
      }
    >
      {text(next)}
    </Notice>
  )
}
