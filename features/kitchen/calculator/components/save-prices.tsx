import { useFetcher } from 'react-router'
import { nameFor } from '#/domain/branch-names.ts'
import { channelField, type FigureTexts, isPriceText } from '#/domain/kitchen/calculator.ts'
import { priceInForce } from '#/domain/kitchen/dish-prices.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { sar } from '#/domain/money.ts'
import { calculatorMessages } from '#/messages/kitchen/calculator.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { DateField } from '#/ui/date-time-field.tsx'
import { DataTable } from '#/ui/data-table.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { PriceRow } from '../dish-prices.server.ts'
import type { CalculatorPage, ChosenDish } from '../read-calculator.server.ts'
import { startTexts } from '../values.ts'

type Props = { page: CalculatorPage; dish: ChosenDish; texts: FigureTexts; result: FormResult | undefined }

/** Prices as they would be sent: of all channels, and of those with one of their own. */
function sentOf(page: CalculatorPage, texts: FigureTexts) {
  const start = startTexts(page)
  const price = texts['price'] ?? ''
  const own = page.channels.map(({ id }) => {
    const typed = texts[channelField(id)] ?? ''
    const inherits = (start[channelField(id)] ?? '') === ''
    return { id, text: typed !== '' ? typed : inherits ? '' : price }
  })
  const before = new Map([
    ['', page.dish?.prices['']],
    ...page.channels.map(({ id }) => [id, page.dish?.prices[id]] as const),
  ])
  const changed = [{ id: '', text: price }, ...own].filter(
    ({ id, text }) => isPriceText(text) && Math.round(Number(text) * 100) !== before.get(id),
  )
  return { price, own, changed }
}

/** Saves what was typed as menu prices from a day on; nothing before that is saved. */
export function SavePrices({ page, dish, texts, result }: Props) {
  const t = useT(calculatorMessages)
  const toast = useToast()
  const fetcher = useFetcher<FormResult<number>>()
  const { price, own, changed } = sentOf(page, texts)
  const [only] = changed
  return (
    <section className="flex max-w-[640px] flex-col gap-4 border-t border-line pt-4">
      <h2 className="text-h3 font-semibold">{t('saveTitle')}</h2>
      <p className="text-ui text-ink-2">{t(changed.length === 0 ? 'nothingToSave' : 'saveHint')}</p>
      {changed.length > 0 && (
        <ActionForm
          key={dish.rows[0]?.id ?? 'none'}
          fetcher={fetcher}
          result={result}
          errors="inline"
          clientKey
          onDone={(count) => toast({ text: t('saved', { count: Number(count) || 0 }) })}
        >
          <input type="hidden" name="recipeId" value={dish.id} />
          <input type="hidden" name="branch" value={page.branchId ?? ''} />
          <input type="hidden" name="price" value={isPriceText(price) ? price : ''} />
          {own.map(({ id, text }) => (
            <span key={id} hidden>
              <input type="hidden" name="channel" value={id} />
              <input type="hidden" name="own" value={isPriceText(text) ? text : ''} />
            </span>
          ))}
          <div className="w-full md:w-[16rem]">
            <DateField name="startsOn" label={t('startsOn')} defaultValue={page.today} />
          </div>
          <FormActions>
            <SubmitButton intent="save">
              {changed.length === 1 && only ? t('saveOne', { price: only.text }) : t('save')}
            </SubmitButton>
          </FormActions>
        </ActionForm>
      )}
    </section>
  )
}

/** All prices of the dish that were not withdrawn, with what counts today. */
export function PriceList({ page, dish, mayChange }: { page: CalculatorPage; dish: ChosenDish; mayChange: boolean }) {
  const t = useT(calculatorMessages)
  const lang = useLang()
  const channelName = (id: string | null) => {
    const channel = page.channels.find((one) => one.id === id)
    return channel ? nameFor(channel.names, lang) : t('everyChannel')
  }
  const place = (id: string | null) => page.branches.find((branch) => branch.id === id)?.name ?? t('everywhere')
  const shown = dish.rows.filter(
    ({ channelId }) => channelId === null || page.channels.some(({ id }) => id === channelId),
  )
  const stateOf = (row: PriceRow) => {
    if (row.startsOn > page.today) return t('ahead')
    const own = dish.rows.filter(({ channelId, branchId }) => channelId === row.channelId && branchId === row.branchId)
    const held = priceInForce(own, { channelId: row.channelId, branchId: row.branchId, on: page.today })
    return held?.id === row.id ? t('inForce') : t('before')
  }
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-h3 font-semibold">{t('prices')}</h2>
      <DataTable
        caption={t('prices')}
        rows={shown}
        rowKey={({ id }) => id}
        empty={<p className="text-ui text-ink-2">{t('pricesNone')}</p>}
        columns={[
          { key: 'channel', header: t('channel'), cell: ({ channelId }) => <bdi>{channelName(channelId)}</bdi> },
          { key: 'place', header: t('place'), cell: ({ branchId }) => <bdi>{place(branchId)}</bdi> },
          { key: 'from', header: t('from'), cell: ({ startsOn }) => formatDay(startsOn, lang), exact: true },
          { key: 'state', header: t('inForce'), cell: stateOf, card: 'aside', hideHeader: true },
          { key: 'price', header: t('price'), cell: ({ halalas }) => <Money halalas={halalas} />, numeric: true },
          ...(mayChange
            ? [
                {
                  key: 'withdraw',
                  header: t('withdraw'),
                  hideHeader: true,
                  cell: (row: PriceRow) => <Withdraw row={row} />,
                },
              ]
            : []),
        ]}
      />
    </section>
  )
}

function Withdraw({ row }: { row: PriceRow }) {
  const t = useT(calculatorMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  return (
    <ActionForm fetcher={fetcher} errors="inline" onDone={() => toast({ text: t('withdrawn') })}>
      <input type="hidden" name="priceId" value={row.id} />
      <SubmitButton intent="withdraw" variant="quiet" size="dense">
        {t('withdraw')}
        <span className="sr-only">{sar(row.halalas)}</span>
      </SubmitButton>
    </ActionForm>
  )
}
