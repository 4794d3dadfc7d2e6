import { RotateCcw, Timer } from 'lucide-react'
import { href } from 'react-router'
import type { Book } from '#/domain/kitchen/book.ts'
import { readExact } from '#/domain/kitchen/quantity.ts'
import { scaledQuantity } from '#/domain/kitchen/scaling.ts'
import { times } from '#/domain/rational.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { photoAddress } from '#/features/fieldwork/visits/device/photo-uploads.ts'
import { cookMessages } from '#/messages/kitchen/recipe-cook.ts'
import { recipeMessages } from '#/messages/kitchen/recipes.ts'
import { Button } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { inputClasses } from '#/ui/field.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { amountWords } from '../amount-words.ts'
import { bookRecipeOf, type DraftStep } from '../draft.ts'
import type { Sheet } from '../read-sheet.server.ts'
import { named } from './figures.ts'
import { noteOf } from './line-words.tsx'
import { type Cooking, useCooking, useSeconds, useWakeLock } from './use-cooking.ts'

const sizes = ['1/4', '1/2', '1', '2', '3', '4', '5', '10'] as const

/** The version that is cooked from: the one in force, or the draft while nothing is published. */
export const cookedVersion = (sheet: Sheet) => {
  const version = sheet.versions.find(({ id }) => id === sheet.inForce) ?? null
  return { version, content: version?.content ?? sheet.content }
}

/** Amounts and steps in large type, without costs. */
export function CookView({ sheet }: { sheet: Sheet }) {
  const t = useT(cookMessages)
  const word = useT(recipeMessages)
  const lang = useLang()
  const { cooking, change, clear } = useCooking(sheet.id)
  useWakeLock()
  const { version, content } = cookedVersion(sheet)
  const name = named({ en: content.nameEn, ar: content.nameAr }, lang)
  const toggle = (id: string) =>
    change({ ticks: cooking.ticks.includes(id) ? cooking.ticks.filter((each) => each !== id) : [...cooking.ticks, id] })
  return (
    <div className="mx-auto flex w-full max-w-[880px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[
          { to: href('/client/recipe-management'), label: word('title') },
          { to: href('/client/recipe-management/:recipeId', { recipeId: sheet.id }), label: <bdi>{name}</bdi> },
          { label: t('cook') },
        ]}
        title={<bdi>{name}</bdi>}
        description={
          version ? t('version', { number: version.number, date: formatDay(version.from, lang) }) : t('draft')
        }
        actions={
          <Button icon={RotateCcw} onClick={clear}>
            {t('again')}
          </Button>
        }
      />
      <Batch sheet={sheet} cooking={cooking} onTimes={(size) => change({ times: size })} />
      <Amounts sheet={sheet} cooking={cooking} onTick={toggle} />
      <section className="flex flex-col gap-3">
        <h2 className="text-h3 font-semibold">{t('steps')}</h2>
        {content.steps.length === 0 && <p className="text-ui text-ink-2">{t('noSteps')}</p>}
        <ol className="flex flex-col gap-3">
          {content.steps.map((step, at) => (
            <Step
              key={step.id}
              step={step}
              number={at + 1}
              isDone={cooking.ticks.includes(step.id)}
              endsAt={cooking.timers[step.id] ?? null}
              onTick={() => toggle(step.id)}
              onTimer={(endsAt) => {
                const { [step.id]: _ended, ...others } = cooking.timers
                change({ timers: endsAt === null ? others : { ...others, [step.id]: endsAt } })
              }}
            />
          ))}
        </ol>
      </section>
      <p className="text-caption text-ink-2">{t('kept')}</p>
    </div>
  )
}

const bookOf = (sheet: Sheet): Book => ({
  ingredients: new Map(sheet.book.ingredients.map((one) => [one.id, one])),
  recipes: new Map(sheet.book.recipes.map((one) => [one.id, one])),
})

