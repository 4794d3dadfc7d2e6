import { questionnairesMessages } from '#/messages/questionnaire-builder-list.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'
import type { QuestionnaireRow } from '../questionnaire-list.ts'

const tones = { draft: 'grey', published: 'blue', changed: 'yellow' } as const

export function QuestionnaireState({ state }: Pick<QuestionnaireRow, 'state'>) {
  const t = useT(questionnairesMessages)
  return <StatusBadge tone={tones[state]}>{t(`state_${state}`)}</StatusBadge>
}
