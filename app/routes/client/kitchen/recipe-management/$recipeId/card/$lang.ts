import { AppError } from '#/domain/errors.ts'
import { readQuantity } from '#/domain/kitchen/quantity.ts'
import { rational } from '#/domain/rational.ts'
import { sendCard } from '#/features/kitchen/recipes/paper/card.server.ts'
import { isCardLang } from '#/features/kitchen/recipes/paper/card-data.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/$lang'

/** The card of a recipe as a PDF in English, Arabic or both, of so many batches. */
export const loader = pageData(({ context, params, url }: Route.LoaderArgs) => {
  if (!isCardLang(params.lang)) throw new AppError('not-found')
  const asked = readQuantity(url.searchParams.get('times') ?? '1')
  const isFine = 'value' in asked && asked.value.n > 0n && asked.value.n <= 1000n * asked.value.d
  return sendCard(actorOf(context), params.recipeId, params.lang, isFine ? asked.value : rational(1))
})