/** Size of the batch, and what it makes. */
function Batch({ sheet, cooking, onTimes }: { sheet: Sheet; cooking: Cooking; onTimes: (size: string) => void }) {
  const t = useT(cookMessages)
  const lang = useLang()
  const { content } = cookedVersion(sheet)
  const recipe = bookRecipeOf(sheet.id, '', content)
  const factor = readExact(cooking.times)
  const portions = times(recipe.portions, factor)
  const makes = recipe.output
    ? amountWords(
        times(recipe.output.quantity, factor),
        recipe.output.unit,
        { item: null, inner: { ...recipe, piece: { en: content.pieceEn, ar: content.pieceAr } } },
        lang,
      )
    : null
  return (
    <div className="flex flex-wrap items-end gap-6">
      <label className="flex flex-col gap-1">
        <span className="text-caption text-ink-2">{t('batches')}</span>
        <select
          className={classes(inputClasses, 'num')}
          value={cooking.times}
          onChange={(event) => onTimes(event.target.value)}
        >
          {sizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      <dl className="flex flex-col">
        <dt className="text-caption text-ink-2">{t('makes')}</dt>
        <dd className="text-h3 font-semibold">
          {[makes, t('portions', { count: Math.round(Number(portions.n * 100n) / Number(portions.d)) / 100 })]
            .filter(Boolean)
            .join(' · ')}
        </dd>
      </dl>
    </div>
  )
}

function Amounts({ sheet, cooking, onTick }: { sheet: Sheet; cooking: Cooking; onTick: (id: string) => void }) {
  const t = useT(cookMessages)
  const lang = useLang()
  const { content } = cookedVersion(sheet)
  const book = bookOf(sheet)
  const recipe = bookRecipeOf(sheet.id, '', content)
  const factor = readExact(cooking.times)
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-h3 font-semibold">{t('ingredients')}</h2>
      <ul className="flex flex-col">
        {recipe.lines.map((line, at) => {
          const written = content.lines[at]!
          const item = 'ingredientId' in line.of ? (book.ingredients.get(line.of.ingredientId) ?? null) : null
          const inner = 'recipeId' in line.of ? (book.recipes.get(line.of.recipeId) ?? null) : null
          const name = named((item ?? inner)?.names ?? { en: null, ar: null }, lang)
          const preparation = item?.preparations.find(({ id }) => id === line.preparationId)
          const notes = [
            preparation && named(preparation.names, lang),
            item && line.basis === 'cooked' && t('cooked'),
            item && line.basis === 'ep' && !preparation && t('edible'),
            line.optional && t('optional'),
            noteOf(written, lang),
          ].filter(Boolean)
          const isDone = cooking.ticks.includes(line.id)
          return (
            <li key={line.id} className="border-b border-line">
              {written.heading !== null && (
                <h3 className="pt-4 text-ui font-semibold">
                  <bdi>{written.heading}</bdi>
                </h3>
              )}
              <label className="flex min-h-14 cursor-pointer items-center gap-4 py-2 text-h3">
                <input
                  type="checkbox"
                  className="size-6 shrink-0"
                  checked={isDone}
                  onChange={() => onTick(line.id)}
                  aria-label={t('tick', { name })}
                />
                <span className={classes('flex-1', isDone && 'text-ink-2 line-through')}>
                  <bdi>{name}</bdi>
                  {notes.length > 0 && (
                    <span className="ms-2 text-ui text-ink-2">{notes.join(lang === 'ar' ? '، ' : ', ')}</span>
                  )}
                </span>
                <span className="num whitespace-nowrap font-semibold">
                  {line.quantity
                    ? amountWords(scaledQuantity(line.quantity, line.scaling, factor), line.unit, { item, inner }, lang)
                    : t('toTaste')}
                </span>
              </label>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type StepProps = {
  step: DraftStep
  number: number
  isDone: boolean
  endsAt: number | null
  onTick: () => void
  onTimer: (endsAt: number | null) => void
}

const clock = (seconds: number): string =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')

function Step({ step, number, isDone, endsAt, onTick, onTimer }: StepProps) {
  const t = useT(cookMessages)
  const lang = useLang()
  const now = useSeconds()
  const remaining = endsAt === null ? null : endsAt - now
  const text = lang === 'ar' ? (step.textAr ?? step.textEn) : (step.textEn ?? step.textAr)
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line p-4">
      <label className="flex cursor-pointer items-start gap-4">
        <input
          type="checkbox"
          className="mt-1 size-6 shrink-0"
          checked={isDone}
          onChange={onTick}
          aria-label={t('step', { number })}
        />
        <span className="flex flex-col gap-1">
          <span className="text-caption text-ink-2">{t('step', { number })}</span>
          <bdi className={classes('text-h2', isDone && 'text-ink-2 line-through')}>{text}</bdi>
        </span>
      </label>
      {step.photoIds.length > 0 && (
        <ul className="flex flex-wrap gap-3 md:ps-10">
          {step.photoIds.map((id, at) => (
            <li key={id} className="w-full md:w-auto">
              {/* why: not lazy, so that the open page has all of them when the network goes */}
              <img
                src={photoAddress(id)}
                alt={t('photo', { number, photo: at + 1 })}
                className="max-h-80 w-full rounded-card border border-line bg-surface-2 object-contain md:w-auto"
              />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-4 ps-10">
        {step.temperature !== null && (
          <span className="num text-h3 font-semibold">{t('temperature', { degrees: step.temperature })}</span>
        )}
        {step.station !== null && <span className="text-ui text-ink-2">{t('station', { name: step.station })}</span>}
        {step.timerSeconds !== null && remaining === null && (
          <Button icon={Timer} size="large" onClick={() => onTimer(Math.floor(Date.now() / 1000) + step.timerSeconds!)}>
            {t('start', { minutes: Math.round(step.timerSeconds / 60) })}
          </Button>
        )}
        {remaining !== null && (
          <>
            {remaining > 0 ? (
              <span className="num text-h2 font-semibold">{t('timeLeft', { time: clock(remaining) })}</span>
            ) : (
              <span role="alert" className="text-h2 font-semibold text-danger-ink">
                {t('over', { number })}
              </span>
            )}
            <Button size="large" onClick={() => onTimer(null)}>
              {t('stop')}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
