import { UtensilsCrossed } from 'lucide-react'
import { href, Form, useFetcher } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { soldOutForm } from '#/features/kitchen/menus/form.ts'
import { readSoldOut, setSoldOut, type SoldOutDish } from '#/features/kitchen/menus/sold-out.server.ts'
import { menuMessages } from '#/messages/kitchen/menus.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { useRights } from '#/ui/rights.tsx'
import { Time } from '#/ui/time.tsx'
import type { Route } from './+types/sold-out'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, menuMessages.soldOutTitle) }]

export const loader = pageData(({ context, url }: Route.LoaderArgs) =>
  readSoldOut(actorOf(context), url.searchParams.get('branch')),
)

export const action = formAction(soldOutForm, async (actor, { branch, recipe, state }) => {
  await setSoldOut(actor, { branchId: branch, recipeId: recipe, isOut: state === 'out' })
  return null
})

/** What ran out today in a branch: one tap a dish. */
export default function Page({ loaderData: { branches, branchId, sections } }: Route.ComponentProps) {
  const t = useT(menuMessages)
  const lang = useLang()
  const { viewing } = useRights()
  return (
    <div className="mx-auto flex w-full max-w-[720px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/client/recipe-management/menus'), label: t('title') }, { label: t('soldOutTitle') }]}
        title={t('soldOutTitle')}
        description={t('soldOutLead')}
      />
      {branches.length > 1 && (
        <Form method="get" className="flex items-end gap-3">
          <div className="min-w-0 flex-1">
            <SelectField
              key={branchId}
              name="branch"
              label={t('branch')}
              defaultValue={branchId ?? ''}
              options={branches.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </div>
          <Button type="submit">{t('chooseBranch')}</Button>
        </Form>
      )}
      {sections.length === 0 ? (
        <EmptyState icon={UtensilsCrossed} title={t(branchId === null ? 'noBranch' : 'soldOutNone')}>
          {branchId !== null && t('soldOutNoneHint')}
        </EmptyState>
      ) : (
        sections.map(({ id, names, dishes }) => (
          <Card key={id} title={names[lang]} flush>
            <ul className="flex flex-col">
              {dishes.map((dish) => (
                <DishRow key={dish.recipeId} dish={dish} branchId={branchId ?? ''} writes={!viewing} />
              ))}
            </ul>
          </Card>
        ))
      )}
    </div>
  )
}

function DishRow({ dish, branchId, writes }: { dish: SoldOutDish; branchId: string; writes: boolean }) {
  const t = useT(menuMessages)
  const lang = useLang()
  const mark = useFetcher()
  const name = dish.names[lang]
  const isOut = dish.until !== null
  return (
    <li className="flex min-h-14 items-center gap-3 border-t border-line px-4 py-2 first:border-t-0 md:px-6">
      <span className="min-w-0 flex-1">
        <bdi className="font-medium">{name}</bdi>
        {dish.until && (
          <span className="block text-caption text-ink-2">
            {t('soldOutTitle')} · <Time at={dish.until} mode="datetime" />
          </span>
        )}
      </span>
      {writes && (
        <ActionForm fetcher={mark} errors="inline">
          <input type="hidden" name="branch" value={branchId} />
          <input type="hidden" name="recipe" value={dish.recipeId} />
          <input type="hidden" name="state" value={isOut ? 'back' : 'out'} />
          <SubmitButton
            variant={isOut ? 'primary' : 'secondary'}
            aria-label={t(isOut ? 'markBackOf' : 'markOutOf', { name })}
          >
            {t(isOut ? 'markBack' : 'markOut')}
          </SubmitButton>
        </ActionForm>
      )}
    </li>
  )
}
