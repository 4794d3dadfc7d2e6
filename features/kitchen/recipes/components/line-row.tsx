import { useState } from 'react'
import { ArrowDown, ArrowUp, StickyNote, Trash2, UtensilsCrossed } from 'lucide-react'
import { href, Link } from 'react-router'
import { type LineCost, shareOfCost } from '#/domain/kitchen/cost.ts'
import { standardUnits } from '#/domain/kitchen/units.ts'
import { recipeMessages } from '#/messages/kitchen/recipes.ts'
import { sheetMessages } from '#/messages/kitchen/recipe-sheet.ts'
import { unitMessages } from '#/messages/kitchen/terms.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { Menu } from '#/ui/menu.tsx'
import { type DraftLine, scalingRules } from '../draft.ts'
import { Bridge } from './bridge.tsx'
import { named, percent, riyals } from './figures.ts'
import { BasisFields, Choice, QuantityField } from './line-fields.tsx'
import { LineWords } from './line-words.tsx'
import { moved, type SheetState } from './use-sheet.ts'

const common = ['g', 'kg', 'ml', 'l', 'piece', 'tsp', 'tbsp', 'cup'] as const

/** What a line is of, with the units that it can be measured in. */
function useSubject({ book }: SheetState, line: DraftLine) {
  const lang = useLang()
  const t = useT(sheetMessages)
  const unit = useT(unitMessages)
  const item = line.ingredientId === null ? null : (book.ingredients.get(line.ingredientId) ?? null)
  const inner = line.recipeId === null ? null : (book.recipes.get(line.recipeId) ?? null)
  const unitText = (code: string): string => {
    if (code === 'portion') return t('portion')
    if (code === 'piece' && inner?.piece) return named(inner.piece, lang)
    const own = item?.units.find(({ name }) => name === code)
    if (own) return named(own.names, lang)
    return Object.hasOwn(standardUnits, code) ? unit(code as 'g') : code
  }
  const own = item?.units.map(({ name }) => name) ?? []
  const made = inner?.output?.unit
  const ofInner =
    made === 'piece'
      ? ['piece', 'portion']
      : made === 'g' || made === 'kg'
        ? ['g', 'kg', 'portion']
        : made
          ? ['ml', 'l', 'portion']
          : ['portion']
  const units = [...new Set([...(inner ? ofInner : [...common, ...own]), line.unit])]
  return { item, inner, name: named((item ?? inner)?.names ?? { en: null, ar: null }, lang), unitText, units }
}

type Props = {
  sheet: SheetState
  line: DraftLine
  cost: LineCost
  showsCosts: boolean
  readOnly: boolean
  onDone: () => void
  onRemove: (line: DraftLine, name: string) => void
}

