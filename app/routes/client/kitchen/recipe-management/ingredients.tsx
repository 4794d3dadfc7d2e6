import { Carrot, Plus, Settings2, Upload } from 'lucide-react'
import { href, useFetcher } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { ingredientName, pricedUnit } from '#/domain/kitchen/ingredient.ts'
import { isNarrowed, readList } from '#/domain/list.ts'
import { formatMoney } from '#/domain/money.ts'
import { may } from '#/domain/permissions.ts'
import { addSample } from '#/features/kitchen/ingredients/add-sample.server.ts'
import {
  categoriseIngredients,
  undoIngredientCategories,
} from '#/features/kitchen/ingredients/change-category.server.ts'
import { OldPrices } from '#/features/kitchen/ingredients/components/old-prices.tsx'
import { BesideIngredients } from '#/features/kitchen/ingredients/components/beside-ingredients.tsx'
import { BulkCategory } from '#/features/kitchen/ingredients/components/bulk-category.tsx'
import { ingredientsForm } from '#/features/kitchen/ingredients/form.ts'
import { ingredientList, type IngredientLine } from '#/features/kitchen/ingredients/list.ts'
import { browseIngredients, countOldPrices } from '#/features/kitchen/ingredients/list.server.ts'
import { ingredientListMessages } from '#/messages/kitchen/ingredient-list.ts'
import { unitMessages } from '#/messages/kitchen/terms.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Badge } from '#/ui/badge.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import { useSelection } from '#/ui/list-selection.tsx'
import type { ListCells } from '#/ui/list-table.tsx'
import { useRights } from '#/ui/rights.tsx'
import { showToast } from '#/ui/toast.tsx'
import type { Route } from './+types/ingredients'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, ingredientListMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = readList(ingredientList, url.searchParams)
  const mays = {
    write: may(actor, 'kitchen.write'),
    publish: may(actor, 'kitchen.publish'),
    import: may(actor, 'kitchen.publish') && may(actor, 'kitchen.prices') && may(actor, 'kitchen.costs'),
  }
  const [page, oldPrices] = await Promise.all([browseIngredients(actor, query), countOldPrices(actor)])
  return { query, mays, oldPrices, ...page }
})

export const action = formAction(ingredientsForm, async (actor, input) => {
  switch (input.intent) {
    case 'sample':
      return addSample(actor)
    case 'category':
      return categoriseIngredients(actor, { ids: input.ingredient, category: input.category })
    case 'undo-category':
      return undoIngredientCategories(actor, input.before)
  }
})

function PriceCell({ row }: { row: IngredientLine }) {
  const t = useT(ingredientListMessages)
  const u = useT(unitMessages)
  const lang = useLang()
  if (row.price === null) return <span className="text-ink-2">{t('noPrice')}</span>
  return (
    <span className="num whitespace-nowrap">
      {t('perUnit', { price: formatMoney(row.price, lang), unit: u(pricedUnit[row.base]) })}
    </span>
  )
}

function AgeCell({ age }: { age: number | null }) {
  const t = useT(ingredientListMessages)
  if (age === null) return null
  return <span className="whitespace-nowrap">{age === 0 ? t('today') : t('ageDays', { count: age })}</span>
}

function GapsCell({ gaps }: { gaps: readonly string[] }) {
  const t = useT(ingredientListMessages)
  if (gaps.length === 0) return <span className="text-ink-2">{t('complete')}</span>
  return (
    <span className="inline-flex flex-wrap gap-1">
      {gaps.map((gap) => (
        <Badge key={gap} tone="yellow">
          {t(`gap_${gap as 'price'}`)}
        </Badge>
      ))}
    </span>
  )
}

const cells: ListCells<IngredientLine> = {
  price: (row) => <PriceCell row={row} />,
  age: ({ age }) => <AgeCell age={age} />,
  gaps: ({ gaps }) => <GapsCell gaps={gaps} />,
}

function Sample() {
  const t = useT(ingredientListMessages)
  const fetcher = useFetcher()
  return (
    <ActionForm
      fetcher={fetcher}
      className="contents"
      onDone={(result) =>
        showToast({ text: t('sampleAdded', { count: (result as { added: number }).added }), kind: 'success' })
      }
    >
      <SubmitButton intent="sample">{t('sample')}</SubmitButton>
    </ActionForm>
  )
}

/** Ingredients of the company: what they cost, how old the price is, and what is missing about them. */
export default function Page({ loaderData: { query, rows, counts, older, mays, oldPrices } }: Route.ComponentProps) {
  const t = useT(ingredientListMessages)
  const { viewing } = useRights()
  const lang = useLang()
  const isBulk = mays.publish && !viewing
  const selection = useSelection(rows, {
    id: ({ id }) => id,
    label: ({ nameEn, nameAr }) => t('choose', { name: ingredientName({ en: nameEn, ar: nameAr }, lang) }),
    pageLabel: t('chooseAll'),
    name: 'ingredient',
  })
  const has = counts.active + counts.proposed + counts.archived > 0 || isNarrowed(ingredientList, query)
  return (
    <ListPage
      title={t('title')}
      actions={
        <>
          {has && (
            <LinkButton to={href('/client/recipe-management/settings')} icon={Settings2} variant="quiet">
              {t('settings')}
            </LinkButton>
          )}
          {mays.import && !viewing && (
            <LinkButton to={href('/client/recipe-management/ingredients/import')} icon={Upload}>
              {t('import')}
            </LinkButton>
          )}
          {mays.write && !viewing && (
            <LinkButton
              data-list-new
              to={href('/client/recipe-management/ingredients/new')}
              icon={Plus}
              variant={has ? 'primary' : 'secondary'}
            >
              {t(mays.publish ? 'add' : 'propose')}
            </LinkButton>
          )}
        </>
      }
      above={query.gap !== 'old-price' && <OldPrices count={oldPrices} />}
      list={ingredientList}
      query={query}
      rows={rows}
      older={older}
      counts={counts}
      cells={cells}
      beside={(parts) => <BesideIngredients rows={rows}>{parts}</BesideIngredients>}
      bare={!has}
      {...(isBulk && { selection })}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/client/recipe-management/ingredients/:ingredientId', { ingredientId: id })}
      empty={
        has ? (
          <EmptyState icon={Carrot} title={t('noneFound')} />
        ) : (
          <EmptyState icon={Carrot} title={t('none')} action={mays.publish && !viewing && <Sample />}>
            {t(mays.publish ? 'noneHint' : 'noneRead')}
          </EmptyState>
        )
      }
    >
      {isBulk && <BulkCategory key={selection.place} selection={selection} />}
    </ListPage>
  )
}
