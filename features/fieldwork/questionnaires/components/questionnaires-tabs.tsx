import { href } from 'react-router'
import { questionnairesMessages } from '#/messages/questionnaire-builder-list.ts'
import { useT } from '#/ui/language.tsx'
import { NavTabs } from '#/ui/nav.tsx'

/** Tabs of the area: questionnaires, the bank of questions, and the branches that they ask about. */
export function QuestionnairesTabs() {
  const t = useT(questionnairesMessages)
  return (
    <NavTabs
      look="segment"
      label={t('tabs')}
      items={[
        { to: href('/admin/questionnaires'), label: t('title'), end: true },
        { to: href('/admin/questionnaires/bank'), label: t('bank') },
        { to: href('/admin/questionnaires/branches'), label: t('branches') },
      ]}
    />
  )
}
