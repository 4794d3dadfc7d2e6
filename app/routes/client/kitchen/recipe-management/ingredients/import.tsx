import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { applyIngredientImport } from '#/features/kitchen/ingredient-import/apply-import.server.ts'
import { IngredientImport } from '#/features/kitchen/ingredient-import/components/ingredient-import.tsx'
import { PastImports } from '#/features/kitchen/ingredient-import/components/past-imports.tsx'
import { ingredientImportForm } from '#/features/kitchen/ingredient-import/form.ts'
import {
  authorizeIngredientImport,
  planIngredientImport,
} from '#/features/kitchen/ingredient-import/plan-import.server.ts'
import { readImports, undoImport } from '#/features/kitchen/ingredient-import/undo-import.server.ts'
import { ingredientImportMessages } from '#/messages/kitchen/ingredient-import.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/import'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, ingredientImportMessages.title) }]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  authorizeIngredientImport(actor)
  return { imports: await readImports(actor) }
})

export const action = formAction(ingredientImportForm, async (actor, input): Promise<unknown> => {
  if (input.intent === 'undo') return undoImport(actor, input.importId)
  return input.intent === 'check' ? planIngredientImport(actor, input) : applyIngredientImport(actor, input)
})

/** Import of ingredients from a sheet. */
export default function Page({ loaderData: { imports } }: Route.ComponentProps) {
  const t = useT(ingredientImportMessages)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[
          { to: href('/client/recipe-management/ingredients'), label: t('ingredients') },
          { label: t('title') },
        ]}
        title={t('title')}
        description={t('lead')}
      />
      <IngredientImport />
      <PastImports imports={imports} />
    </div>
  )
}