/** One line of a sheet. Enter in its quantity goes on to the next line. */
export function LineRow({ sheet, line, cost, showsCosts, readOnly, onDone, onRemove }: Props) {
  const t = useT(sheetMessages)
  const kind = useT(recipeMessages)
  const lang = useLang()
  const { item, inner, name, unitText, units } = useSubject(sheet, line)
  const { changeLine, change } = sheet
  const move = (by: -1 | 1) => change((before) => ({ ...before, lines: moved(before.lines, line.id, by) }))
  const share = shareOfCost(cost, sheet.cost.batch)
  const [isWriting, setWriting] = useState(false)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_2.75rem] items-center gap-x-2 gap-y-1 border-b border-line py-2 md:grid-cols-[minmax(0,1fr)_5rem_7rem_minmax(0,13rem)_5rem_3.5rem_2.75rem]">
      {line.heading !== null && !isWriting && (
        <p className="order-1 col-span-3 pt-2 text-ui font-semibold md:order-none md:col-span-7">
          <bdi>{line.heading}</bdi>
        </p>
      )}
      <div className="order-2 flex min-w-0 flex-wrap items-baseline gap-x-2 md:order-none">
        {inner ? (
          <Link to={href('/client/recipe-management/:recipeId', { recipeId: inner.id })} className="link font-medium">
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi className="font-medium">{name}</bdi>
        )}
        {inner && <span className="text-caption text-ink-2">{kind(`kind_${inner.kind}`)}</span>}
        {line.optional && <span className="text-caption text-ink-2">{t('optional')}</span>}
        {line.scaling !== 'linear' && <span className="text-caption text-ink-2">{t(`scaling_${line.scaling}`)}</span>}
      </div>
      <div className="order-5 col-span-3 grid grid-cols-2 gap-2 md:contents">
        <QuantityField
          key={line.quantity ?? ''}
          sheet={sheet}
          line={line}
          name={name}
          readOnly={readOnly}
          onDone={onDone}
          onMove={move}
        />
        {line.quantity === null ? (
          <span className="text-caption text-ink-2 md:col-span-2">{t('toTaste')}</span>
        ) : (
          <>
            <Choice
              label={t('unitOf', { name })}
              value={line.unit}
              readOnly={readOnly}
              onChange={(unit) => changeLine(line.id, { unit })}
            >
              {units.map((unit) => (
                <option key={unit} value={unit}>
                  {unitText(unit)}
                </option>
              ))}
            </Choice>
            <div className="col-span-2 flex min-w-0 gap-2 md:col-span-1">
              {item ? (
                <BasisFields sheet={sheet} line={line} name={name} readOnly={readOnly} />
              ) : (
                <span className="text-caption text-ink-2">{t('output')}</span>
              )}
            </div>
          </>
        )}
      </div>
      {showsCosts && (
        <>
          <span className="num hidden text-end font-medium md:block">
            {'halalas' in cost ? riyals(cost.halalas) : t('dash')}
          </span>
          <span className="num hidden text-end text-caption text-ink-2 md:block">{share && percent(share)}</span>
        </>
      )}
      {!readOnly && (
        <div className="order-4 col-start-3 justify-self-end md:order-none md:col-start-7">
          <Menu
            label={t('more', { name })}
            items={[
              { id: 'up', label: t('moveUp'), icon: ArrowUp, onAction: () => move(-1) },
              { id: 'down', label: t('moveDown'), icon: ArrowDown, onAction: () => move(1) },
              {
                id: 'optional',
                label: t(line.optional ? 'markNeeded' : 'markOptional'),
                icon: UtensilsCrossed,
                onAction: () => changeLine(line.id, { optional: !line.optional }),
              },
              ...scalingRules
                .filter((rule) => rule !== line.scaling)
                .map((rule) => ({
                  id: rule,
                  label: t(`scaling_${rule}`),
                  onAction: () => changeLine(line.id, { scaling: rule, damping: rule === 'damped' ? '0.5' : null }),
                })),
              { id: 'words', label: t('words'), icon: StickyNote, onAction: () => setWriting(true) },
              { id: 'remove', label: t('remove'), danger: true, icon: Trash2, onAction: () => onRemove(line, name) },
            ]}
          />
        </div>
      )}
      <Mobile cost={cost} showsCosts={showsCosts} />
      <LineWords sheet={sheet} line={line} name={name} isOpen={isWriting} onClose={() => setWriting(false)} />
      {cost.kind === 'open' && (cost.reason !== 'price' || showsCosts) && (
        <div className="order-7 col-span-3 flex flex-wrap items-center gap-3 text-caption text-warning-ink md:order-none md:col-span-7">
          <span>{t(`open_${cost.reason}`)}</span>
          {item && (cost.reason === 'pieceWeight' || cost.reason === 'density') && !readOnly && (
            <Bridge
              ingredient={item}
              reason={cost.reason}
              name={named(item.names, lang)}
              onKept={(kept) => sheet.learn({ ingredients: [kept], recipes: [] })}
            />
          )}
          {item && cost.reason !== 'pieceWeight' && cost.reason !== 'density' && (
            <Link
              className="link"
              to={href('/client/recipe-management/ingredients/:ingredientId', { ingredientId: item.id })}
            >
              {t('toIngredient')}
            </Link>
          )}
        </div>
      )}
    </li>
  )
}

/** The cost beside the name of a line on a phone. */
function Mobile({ cost, showsCosts }: { cost: LineCost; showsCosts: boolean }) {
  if (!showsCosts || !('halalas' in cost)) return null
  return <span className="num order-3 col-start-2 text-end text-ui font-medium md:hidden">{riyals(cost.halalas)}</span>
}
