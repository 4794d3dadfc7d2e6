import type { AnswerValue, Question } from '#/domain/questionnaire.ts'
import type { Lang } from '#/domain/text.ts'
import { temperatureWords } from '#/features/fieldwork/measurements/words.ts'
import { questionnaireMessages } from '#/messages/fieldwork/questionnaire.ts'
import { Button } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { AnswerDraft } from '../answer.ts'
import type { Conflict } from '../device/save-queue.ts'
import { useVisit } from './visit-context.ts'

function words(value: AnswerValue, question: Question, lang: Lang): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return questionnaireMessages[value ? 'yes' : 'no'][lang]
  if (question.type === 'choice' || question.type === 'choices') {
    const chosen = Array.isArray(value) ? value : [value]
    return question.options
      .filter(({ key }) => chosen.includes(key))
      .map(({ text }) => text[lang])
      .join(lang === 'ar' ? '، ' : ', ')
  }
  if (question.type === 'signature') return questionnaireMessages.signed[lang]
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if ('readings' in value)
    return value.readings
      .map((reading) => `${reading.place} ${temperatureWords(reading.value, lang)}`.trim())
      .join(lang === 'ar' ? '، ' : ', ')
  if ('total' in value) return `${value.total / 100} · ${value.at.replace('T', ' ')}`
  return 'latitude' in value ? `${value.latitude.toFixed(4)}, ${value.longitude.toFixed(4)}` : ''
}

const summary = (draft: AnswerDraft, question: Question, lang: Lang): string => {
  const answer = draft.notApplicable
    ? `${questionnaireMessages.notApplicable[lang]} ${draft.naReason}`
    : words(draft.value, question, lang)
  return [answer, draft.comment].filter((part) => part !== '').join(' · ') || '—'
}

/** Conflicting answers of two devices: shows both for the shopper to decide. Nothing is overwritten silently. */
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
