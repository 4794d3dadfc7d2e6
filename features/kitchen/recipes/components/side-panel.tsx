import { Circle, CircleDashed, CircleDot, Disc } from 'lucide-react'
import { href, Link } from 'react-router'
import { allergens } from '#/domain/kitchen/book.ts'
import { inputGrams } from '#/domain/kitchen/line-amounts.ts'
import { saltGrams } from '#/domain/kitchen/nutrition.ts'
import { isOldPrice } from '#/domain/kitchen/prices.ts'
import { hasSaltMark, type RolledState } from '#/domain/kitchen/rollups.ts'
import { standardUnits } from '#/domain/kitchen/units.ts'
import { type Rational, ratio, roundHalfUp, times } from '#/domain/rational.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { recipeLabMessages } from '#/messages/kitchen/recipe-lab.ts'
import { recipeMessages } from '#/messages/kitchen/recipes.ts'
import { sheetMessages } from '#/messages/kitchen/recipe-sheet.ts'
import { allergenMessages, unitMessages } from '#/messages/kitchen/terms.ts'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import type { Sheet } from '../read-sheet.server.ts'
import { named, riyals } from './figures.ts'
import type { SheetState } from './use-sheet.ts'

type Props = { state: SheetState; sheet: Sheet }

function Figure({ label, children, note }: { label: string; children: React.ReactNode; note?: React.ReactNode }) {
  return (
    <div className="flex flex-col">
      <dt className="text-caption text-ink-2">{label}</dt>
      <dd className="num text-ui font-semibold">{children}</dd>
      {note && <dd className="text-caption text-ink-2">{note}</dd>}
    </div>
  )
}

/** What a recipe costs and holds, computed from what is typed beside it. */
export function SidePanel({ state, sheet }: Props) {
  const lab = useT(recipeLabMessages)
  return (
    <aside className="flex min-w-0 flex-col gap-6">
      <Figures state={state} sheet={sheet} />
      {sheet.rights.costs && <OldPricesOf state={state} today={sheet.today} />}
      <Allergens state={state} />
      <Link
        className="link inline-flex min-h-11 items-center self-start text-ui md:min-h-6"
        to={href('/client/recipe-management/:recipeId/lab', { recipeId: sheet.id })}
      >
        {lab('link')}
      </Link>
      {sheet.usedIn.length > 0 && <UsedIn sheet={sheet} />}
      {sheet.rights.costs && sheet.costs.length > 1 && <CostOverTime sheet={sheet} />}
    </aside>
  )
}

function Figures({ state, sheet }: Props) {
  const t = useT(sheetMessages)
  const word = useT(recipeMessages)
  const unit = useT(unitMessages)
  const lang = useLang()
  const { cost, rollup, draft, book } = state
  const { kcal, sodium } = rollup.nutrients
  const count = cost.open.length
  const name = (id: string) =>
    named((book.ingredients.get(id) ?? book.recipes.get(id))?.names ?? { en: null, ar: null }, lang)
  const incomplete = ({ missing }: typeof kcal) => (
    <span className="text-warning-ink">
      {t('incomplete', { missing: missing.length, all: rollup.ingredients.length })}
    </span>
  )
  const salt = sodium.value && saltGrams(sodium.value)
  return (
    <dl className="grid grid-cols-2 gap-4">
      {sheet.rights.costs && (
        <>
          <Figure
            label={t('costPortion')}
            note={count > 0 && <span className="text-warning-ink">{word('gapLines', { count })}</span>}
          >
            {count > 0 && <span className="text-caption font-normal">{t('atLeast')} </span>}
            <span data-portion-cost>{riyals(cost.portion)}</span>
          </Figure>
          <Figure
            label={t('costBatch')}
            note={
              cost.unit &&
              draft.outputUnit &&
              `${t('costUnit', { unit: unit(draft.outputUnit) })}: ${riyals(cost.unit)}`
            }
          >
            {riyals(cost.batch)}
          </Figure>
          {cost.packaging.n > 0n && <Figure label={t('packaging')}>{riyals(cost.packaging)}</Figure>}
        </>
      )}
      <Figure
        label={t('energy')}
        note={
          (sheet.lab?.values.kcal && <FromLab lab={sheet.lab} />) ||
          (kcal.missing.length > 0 &&
            t('missingOf', {
              names: kcal.missing
                .slice(0, 5)
                .map(name)
                .join(lang === 'ar' ? '، ' : ', '),
            }))
        }
      >
        {kcal.value ? t('kcalOf', { kcal: roundHalfUp(kcal.value, 0) }) : incomplete(kcal)}
      </Figure>
      <Figure
        label={t('salt')}
        note={
          <>
            {hasSaltMark(sodium) === true && <span className="block">{t('saltMark')}</span>}
            {sheet.lab?.values.sodium && <FromLab lab={sheet.lab} />}
          </>
        }
      >
        {salt ? t('saltOf', { grams: roundHalfUp(salt, 2) }) : incomplete(sodium)}
      </Figure>
      <Loss state={state} />
    </dl>
  )
}

