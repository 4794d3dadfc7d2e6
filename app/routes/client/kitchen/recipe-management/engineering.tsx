import { Calculator, ChartScatter, FileSpreadsheet } from 'lucide-react'
import { Form, href, Link } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { nameFor } from '#/domain/branch-names.ts'
import { decimalText } from '#/domain/kitchen/typed-figures.ts'
import { formatMoney } from '#/domain/money.ts'
import { isRecordId } from '#/domain/record-id.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { PlacedDishes } from '#/features/kitchen/engineering/components/placed.tsx'
import {
  type EngineeringPage,
  type LeftOut,
  readEngineering,
} from '#/features/kitchen/engineering/read-engineering.server.ts'
import { periods } from '#/features/kitchen/engineering/periods.ts'
import { engineeringMessages } from '#/messages/kitchen/engineering.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Button, LinkButton } from '#/ui/button.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { EmptyState, Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { NumberField } from '#/ui/text-field.tsx'
import type { Route } from './+types/engineering'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, engineeringMessages.title) }]

/** A factor in per cent between 1 and 300, else the usual one. */
const factorIn = (url: URL, name: string, usual: string): string => {
  const text = decimalText(url.searchParams.get(name) ?? '', 2)
  return text !== null && Number(text) >= 1 && Number(text) <= 300 ? text : usual
}

const idIn = (url: URL, name: string): string | null => {
  const id = url.searchParams.get(name) ?? ''
  return isRecordId(id) ? id : null
}

export const loader = pageData(({ context, url }: Route.LoaderArgs) =>
  readEngineering(actorOf(context), {
    branchId: idIn(url, 'branch'),
    channelId: idIn(url, 'channel'),
    category: url.searchParams.get('category'),
    days: periods.find((days) => String(days) === url.searchParams.get('days')) ?? 28,
    popularity: factorIn(url, 'popularity', '70'),
    profitability: factorIn(url, 'profitability', '100'),
  }),
)

/** Which dishes to keep, raise, promote or remove. */
export default function Page({ loaderData: page }: Route.ComponentProps) {
  const t = useT(engineeringMessages)
  const { found, until } = page
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('title')}
        description={t('lead')}
        actions={
          <>
            <LinkButton to={href('/client/product-cost-calculator')} icon={Calculator} variant="quiet">
              {t('calculator')}
            </LinkButton>
            <LinkButton to={href('/client/recipe-management/sales')} icon={FileSpreadsheet} variant="quiet">
              {t('sales')}
            </LinkButton>
          </>
        }
      />
      {until === null || !found ? (
        <EmptyState
          icon={ChartScatter}
          title={t('noSales')}
          action={
            <LinkButton to={href('/client/recipe-management/sales')} icon={FileSpreadsheet} variant="primary">
              {t('importSales')}
            </LinkButton>
          }
        >
          {t('noSalesHint')}
        </EmptyState>
      ) : (
        <>
          <Choice page={page} />
          {page.unmapped.count > 0 && <Unmapped {...page.unmapped} />}
          {found.kind === 'placed' ? (
            <PlacedDishes page={page} found={found} />
          ) : (
            <EmptyState icon={ChartScatter} title={t(`few_${found.why}`)}>
              {t('fewHint')}
            </EmptyState>
          )}
          <LeftOutDishes rows={page.leftOut} />
        </>
      )}
    </div>
  )
}

function Unmapped({ count, gross }: EngineeringPage['unmapped']) {
  const t = useT(engineeringMessages)
  const lang = useLang()
  return (
    <Notice
      kind="warning"
      actions={
        <Link
          className="link inline-flex min-h-11 items-center md:min-h-6"
          to={href('/client/recipe-management/sales')}
        >
          {t('mapThem')}
        </Link>
      }
    >
      {t('unmapped', { count, money: formatMoney(gross, lang) })}
    </Notice>
  )
}

function LeftOutDishes({ rows }: { rows: LeftOut[] }) {
  const t = useT(engineeringMessages)
  const lang = useLang()
  if (rows.length === 0) return null
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-h3 font-semibold">{t('leftOut')}</h2>
      <ul className="flex flex-col text-ui">
        {rows.map(({ id, names, why }) => (
          <li key={id} className="flex flex-wrap gap-x-4 border-b border-line py-1.5">
            <bdi>{nameFor(names, lang)}</bdi>
            <span className="text-ink-2">{t(`leftOut_${why}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Choice({ page: { asked, categories, channels, branches, until } }: { page: EngineeringPage }) {
  const t = useT(engineeringMessages)
  const lang = useLang()
  const key = JSON.stringify(asked)
  return (
    <Form key={key} method="get" className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <SelectField
        name="category"
        label={t('category')}
        defaultValue={asked.category ?? ''}
        {...(categories.includes('') && { placeholder: t('noCategory') })}
        options={categories.flatMap((category) => (category ? [{ value: category, label: category }] : []))}
      />
      <SelectField
        name="channel"
        label={t('channel')}
        defaultValue={asked.channelId ?? ''}
        {...(asked.channelId === null && { placeholder: t('noChannel') })}
        options={channels.map(({ id, names }) => ({ value: id, label: nameFor(names, lang) }))}
      />
      <SelectField
        name="branch"
        label={t('place')}
        defaultValue={asked.branchId ?? ''}
        placeholder={t('everywhere')}
        options={branches.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectField
        name="days"
        label={t('period')}
        defaultValue={String(asked.days)}
        options={periods.map((count) => ({
          value: String(count),
          label: t('until', { days: t('days', { count }), day: formatDay(until!, lang) }),
        }))}
      />
      <NumberField name="popularity" label={t('popularity')} decimals defaultValue={asked.popularity} />
      <NumberField name="profitability" label={t('profitability')} decimals defaultValue={asked.profitability} />
      <div>
        <Button type="submit">{t('show')}</Button>
      </div>
    </Form>
  )
}
