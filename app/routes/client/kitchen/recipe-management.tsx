import { CookingPot, Plus } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { isNarrowed, readList } from '#/domain/list.ts'
import { OldPrices } from '#/features/kitchen/ingredients/components/old-prices.tsx'
import { countOldPrices } from '#/features/kitchen/ingredients/list.server.ts'
import { categorise, undoCategory } from '#/features/kitchen/recipes/change-category.server.ts'
import { archiveRecipes, takeBackRecipes } from '#/features/kitchen/recipes/change-recipe.server.ts'
import { BulkActions } from '#/features/kitchen/recipes/components/bulk-actions.tsx'
import { recipeCells } from '#/features/kitchen/recipes/components/recipe-cells.tsx'
import { recipesForm } from '#/features/kitchen/recipes/form.ts'
import { categoryOptions, recipeList } from '#/features/kitchen/recipes/list.ts'
import { browseRecipes } from '#/features/kitchen/recipes/list.server.ts'
import { WithRight } from '#/features/companies/members/components/rights.tsx'
import { recipeMessages } from '#/messages/kitchen/recipes.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { may } from '#/domain/permissions.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import { useSelection } from '#/ui/list-selection.tsx'
import { useRights } from '#/ui/rights.tsx'
import type { Route } from './+types/recipe-management'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, recipeMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = readList(recipeList, url.searchParams)
  const [page, oldPrices] = await Promise.all([browseRecipes(actor, query), countOldPrices(actor)])
  return { query, mayPublish: may(actor, 'kitchen.publish'), oldPrices, ...page }
})

export const action = formAction(recipesForm, async (actor, input) => {
  switch (input.intent) {
    case 'archive':
      return archiveRecipes(actor, input.recipe)
    case 'take-back':
      return takeBackRecipes(
        actor,
        input.recipe.map((id) => ({ id, was: 'active' })),
      )
    case 'undo-archive':
      return takeBackRecipes(actor, input.before)
    case 'category':
      return categorise(actor, { ids: input.recipe, category: input.category })
    case 'undo-category':
      return undoCategory(actor, input.before, input.names)
  }
})

/** Recipes of the company with what a portion costs, its energy and what is missing. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { query, rows, total, hasAny, mayPublish, categories, oldPrices } = loaderData
  const t = useT(recipeMessages)
  const lang = useLang()
  const { viewing } = useRights()
  const isBulk = !viewing
  const nameOf = (row: (typeof rows)[number]) => (lang === 'ar' ? (row.nameAr ?? row.name) : row.name)
  const selection = useSelection(rows, {
    id: ({ id }) => id,
    label: (row) => t('choose', { name: nameOf(row) }),
    pageLabel: t('chooseAll'),
    name: 'recipe',
  })
  const add = !viewing && (
    <WithRight to="kitchen.write">
      <LinkButton data-list-new to={href('/client/recipe-management/new')} variant="primary" icon={Plus}>
        {t('new')}
      </LinkButton>
    </WithRight>
  )
  const isArchive = query.tab === 'archived'
  const empty = hasAny ? (
    isNarrowed(recipeList, query) && !isArchive ? (
      <EmptyState icon={CookingPot} title={t('nothingFound')} />
    ) : (
      <EmptyState icon={CookingPot} title={t(isArchive ? 'nothingArchived' : 'nothingFound')}>
        {isArchive && t('nothingArchivedHint')}
      </EmptyState>
    )
  ) : (
    <EmptyState icon={CookingPot} title={t('empty')} action={add}>
      {t('emptyHint')}
    </EmptyState>
  )
  return (
    <ListPage
      title={t('title')}
      actions={hasAny && add}
      above={hasAny && <OldPrices count={oldPrices} />}
      list={recipeList}
      query={query}
      rows={rows}
      total={total}
      bare={!hasAny}
      options={{ category: categoryOptions(categories, t('noCategory')) }}
      cells={recipeCells}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/client/recipe-management/:recipeId', { recipeId: id })}
      {...(isBulk && { selection })}
      empty={empty}
    >
      {isBulk && (
        <BulkActions
          key={selection.place}
          selection={selection}
          isArchive={isArchive}
          categories={categories}
          mayChange={mayPublish}
        />
      )}
    </ListPage>
  )
}
