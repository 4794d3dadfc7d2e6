import { Plus, Workflow } from 'lucide-react'
import { automationMessages } from '#/messages/office/automation.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import { useRights } from '#/ui/rights.tsx'
import { type AutomationArea, automationAreas } from '../areas.ts'
import type { rulesLoader } from '../pages.server.ts'
import { BesideRules } from './beside-rule.tsx'

type Props = { area: AutomationArea } & Awaited<ReturnType<ReturnType<typeof rulesLoader>>>

/** Automation rules of the company or of our team. */
export function RulesPage({ area, query, rows, total, counts }: Props) {
  const t = useT(automationMessages)
  const { has } = useRights()
  const { list, add, rule } = automationAreas[area]
  return (
    <ListPage
      list={list}
      query={query}
      rows={rows}
      total={total}
      counts={counts}
      rowKey={({ id }) => id}
      rowLink={({ id }) => rule(id)}
      beside={(parts) => (
        <BesideRules area={area} rows={rows}>
          {parts}
        </BesideRules>
      )}
      title={t('title')}
      actions={
        has('automation.write') && (
          <LinkButton to={add} variant="primary" icon={Plus}>
            {t('newRule')}
          </LinkButton>
        )
      }
      empty={
        <EmptyState icon={Workflow} title={t('none')}>
          {query.q === '' && Object.values(counts).every((count) => count === 0) && t('noneHelp')}
        </EmptyState>
      }
    />
  )
}
