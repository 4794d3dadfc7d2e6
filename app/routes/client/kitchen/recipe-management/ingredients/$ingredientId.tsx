import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { ingredientName } from '#/domain/kitchen/ingredient.ts'
import type { Text } from '#/domain/text.ts'
import { addPrice, takeBackPrice } from '#/features/kitchen/ingredients/add-price.server.ts'
import { changeState } from '#/features/kitchen/ingredients/change-state.server.ts'
import { AllergensCard } from '#/features/kitchen/ingredients/components/allergens-card.tsx'
import { FactsCard } from '#/features/kitchen/ingredients/components/facts-card.tsx'
import { NutrientsCard } from '#/features/kitchen/ingredients/components/nutrients-card.tsx'
import { PreparationsCard } from '#/features/kitchen/ingredients/components/preparations-card.tsx'
import { PriceCard } from '#/features/kitchen/ingredients/components/price-card.tsx'
import { StateNotice, StateSteps } from '#/features/kitchen/ingredients/components/state-steps.tsx'
import { UnitsCard } from '#/features/kitchen/ingredients/components/units-card.tsx'
import { confirmFree, declareRestFree, saveAllergens } from '#/features/kitchen/ingredients/declare-allergens.server.ts'
import { ingredientForm } from '#/features/kitchen/ingredients/form.ts'
import { mergeIngredient, undoMerge } from '#/features/kitchen/ingredients/merge.server.ts'
import { readIngredient } from '#/features/kitchen/ingredients/read-ingredient.server.ts'
import { saveFacts } from '#/features/kitchen/ingredients/save-facts.server.ts'
import { saveNutrients } from '#/features/kitchen/ingredients/save-nutrients.server.ts'
import { dropPreparation, savePreparation } from '#/features/kitchen/ingredients/yields/save-preparation.server.ts'
import { savePriceRule } from '#/features/kitchen/ingredients/save-price-rule.server.ts'
import { saveUnits } from '#/features/kitchen/ingredients/save-units.server.ts'
import {
  addYieldTest,
  setTestedYield,
  withdrawYieldTest,
} from '#/features/kitchen/ingredients/yields/test-yields.server.ts'
import { ingredientMessages } from '#/messages/kitchen/ingredients.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Badge } from '#/ui/badge.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { useRights } from '#/ui/rights.tsx'
import type { Route } from './+types/$ingredientId'

const namesOf = ({ nameEn, nameAr }: { nameEn: string | null; nameAr: string | null }): Text => ({
  en: nameEn ?? nameAr ?? '',
  ar: nameAr ?? nameEn ?? '',
})

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  { title: pageTitle(matches, loaderData ? namesOf(loaderData.item) : ingredientMessages.title) },
]

export const loader = pageData(async ({ context, params }: Route.LoaderArgs) => ({
  item: await readIngredient(actorOf(context), params.ingredientId),
}))

export const action = formAction(ingredientForm, async (actor, step, { params }) => {
  const id = params['ingredientId'] ?? ''
  switch (step.intent) {
    case 'facts':
      return saveFacts(actor, id, step)
    case 'units':
      return saveUnits(actor, id, step)
    case 'preparation':
      return savePreparation(actor, id, step)
    case 'yield-test':
      return addYieldTest(actor, id, step)
    case 'withdraw-test':
      return withdrawYieldTest(actor, id, step.testId)
    case 'tested-yield':
      return setTestedYield(actor, id, step)
    case 'drop-preparation':
      return dropPreparation(actor, id, step.preparationId)
    case 'price':
      return addPrice(actor, id, step)
    case 'price-rule':
      return savePriceRule(actor, id, step)
    case 'take-back':
      return takeBackPrice(actor, id, step)
    case 'allergens':
      return saveAllergens(actor, id, step)
    case 'rest-free':
      return declareRestFree(actor, id)
    case 'confirm-free':
      return confirmFree(actor, id, step.evidence)
    case 'nutrients':
      return saveNutrients(actor, id, step)
    case 'merge':
      return mergeIngredient(actor, { ingredientId: id, revision: step.revision }, step.into)
    case 'unmerge':
      return undoMerge(actor, { ingredientId: id, revision: step.revision })
    case 'archive':
    case 'restore':
    case 'accept':
      await changeState(actor, { ingredientId: id, revision: step.revision }, step.intent)
      // as the undo of an archived one reads it
      return { undone: 1, kept: [] }
  }
})

/** One ingredient: price, units, yields, allergens, nutrients and details. */
export default function Page({ loaderData: { item } }: Route.ComponentProps) {
  const t = useT(ingredientMessages)
  const lang = useLang()
  const { viewing } = useRights()
  const name = ingredientName({ en: item.nameEn, ar: item.nameAr }, lang)
  const other = lang === 'ar' ? item.nameEn : item.nameAr
  const isFood = item.category !== 'packaging'
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[
          { to: href('/client/recipe-management/ingredients'), label: t('title') },
          { label: <bdi>{name}</bdi> },
        ]}
        title={<bdi>{name}</bdi>}
        badge={item.state !== 'active' && <Badge tone="yellow">{t(`state_${item.state}`)}</Badge>}
        description={other && other !== name ? <bdi>{other}</bdi> : undefined}
        actions={!viewing && <StateSteps item={item} />}
      />
      <StateNotice item={item} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <PriceCard item={item} />
          <UnitsCard item={item} />
          {isFood && <PreparationsCard item={item} />}
          <FactsCard item={item} />
        </div>
        {isFood && (
          <div className="flex min-w-0 flex-col gap-6">
            <AllergensCard item={item} />
            <NutrientsCard item={item} />
          </div>
        )}
      </div>
    </div>
  )
}
