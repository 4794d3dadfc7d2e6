import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { categorise, saveShelfLife } from '#/features/kitchen/recipes/change-category.server.ts'
import { discardDraft, restoreVersion } from '#/features/kitchen/recipes/change-recipe.server.ts'
import { SheetView } from '#/features/kitchen/recipes/components/sheet-view.tsx'
import { recipeForm } from '#/features/kitchen/recipes/form.ts'
import { publishRecipe } from '#/features/kitchen/recipes/publish.server.ts'
import { readSheet } from '#/features/kitchen/recipes/read-sheet.server.ts'
import { recipeMessages } from '#/messages/kitchen/recipes.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/$recipeId'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const content = loaderData?.content
  const [en, ar] = [content?.nameEn ?? content?.nameAr, content?.nameAr ?? content?.nameEn]
  return [{ title: pageTitle(matches, en && ar ? { en, ar } : recipeMessages.recipe) }]
}

export const loader = pageData(({ context, params }: Route.LoaderArgs) => readSheet(actorOf(context), params.recipeId))

/** Steps that change nothing of what is typed. */
const besides = ['category', 'shelf']
const intentOf = (form?: FormData): string => {
  const intent = form?.get('intent')
  return typeof intent === 'string' ? intent : ''
}

/** What is typed is newer than what the server has, so that only a step of this page reads the recipe again. */
export const shouldRevalidate = ({
  formMethod,
  formData,
  actionStatus,
  currentParams,
  nextParams,
}: ShouldRevalidateFunctionArgs) =>
  currentParams['recipeId'] !== nextParams['recipeId'] ||
  (formMethod !== undefined && (actionStatus ?? 200) < 400 && !besides.includes(intentOf(formData)))

export const action = formAction(recipeForm, async (actor, input, { params }) => {
  const recipeId = params['recipeId'] ?? ''
  switch (input.intent) {
    case 'publish':
      return publishRecipe(actor, { recipeId, revision: input.revision, from: input.from })
    case 'restore':
      await restoreVersion(actor, { recipeId, versionId: input.version })
      return null
    case 'discard':
      await discardDraft(actor, { recipeId, revision: input.revision })
      return null
    case 'category':
      await categorise(actor, { ids: [recipeId], category: input.category })
      return null
    case 'shelf':
      await saveShelfLife(actor, recipeId, input.hours)
      return null
  }
})

/** A recipe with its draft or its newest version. */
export default function Page({ loaderData }: Route.ComponentProps) {
  return <SheetView key={loaderData.id} sheet={loaderData} />
}
