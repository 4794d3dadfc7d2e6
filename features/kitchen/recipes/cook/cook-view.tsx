import { ArrowLeft, RotateCcw, Timer } from 'lucide-react'
import { href } from 'react-router'
import type { Book } from '#/domain/kitchen/book.ts'
import { namedLines } from '#/domain/kitchen/mentions.ts'
import { readExact } from '#/domain/kitchen/quantity.ts'
import { type Rational, times } from '#/domain/rational.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { cookMessages } from '#/messages/kitchen/recipe-cook.ts'
import { Button, LinkButton } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { inputClasses } from '#/ui/field.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { amountWords } from '../paper/amount-words.ts'
import { bookRecipeOf, type DraftStep } from '../draft.ts'
import type { CookPage } from './read-cook.server.ts'
import { type ShownLine, shownLines } from '../paper/shown-lines.ts'
import { named } from '../components/figures.ts'
import { cookPhoto, KeepRecipe, OfflineNote } from './keep-recipe.tsx'
import { useCooking, useSeconds, useWakeLock } from './use-cooking.ts'

const sizes = ['1/4', '1/2', '1', '2', '3', '4', '5', '10'] as const

const bookOf = ({ ingredients, recipes }: CookPage): Book => ({
  ingredients: new Map(ingredients.map((one) => [one.id, one])),
  recipes: new Map(recipes.map((one) => [one.id, one])),
})

/** Amounts and steps in large type, without costs; full screen on a phone or a tablet. */
export function CookView({ page }: { page: CookPage }) {
  const t = useT(cookMessages)
  const lang = useLang()
  const { cooking, change, clear } = useCooking(page.id)
  useWakeLock()
  const { version, content } = page
  const factor = readExact(cooking.times)
  const lines = shownLines(content, bookOf(page), factor, lang)
  const toggle = (id: string) =>
    change({ ticks: cooking.ticks.includes(id) ? cooking.ticks.filter((each) => each !== id) : [...cooking.ticks, id] })
  return (
    <main id="content" className="mx-auto flex min-h-dvh w-full max-w-[880px] flex-col gap-6 px-4 pt-4 pb-16">
      <header className="flex flex-col gap-2">
        <div className="flex flex-wrap justify-between gap-2">
          <LinkButton
            reloadDocument
            variant="quiet"
            icon={ArrowLeft}
            directional
            to={href('/client/recipe-management/:recipeId', { recipeId: page.id })}
          >
            {t('back')}
          </LinkButton>
          <Button icon={RotateCcw} onClick={clear}>
            {t('again')}
          </Button>
        </div>
        <h1 className="text-h1">
          <bdi>{named({ en: content.nameEn, ar: content.nameAr }, lang)}</bdi>
        </h1>
        <p className="text-ui text-ink-2">
          {version ? t('version', { number: version.number, date: formatDay(version.from, lang) }) : t('draft')}
        </p>
        <OfflineNote readAt={page.readAt} />
      </header>
      <Batch page={page} factor={factor} size={cooking.times} onSize={(size) => change({ times: size })} />
      <Amounts lines={lines} ticks={cooking.ticks} onTick={toggle} />
      <section className="flex flex-col gap-3">
        <h2 className="text-h3 font-semibold">{t('steps')}</h2>
        {content.steps.length === 0 && <p className="text-ui text-ink-2">{t('noSteps')}</p>}
        <ol className="flex flex-col gap-3">
          {content.steps.map((step, at) => (
            <Step
              key={step.id}
              recipeId={page.id}
              step={step}
              lines={namedLines(lines, step.lineIds)}
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
      <KeepRecipe page={page} />
      <p className="text-caption text-ink-2">{t('keepsState')}</p>
    </main>
  )
}

type BatchProps = { page: CookPage; factor: Rational; size: string; onSize: (size: string) => void }

/** Size of the batch, and what it makes. */
function Batch({ page: { id, content }, factor, size, onSize }: BatchProps) {
  const t = useT(cookMessages)
  const lang = useLang()
  const recipe = bookRecipeOf(id, '', content)
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
        <select className={classes(inputClasses, 'num')} value={size} onChange={(event) => onSize(event.target.value)}>
          {sizes.map((each) => (
            <option key={each} value={each}>
              {each}
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

type AmountsProps = { lines: readonly ShownLine[]; ticks: readonly string[]; onTick: (id: string) => void }

function Amounts({ lines, ticks, onTick }: AmountsProps) {
  const t = useT(cookMessages)
  const lang = useLang()
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-h3 font-semibold">{t('ingredients')}</h2>
      <ul className="flex flex-col">
        {lines.map((line) => (
          <li key={line.id} className="border-b border-line">
            {line.heading !== null && (
              <h3 className="pt-4 text-ui font-semibold">
                <bdi>{line.heading}</bdi>
              </h3>
            )}
            <label className="flex min-h-14 cursor-pointer items-center gap-4 py-2 text-h3">
              <input
                type="checkbox"
                className="size-6 shrink-0"
                checked={ticks.includes(line.id)}
                onChange={() => onTick(line.id)}
                aria-label={t('tick', { name: line.name })}
              />
              <span className={classes('min-w-0 flex-1', ticks.includes(line.id) && 'text-ink-2 line-through')}>
                <bdi>{line.name}</bdi>
                {line.notes.length > 0 && (
                  <span className="ms-2 text-ui text-ink-2">{line.notes.join(lang === 'ar' ? '، ' : ', ')}</span>
                )}
              </span>
              <span className="num whitespace-nowrap font-semibold">{line.amount}</span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Lines that a step uses, with the amounts of the batch. */
function Uses({ lines, number }: { lines: readonly ShownLine[]; number: number }) {
  const t = useT(cookMessages)
  const lang = useLang()
  if (lines.length === 0) return null
  return (
    <section
      data-uses={number}
      className="ms-10 flex flex-col gap-1 border-s-2 border-line ps-3 md:ms-0 md:w-[18rem] md:shrink-0"
    >
      <h3 className="text-caption text-ink-2">{t('uses')}</h3>
      <ul className="flex flex-col">
        {lines.map((line) => (
          <li key={line.id} className="flex items-baseline justify-between gap-3 py-1 text-body">
            <span className="min-w-0">
              <bdi>{line.name}</bdi>
              {line.notes.length > 0 && (
                <span className="ms-2 text-caption text-ink-2">{line.notes.join(lang === 'ar' ? '، ' : ', ')}</span>
              )}
            </span>
            <span className="num whitespace-nowrap font-semibold">{line.amount}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type StepProps = {
  recipeId: string
  step: DraftStep
  lines: readonly ShownLine[]
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

function Step({ recipeId, step, lines, number, isDone, endsAt, onTick, onTimer }: StepProps) {
  const t = useT(cookMessages)
  const lang = useLang()
  const now = useSeconds()
  const remaining = endsAt === null ? null : endsAt - now
  const text = lang === 'ar' ? (step.textAr ?? step.textEn) : (step.textEn ?? step.textAr)
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line p-4">
      <div className="flex flex-col gap-4 md:flex-row md:items-start md:justify-between">
        <label className="flex min-w-0 cursor-pointer items-start gap-4">
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
        <Uses lines={lines} number={number} />
      </div>
      {step.photoIds.length > 0 && (
        <ul className="flex flex-wrap gap-3 md:ps-10">
          {step.photoIds.map((id, at) => (
            <li key={id} className="w-full md:w-auto">
              {/* why: not lazy, so that the open page has all of them when the network goes */}
              <img
                src={cookPhoto(recipeId, id)}
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
