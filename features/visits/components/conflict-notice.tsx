import type { AnswerValue, Question } from '#/domain/questionnaire.ts'
import type { Lang } from '#/domain/text.ts'
import { questionnaireMessages } from '#/messages/questionnaire.ts'
import { Button } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { AnswerDraft } from '../answer.ts'
import type { Conflict } from '../save-queue.ts'
import { useVisit } from '../visit-context.ts'

const words = (value: AnswerValue, question: Question, lang: Lang): string => {
  if (typeof value === 'boolean') return questionnaireMessages[value ? 'yes' : 'no'][lang]
  if (question.type === 'choice') return question.options.find(({ key }) => key === value)?.text[lang] ?? ''
  return value === null ? '' : String(value)
}

const summary = (draft: AnswerDraft, question: Question, lang: Lang): string => {
  const answer = draft.notApplicable
    ? `${questionnaireMessages.notApplicable[lang]} ${draft.naReason}`
    : words(draft.value, question, lang)
  return [answer, draft.comment].filter((part) => part !== '').join(' · ') || '—'
}

/** Two devices, two answers: both are shown and the shopper decides. Nothing is overwritten in silence. */
export function ConflictNotice({ question, conflict }: { question: Question; conflict: Conflict }) {
  const t = useT(questionnaireMessages)
  const lang = useLang()
  const { store } = useVisit()
  const choices = [
    { choice: 'mine' as const, label: t('keepMine'), draft: conflict.mine },
    { choice: 'theirs' as const, label: t('takeTheirs'), draft: conflict.theirs },
  ]
  return (
    <Notice kind="warning" title={t('conflictTitle')} live>
      <p>{t('conflictText')}</p>
      <ul className="mt-3 flex flex-col gap-3">
        {choices.map(({ choice, label, draft }) => (
          <li key={choice} className="flex flex-col gap-1.5">
            <bdi dir="auto" className="line-clamp-4 font-medium">
              {summary(draft, question, lang)}
            </bdi>
            <Button full="phone" onClick={() => store.choose(question.key, choice)}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
