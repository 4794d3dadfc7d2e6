import { Coins } from 'lucide-react'
import { href } from 'react-router'
import { z } from 'zod'
import { pageTitle } from '#/app/shell/page-title.ts'
import { readList } from '#/domain/list.ts'
import { readParts } from '#/features/companies/hierarchy/parts.server.ts'
import { useMay } from '#/features/companies/members/components/rights.tsx'
import { openCorrectiveActionForm } from '#/features/reporting/corrective-actions/form.ts'
import { openCorrectiveAction } from '#/features/reporting/corrective-actions/open-action.server.ts'
import { InsightTabs } from '#/features/reporting/insights/components/insight-frame.tsx'
import { SettingsCard } from '#/features/reporting/insights/components/settings-card.tsx'
import { settingsForm } from '#/features/reporting/insights/form.ts'
import { saveInsightSettings } from '#/features/reporting/insights/save-settings.server.ts'
import { Estimate } from '#/features/reporting/returns/components/estimate.tsx'
import { returnCells } from '#/features/reporting/returns/components/return-cells.tsx'
import { returnList } from '#/features/reporting/returns/list.ts'
import { browseReturns } from '#/features/reporting/returns/read-returns.server.ts'
import { returnMessages } from '#/messages/reporting/returns.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { EmptyState, Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ListView } from '#/ui/list-page.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/returns'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = readList(returnList, url.searchParams)
  const [returns, parts] = await Promise.all([browseReturns(actor, query), readParts(actor)])
  return { query, returns, parts }
})

const openForm = openCorrectiveActionForm.extend({ reportId: z.uuid('unreadable') })

export const action = formAction(z.union([openForm, settingsForm]), async (actor, input) => {
  if (input.intent === 'settings') await saveInsightSettings(actor, input)
  else {
    const { intent: _intent, clientKey: id, questionKey, ...given } = input
    await openCorrectiveAction(actor, { id, questionKey: questionKey || null, ...given })
  }
  return null
})

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, returnMessages.title) }]

/** What to put right first in all branches, by what it is worth. */
export default function Page({ loaderData: { query, returns, parts }, actionData }: Route.ComponentProps) {
  const t = useT(returnMessages)
  const describes = useMay()('insights.describe')
  const { rows, total, counts, branches, basis, settings } = returns
  return (
    <div className="flex flex-col">
      <PageHeader title={t('title')} tabs={<InsightTabs />} />
      <ListView
        list={returnList}
        query={query}
        rows={rows}
        total={total}
        counts={counts}
        cells={returnCells(query.tab)}
        options={{ part: parts, branch: branches.map(({ id, name }) => ({ value: id, label: name })) }}
        rowKey={({ id }) => id}
        rowLink={({ reportId, key }) =>
          query.tab === 'question'
            ? `${href('/client/reports/:reportId', { reportId })}?tab=answers#finding-${key}`
            : `${href('/client/reports/:reportId', { reportId })}?tab=answers`
        }
        empty={
          <EmptyState icon={Coins} title={t('none')}>
            {t('noneHint')}
          </EmptyState>
        }
      >
        <p className="prose-width text-ui text-ink-2">{t('intro')}</p>
        {basis === null ? <Notice>{t(describes ? 'ask' : 'askOthers')}</Notice> : <Estimate returns={returns} />}
      </ListView>
      {basis === null && describes && (
        <div className="pt-6">
          <SettingsCard settings={settings} result={actionData} />
        </div>
      )}
    </div>
  )
}
