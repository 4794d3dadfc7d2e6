import { pageTitle } from '#/app/shell/page-title.ts'
import { CookView } from '#/features/kitchen/recipes/components/cook-view.tsx'
import { readSheet } from '#/features/kitchen/recipes/read-sheet.server.ts'
import { cookMessages } from '#/messages/kitchen/recipe-cook.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/cook'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, cookMessages.cook) }]

/** Costs are not sent: the page is left open in the kitchen. */
export const loader = pageData(async ({ context, params }: Route.LoaderArgs) => {
  const sheet = await readSheet(actorOf(context), params.recipeId)
  const ingredients = sheet.book.ingredients.map((item) => ({ ...item, price: null }))
  return { ...sheet, costs: [], book: { ...sheet.book, ingredients } }
})

/** A recipe for the kitchen: large, with ticks and timers. */
export default function Page({ loaderData }: Route.ComponentProps) {
  return <CookView key={loaderData.id} sheet={loaderData} />
}
