import { allQuestions } from '#/domain/questionnaire.ts'
import { auditFillMessages } from '#/messages/operations/audits-fill.ts'
import { Button } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useAudit } from './audit-context.ts'

/** Questions that two phones of the auditor answered differently: the person chooses each. */
export function AuditConflicts() {
  const t = useT(auditFillMessages)
  const lang = useLang()
  const { filling, state, store } = useAudit()
  const questions = allQuestions(filling.definition)
  return (
    <Notice kind="warning" live title={t('conflicts')}>
      <p>{t('conflictHint')}</p>
      <ul className="mt-2 flex flex-col gap-3">
        {Object.keys(state.conflicts).map((key) => (
          <li key={key} className="flex flex-col gap-2">
            <span className="font-medium">{questions.find((one) => one.key === key)?.text[lang] ?? key}</span>
            <span className="flex flex-wrap gap-2">
              <Button onClick={() => store.settle(key, 'mine')}>{t('mine')}</Button>
              <Button onClick={() => store.settle(key, 'theirs')}>{t('theirs')}</Button>
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
