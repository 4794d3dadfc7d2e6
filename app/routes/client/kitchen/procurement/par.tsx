import { Carrot } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { LevelFields, LevelTable } from '#/features/kitchen/stock/components/level-fields.tsx'
import { StockChoice, StockTabs } from '#/features/kitchen/stock/components/stock-tabs.tsx'
import { levelsForm, readLevelQuery } from '#/features/kitchen/stock/par-form.ts'
import { readLevels, saveLevels } from '#/features/kitchen/stock/par-levels.server.ts'
import { parMessages } from '#/messages/kitchen/par.ts'
import { categoryMessages } from '#/messages/kitchen/terms.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/par'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, parMessages.levels) }]

export const loader = pageData(({ context, url }: Route.LoaderArgs) =>
  readLevels(actorOf(context), readLevelQuery(url.searchParams)),
)

export const action = formAction(levelsForm, async (actor, levels) => {
  await saveLevels(actor, levels)
  return null
})

/** How much a branch keeps of its ingredients, a category at a time. */
export default function Page({ loaderData: page }: Route.ComponentProps) {
  const t = useT(parMessages)
  const category = useT(categoryMessages)
  const form = useBackgroundForm(t('saved'))
  const { branches, branchId, categories, items } = page
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('levels')} description={t('levelsLead')} tabs={<StockTabs branchId={branchId} />} />
      {branchId === null ? (
        <EmptyState title={t('noBranches')} />
      ) : items.length === 0 && categories.length === 0 ? (
        <EmptyState
          icon={Carrot}
          title={t('noIngredients')}
          action={
            <LinkButton to={href('/client/recipe-management/ingredients')} variant="primary">
              {t('ingredients')}
            </LinkButton>
          }
        >
          {t('noIngredientsHint')}
        </EmptyState>
      ) : (
        <>
          <StockChoice
            choices={[
              {
                name: 'branch',
                label: t('branch'),
                value: branchId,
                options: branches.map(({ id, name }) => ({ value: id, label: name })),
              },
              {
                name: 'category',
                label: t('category'),
                value: page.category,
                options: categories.map((one) => ({ value: one, label: category(one) })),
              },
            ]}
          />
          {page.mayManage ? (
            <ActionForm key={`${branchId} ${page.category}`} {...form}>
              <input type="hidden" name="branchId" value={branchId} />
              <LevelFields items={items} title={page.category === null ? t('levels') : category(page.category)} />
              <FormActions>
                <SubmitButton>{t('save')}</SubmitButton>
              </FormActions>
            </ActionForm>
          ) : (
            <Card title={t('levels')} description={t('managersOnly')} flush>
              <LevelTable items={items} />
            </Card>
          )}
        </>
      )}
    </div>
  )
}
