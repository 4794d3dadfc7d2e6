import { href, Link } from 'react-router'
import { nameFor } from '#/domain/branch-names.ts'
import { type ItemMove, movesOf, type Placed } from '#/domain/kitchen/engineering.ts'
import { portionsAMonth } from '#/domain/kitchen/moves.ts'
import { over, rational, ratio, times } from '#/domain/rational.ts'
import { Amount, shownMoney, shownShare } from '#/features/kitchen/calculator/components/amounts.tsx'
import { engineeringMessages } from '#/messages/kitchen/engineering.ts'
import { DataTable } from '#/ui/data-table.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { EngineeringPage } from '../read-engineering.server.ts'
import { Scatter, shownPortions } from './scatter.tsx'

type Found = Extract<NonNullable<EngineeringPage['found']>, { kind: 'placed' }>
type Props = { page: EngineeringPage; found: Found }

const order = { popular: 0, weak: 1, profitable: 2, star: 3 } as const

/** The scatter with the same as a table: each dish with its class and two moves. */
export function PlacedDishes({ page, found }: Props) {
  const t = useT(engineeringMessages)
  const lang = useLang()
  const nameOf = (id: string) => nameFor(page.names[id]!, lang)
  const popular = found.items.filter(({ itemClass }) => itemClass === 'popular')
  const verdict =
    popular.length === 0
      ? t('verdict_fine')
      : t('verdict_popular', { count: popular.length, name: nameOf(popular[0]!.id) })
  const rows = found.items.toSorted(
    (a, b) => order[a.itemClass] - order[b.itemClass] || Number(b.sold.n * a.sold.d - a.sold.n * b.sold.d),
  )
  const limits = {
    share: shownShare(found.popularFrom.share),
    portions: shownPortions(found.popularFrom.portions),
    margin: shownMoney(found.profitableFrom, lang),
  }
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-1">
        <h2 className="text-h1">{verdict}</h2>
        <p className="text-caption text-ink-2">{t('limits', limits)}</p>
      </div>
      <Scatter found={found} nameOf={nameOf} />
      <DataTable
        caption={t('title')}
        rows={rows}
        rowKey={({ id }) => id}
        whole
        empty={null}
        columns={[
          { key: 'dish', header: t('dish'), cell: ({ id }) => <DishLink id={id} name={nameOf(id)} /> },
          { key: 'class', header: t('itemClass'), cell: ({ itemClass }) => t(`class_${itemClass}`), card: 'aside' },
          { key: 'sold', header: t('sold'), cell: ({ sold }) => shownPortions(sold), numeric: true },
          { key: 'share', header: t('share'), cell: ({ share }) => shownShare(share), numeric: true },
          { key: 'margin', header: t('margin'), cell: ({ margin }) => <Amount of={margin} />, numeric: true },
          {
            key: 'earned',
            header: t('earned'),
            cell: ({ margin, sold }) => <Amount of={times(margin, sold)} />,
            numeric: true,
            room: 'l',
          },
          { key: 'moves', header: t('moves'), cell: (item) => <Moves item={item} page={page} /> },
        ]}
      />
    </div>
  )
}

function DishLink({ id, name }: { id: string; name: string }) {
  return (
    <Link to={`${href('/client/product-cost-calculator')}?${new URLSearchParams({ dish: id })}`} className="link">
      <bdi>{name}</bdi>
    </Link>
  )
}

function Moves({ item, page }: { item: Placed; page: EngineeringPage }) {
  const word = useMoveText(page)
  return (
    <ul className="cell-lines">
      {movesOf[item.itemClass].map((move) => (
        <li key={move}>{word(move, item)}</li>
      ))}
    </ul>
  )
}

/** A move in words, with what it brings or costs a month. */
function useMoveText({ dearest, asked }: EngineeringPage) {
  const t = useT(engineeringMessages)
  const lang = useLang()
  return (move: ItemMove, { id, sold, margin }: Placed): string => {
    const monthly = portionsAMonth(over(times(sold, rational(28)), rational(asked.days)))
    if (move === 'raise') return t('move_raise', { money: shownMoney(times(monthly, ratio(10_000n, 115n)), lang) })
    if (move === 'remove') return t('move_remove', { money: shownMoney(times(monthly, margin), lang) })
    if (move !== 'cheapen') return t(`move_${move}`)
    const line = dearest[id]
    return line
      ? t('move_cheapen', { line: nameFor(line.names, lang), share: shownShare(line.share) })
      : t('move_cheapenPlain')
  }
}