/** Ingredients of the recipe whose price is old: the cost beside may be wrong. */
function OldPricesOf({ state: { book, rollup }, today }: { state: SheetState; today: string }) {
  const t = useT(sheetMessages)
  const lang = useLang()
  const old = rollup.ingredients.flatMap((id) => {
    const item = book.ingredients.get(id)
    return item?.price && isOldPrice(item.price.from, today) ? [item] : []
  })
  if (old.length === 0) return null
  return (
    <div data-old-prices={old.length} className="flex flex-col gap-1 text-caption">
      <p className="text-warning-ink">{t('oldPrices', { count: old.length })}</p>
      <ul className="flex flex-wrap gap-x-3">
        {old.slice(0, 12).map(({ id, names }) => (
          <li key={id}>
            <Link
              className="link inline-flex min-h-11 items-center md:min-h-6"
              to={href('/client/recipe-management/ingredients/:ingredientId', { ingredientId: id })}
            >
              <bdi>{named(names, lang)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Who measured a figure, and when. */
function FromLab({ lab: { laboratory, day } }: { lab: NonNullable<Sheet['lab']> }) {
  const t = useT(recipeLabMessages)
  const lang = useLang()
  return <bdi>{t('fromLab', { laboratory, day: formatDay(day, lang) })}</bdi>
}

/** Weight put in beside what is left of it. */
function Loss({ state: { book, draft } }: { state: SheetState }) {
  const t = useT(sheetMessages)
  const recipe = [...book.recipes.values()].findLast(({ versionId }) => versionId === 'draft')
  const output = recipe?.output
  if (!recipe || !output || draft.lines.length === 0) return null
  const made = standardUnits[output.unit as 'g']
  const input = made.dimension === 'g' ? inputGrams(recipe, book.ingredients, book.recipes) : null
  if (!input || input.n === 0n) return null
  const left: Rational = times(output.quantity, made.of)
  const lost = ratio((input.n * left.d - left.n * input.d) * 100n, input.n * left.d)
  const share = `${roundHalfUp(lost.n < 0n ? { n: -lost.n, d: lost.d } : lost, 1)}%`
  return (
    <Figure label={t('weights')}>
      <span className="font-normal">
        {t(lost.n < 0n ? 'gainOf' : 'lossOf', { grams: roundHalfUp(input, 0), percent: share })}
      </span>
    </Figure>
  )
}

const marks = { contains: Disc, may: CircleDot, unknown: CircleDashed, free: Circle }
const order: Record<RolledState, number> = { contains: 0, may: 1, unknown: 2, free: 3 }

function Allergens({ state: { rollup, book } }: { state: SheetState }) {
  const t = useT(sheetMessages)
  const word = useT(allergenMessages)
  const lang = useLang()
  const { states, gaps } = rollup.allergens
  const sorted = allergens.toSorted((a, b) => order[states[a]] - order[states[b]])
  const unknown = sorted.filter((group) => states[group] === 'unknown').length
  const names = gaps.map((id) =>
    named((book.ingredients.get(id) ?? book.recipes.get(id))?.names ?? { en: null, ar: null }, lang),
  )
  return (
    <section className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-ui font-semibold">{t('allergens')}</h2>
        {unknown > 0 && <span className="text-caption text-warning-ink">{t('unknownCount', { count: unknown })}</span>}
      </div>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-1">
        {sorted.map((group) => (
          <li
            key={group}
            className={classes(
              'flex items-center gap-2 text-caption',
              states[group] === 'contains'
                ? 'font-semibold'
                : states[group] === 'unknown'
                  ? 'text-warning-ink'
                  : states[group] === 'free' && 'text-ink-2',
            )}
          >
            <Icon as={marks[states[group]]} size={16} />
            <span>{word(group)}</span>
            <span className="sr-only">{word(`state_${states[group]}`)}</span>
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap gap-x-3 gap-y-1 border-t border-line pt-2">
        {(['contains', 'may', 'unknown', 'free'] as const).map((each) => (
          <li key={each} className="flex items-center gap-1 text-caption text-ink-2">
            <Icon as={marks[each]} size={16} />
            <span>{word(`state_${each}`)}</span>
          </li>
        ))}
      </ul>
      {names.length > 0 && (
        <p className="text-caption text-ink-2">
          {t('gapNames', { names: names.slice(0, 8).join(lang === 'ar' ? '، ' : ', ') })}
        </p>
      )}
    </section>
  )
}

function UsedIn({ sheet }: { sheet: Sheet }) {
  const t = useT(sheetMessages)
  const lang = useLang()
  return (
    <section className="flex flex-col gap-1">
      <h2 className="text-ui font-semibold">{t('usedIn')}</h2>
      <ul className="flex flex-wrap gap-x-3 gap-y-1">
        {sheet.usedIn.map(({ id, names }) => (
          <li key={id}>
            <Link className="link" to={href('/client/recipe-management/:recipeId', { recipeId: id })}>
              <bdi>{named(names, lang)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function CostOverTime({ sheet }: { sheet: Sheet }) {
  const t = useT(sheetMessages)
  const lang = useLang()
  return (
    <section className="flex flex-col gap-1">
      <h2 className="text-ui font-semibold">{t('costOverTime')}</h2>
      <ol className="flex flex-col">
        {sheet.costs.slice(0, 8).map(({ day, halalas, isOpen, cause }, at) => (
          <li
            key={`${day} ${at}`}
            className="flex items-baseline justify-between gap-3 border-b border-line py-1 text-caption"
          >
            <span>{formatDay(day, lang)}</span>
            <span className="text-ink-2">{t(`cause_${cause as 'version'}`)}</span>
            <span className="num font-medium">
              {isOpen && <span className="font-normal">{t('atLeast')} </span>}
              <Money halalas={halalas} bare />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
