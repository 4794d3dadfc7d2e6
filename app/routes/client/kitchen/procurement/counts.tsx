import { ClipboardCheck } from 'lucide-react'
import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { countMoments } from '#/domain/kitchen/buying/count.ts'
import { isNarrowed, readList } from '#/domain/list.ts'
import { BesideCounts } from '#/features/kitchen/stock/components/beside-count.tsx'
import { CountBadge } from '#/features/kitchen/stock/components/count-badge.tsx'
import { StockTabs } from '#/features/kitchen/stock/components/stock-tabs.tsx'
import { startCountForm } from '#/features/kitchen/stock/form.ts'
import { type CountLine, countList } from '#/features/kitchen/stock/list.ts'
import { browseCounts } from '#/features/kitchen/stock/list.server.ts'
import { startCount } from '#/features/kitchen/stock/start-count.server.ts'
import { stockMessages } from '#/messages/kitchen/stock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import type { ListCells } from '#/ui/list-table.tsx'
import { useRights } from '#/ui/rights.tsx'
import type { Route } from './+types/counts'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readList(countList, url.searchParams)
  return { query, ...(await browseCounts(actorOf(context), query)) }
})

export const action = formAction(startCountForm, async (actor, { clientKey, ...given }) => {
  const countId = await startCount(actor, clientKey, given)
  return redirect(href('/client/procurement/counts/:countId', { countId }))
})

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, stockMessages.pageTitle) }]

const cells: ListCells<CountLine> = { state: ({ state }) => <CountBadge state={state} /> }

/** Stock counts of the branches that the reader sees, and the start of a new one. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const { query, rows, total, branches, mayStart } = loaderData
  const t = useT(stockMessages)
  const { viewing } = useRights()
  const has = total > 0 || isNarrowed(countList, query)
  return (
    <div className="flex flex-col gap-6">
      <ListPage
        title={t('pageTitle')}
        tabs={<StockTabs branchId={query.branch} />}
        list={countList}
        query={query}
        rows={rows}
        total={total}
        cells={cells}
        options={{ branch: branches.map(({ id, name }) => ({ value: id, label: name })) }}
        bare={!has}
        rowKey={({ id }) => id}
        beside={(parts) => <BesideCounts rows={rows}>{parts}</BesideCounts>}
        rowLink={({ id }) => href('/client/procurement/counts/:countId', { countId: id })}
        empty={
          <EmptyState icon={ClipboardCheck} title={t('none')}>
            {t('noneHint')}
          </EmptyState>
        }
      />
      {branches.length > 0 && mayStart && !viewing && (
        <Card title={t('start')} description={t('startHint')}>
          <ActionForm result={actionData} clientKey>
            <div className="grid items-end gap-5 md:grid-cols-2">
              <SelectField
                name="branchId"
                label={t('branch')}
                defaultValue={branches.find(({ id }) => id === query.branch)?.id ?? branches[0]!.id}
                options={branches.map(({ id, name }) => ({ value: id, label: name }))}
              />
              <SelectField
                name="moment"
                label={t('moment')}
                help={t('momentHint')}
                defaultValue="closing"
                options={countMoments.map((moment) => ({ value: moment, label: t(`moment_${moment}`) }))}
              />
            </div>
            <FormActions>
              <SubmitButton>{t('start')}</SubmitButton>
            </FormActions>
          </ActionForm>
        </Card>
      )}
    </div>
  )
}
