import { Settings2 } from 'lucide-react'
import { Form, href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { nameFor } from '#/domain/branch-names.ts'
import { isRecordId } from '#/domain/record-id.ts'
import { Calculator } from '#/features/kitchen/calculator/components/calculator.tsx'
import { PriceList, SavePrices } from '#/features/kitchen/calculator/components/save-prices.tsx'
import { saveDishPrices, withdrawPrice } from '#/features/kitchen/calculator/dish-prices.server.ts'
import { priceForm } from '#/features/kitchen/calculator/form.ts'
import { type CalculatorPage, readCalculator } from '#/features/kitchen/calculator/read-calculator.server.ts'
import { calculatorMessages } from '#/messages/kitchen/calculator.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Button, LinkButton } from '#/ui/button.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { useRights } from '#/ui/rights.tsx'
import type { Route } from './+types/product-cost-calculator'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, calculatorMessages.title) }]

const idIn = (url: URL, name: string): string | null => {
  const id = url.searchParams.get(name) ?? ''
  return isRecordId(id) ? id : null
}

export const loader = pageData(({ context, url }: Route.LoaderArgs) =>
  readCalculator(actorOf(context), { dishId: idIn(url, 'dish'), branchId: idIn(url, 'branch') }),
)

export const action = formAction(priceForm, async (actor, input) => {
  if (input.intent === 'withdraw') {
    await withdrawPrice(actor, input.priceId)
    return 0
  }
  const { recipeId, startsOn, branch: branchId, clientKey: key } = input
  const all = [
    { channelId: null, halalas: input.price },
    ...input.channel.map((channelId, at) => ({ channelId, halalas: input.own[at] ?? null })),
  ]
  const prices = all.flatMap(({ channelId, halalas }) => (halalas === null ? [] : [{ channelId, branchId, halalas }]))
  return saveDishPrices(actor, { recipeId, startsOn, prices, key })
})

/** What a dish leaves at a price, in each channel; also without any recipe. */
export default function Page({ loaderData: page, actionData }: Route.ComponentProps) {
  const t = useT(calculatorMessages)
  const { viewing } = useRights()
  const { dish } = page
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('title')}
        description={t('lead')}
        actions={
          <LinkButton to={href('/client/product-cost-calculator/channels')} icon={Settings2} variant="quiet">
            {t('channels')}
          </LinkButton>
        }
      />
      <Choice page={page} />
      <Calculator key={`${dish?.id ?? ''} ${page.branchId ?? ''}`} page={page}>
        {(texts) =>
          dish && (
            <>
              {page.mayChange && !viewing && (
                <SavePrices
                  page={page}
                  dish={dish}
                  texts={texts}
                  result={actionData?.ok === false ? actionData : undefined}
                />
              )}
              <PriceList page={page} dish={dish} mayChange={page.mayChange && !viewing} />
            </>
          )
        }
      </Calculator>
    </div>
  )
}

function Choice({ page: { dishes, dish, branches, branchId } }: { page: CalculatorPage }) {
  const t = useT(calculatorMessages)
  const lang = useLang()
  if (dishes.length === 0) return <Notice>{t('noDishes')}</Notice>
  const options = dishes
    .map(({ id, names }) => ({ value: id, label: nameFor(names, lang) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, lang))
  return (
    <Form method="get" className="flex flex-wrap items-end gap-3">
      <div className="w-full md:w-[20rem]">
        <SelectField
          key={dish?.id ?? 'none'}
          name="dish"
          label={t('dish')}
          placeholder={t('typedDish')}
          defaultValue={dish?.id ?? ''}
          options={options}
        />
      </div>
      {branches.length > 1 && (
        <div className="w-full md:w-[14rem]">
          <SelectField
            key={branchId ?? 'all'}
            name="branch"
            label={t('place')}
            placeholder={t('everywhere')}
            defaultValue={branchId ?? ''}
            options={branches.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
      )}
      <Button type="submit">{t('open')}</Button>
    </Form>
  )
}
