import { useId, useState } from 'react'
import { CircleAlert, CircleCheck, CloudOff, Smartphone, X } from 'lucide-react'
import { href, Link } from 'react-router'
import { typedEntry } from '#/domain/kitchen/buying/count.ts'
import { fold } from '#/domain/fold.ts'
import { errorMessages } from '#/messages/errors.ts'
import { stockMessages } from '#/messages/kitchen/stock.ts'
import { Button, LinkButton } from '#/ui/button.tsx'
import { EmptyState, Notice } from '#/ui/feedback.tsx'
import { classes } from '#/ui/class-names.ts'
import { inputClasses } from '#/ui/field.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import type { CountStore, CountStoreState } from '../device/count-store.ts'
import { useCountStore, valuesOf } from '../device/use-count-store.ts'
import type { CountFilling, SheetItem } from '../read-filling.server.ts'
import { useQuantities } from './use-quantities.ts'

/** The sheet of a count on the phone: items by where they are kept, a field for each unit. */
export function CountSheet({ filling }: { filling: CountFilling }) {
  const t = useT(stockMessages)
  const { store, state, hold, takeOver } = useCountStore(filling)
  return (
    <div className="min-h-dvh bg-page text-ink">
      <header className="sticky top-0 z-20 bg-card">
        <div className="mx-auto flex min-h-14 max-w-[640px] items-center gap-3 px-4 py-2">
          <Link
            to={href('/client/procurement/counts')}
            reloadDocument
            aria-label={t('leave')}
            className="-ms-2 inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-surface-2"
          >
            <Icon as={X} />
          </Link>
          <div className="min-w-0 flex-1">
            <h1 className="truncate text-ui font-semibold">{t('pageTitle')}</h1>
            <p className="truncate text-caption text-ink-2">
              <bdi>{filling.branch}</bdi> · {t(`moment_${filling.moment}`)}
            </p>
          </div>
        </div>
        <SyncBar state={state} countId={filling.countId} />
      </header>
      <main className="mx-auto flex max-w-[640px] flex-col gap-6 bg-card px-4 pt-6 pb-4">
        {hold === 'elsewhere' ? (
          <Notice kind="warning" actions={<Button onClick={takeOver}>{t('takeOver')}</Button>}>
            {t('elsewhere')}
          </Notice>
        ) : state.state === 'open' && state.step === null ? (
          <Sheet filling={filling} store={store} state={state} />
        ) : (
          <Settled countId={filling.countId} waits={state.state === 'open'} />
        )}
      </main>
    </div>
  )
}

const looks = {
  opening: { tone: 'grey', icon: Smartphone },
  kept: { tone: 'grey', icon: Smartphone },
  'not-kept': { tone: 'yellow', icon: CircleAlert },
  sending: { tone: 'grey', icon: Smartphone },
  offline: { tone: 'yellow', icon: CloudOff },
  busy: { tone: 'yellow', icon: CloudOff },
  'signed-out': { tone: 'red', icon: CircleAlert },
  refused: { tone: 'red', icon: CircleAlert },
} as const

/** In words: where the count is kept, and what keeps it from the server. */
function SyncBar({ state: { sync, refusal, state }, countId }: { state: CountStoreState; countId: string }) {
  const t = useT(stockMessages)
  const problem = useT(errorMessages)
  if (state !== 'open') return null
  const { tone, icon } = looks[sync]
  return (
    <div data-tone={tone} data-sync={sync} className="bg-tone text-tone-ink">
      <p role="status" className="mx-auto flex min-h-9 max-w-[640px] items-center gap-2 px-4 py-1.5 text-caption">
        <Icon as={icon} size={16} />
        <span className="min-w-0 flex-1">{sync === 'refused' ? refusal && problem(refusal) : t(`sync_${sync}`)}</span>
        {sync === 'signed-out' && (
          <a
            className="link"
            href={`${href('/login')}?next=${encodeURIComponent(href('/client/field/count/:countId', { countId }))}`}
          >
            {t('signIn')}
          </a>
        )}
      </p>
    </div>
  )
}

type Open = { filling: CountFilling; store: CountStore; state: CountStoreState }

function Sheet({ filling, store, state }: Open) {
  const t = useT(stockMessages)
  const [asked, setAsked] = useState('')
  const find = useId()
  const words = fold(asked.trim())
  const isAsked = ({ names }: SheetItem) =>
    words === '' || [names.en, names.ar].some((name) => name !== null && fold(name).includes(words))
  const places = filling.places
    .map(({ place, items }) => ({ place, items: items.filter(isAsked) }))
    .filter(({ items }) => items.length > 0)
  const of = filling.places.reduce((all, { items }) => all + items.length, 0)
  const count = Object.keys(valuesOf(state.typed)).length
  const wrong = Object.entries(state.typed).flatMap(([item, units]) =>
    Object.entries(units).flatMap(([unit, text]) => (typedEntry(text, unit) === 'wrong' ? [fieldId(item, unit)] : [])),
  )[0]
  const focusWrong = () => {
    setAsked('')
    setTimeout(() => document.getElementById(wrong!)?.focus(), 50)
  }
  if (of === 0) return <EmptyState title={t('noItems')} />
  return (
    <>
      <p className="text-ui text-ink-2">{t('zeroHint')}</p>
      <div className="flex flex-col gap-1">
        <label htmlFor={find} className="text-ui">
          {t('find')}
        </label>
        <input
          id={find}
          type="search"
          value={asked}
          onChange={(event) => setAsked(event.target.value)}
          className={classes(inputClasses, 'min-h-12 w-full')}
        />
      </div>
      {places.length === 0 && <p className="text-ui text-ink-2">{t('nothingFound')}</p>}
      {places.map(({ place, items }) => (
        <section key={place} aria-labelledby={`place-${place}`} className="flex flex-col gap-2">
          <h2 id={`place-${place}`} className="text-h3">
            {t(`place_${place}`)}
          </h2>
          <ul className="flex flex-col">
            {items.map((item) => (
              <ItemRow key={item.id} item={item} typed={state.typed[item.id] ?? {}} store={store} />
            ))}
          </ul>
        </section>
      ))}
      <div className="sticky bottom-0 z-10 -mx-4 -mb-4 flex flex-col gap-2 border-t border-line bg-card px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <p role="status" className="num text-caption text-ink-2">
          {t('progress', { count: String(count), of: String(of) })}
        </p>
        <Button
          size="large"
          variant="primary"
          full
          aria-disabled={count === 0 && !wrong}
          onClick={() => (wrong ? focusWrong() : count > 0 && store.submit())}
        >
          {t(wrong ? 'submitWrong' : count === 0 ? 'submitEmpty' : 'submit')}
        </Button>
      </div>
    </>
  )
}

const fieldId = (item: string, unit: string): string => `count-${item}-${unit}`

function ItemRow({ item, typed, store }: { item: SheetItem; typed: Record<string, string>; store: CountStore }) {
  const t = useT(stockMessages)
  const { nameOf, unitName } = useQuantities()
  const name = nameOf(item.names)
  const isWrong = Object.entries(typed).some(([unit, text]) => typedEntry(text, unit) === 'wrong')
  return (
    <li className="flex flex-col gap-2 border-t border-line py-3 first:border-t-0">
      <bdi className="text-ui font-medium">{name}</bdi>
      <div className="flex flex-wrap gap-3">
        {item.units.map((unit) => (
          <label key={unit.name} className="flex min-w-28 flex-1 items-center gap-2">
            <input
              id={fieldId(item.id, unit.name)}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              aria-label={`${name}, ${unitName(unit.name, unit.names)}`}
              aria-invalid={typedEntry(typed[unit.name] ?? '', unit.name) === 'wrong' || undefined}
              value={typed[unit.name] ?? ''}
              onChange={(event) => store.set(item.id, unit.name, event.target.value)}
              className={classes(inputClasses, 'num input-ltr min-h-12 w-full min-w-0 flex-1 text-end')}
            />
            <bdi className="shrink-0 text-caption text-ink-2">{unitName(unit.name, unit.names)}</bdi>
          </label>
        ))}
      </div>
      {isWrong && (
        <p role="alert" className="text-caption text-danger-ink">
          {t('wrong')}
        </p>
      )}
    </li>
  )
}

/** After the submission: on the phone, or with the server. */
function Settled({ countId, waits }: { countId: string; waits: boolean }) {
  const t = useT(stockMessages)
  return (
    <>
      <section className="flex flex-col items-center gap-3 py-6 text-center">
        <Icon as={waits ? Smartphone : CircleCheck} size={24} />
        <h2 className="text-h2" data-settled={waits ? 'waiting' : 'submitted'}>
          {t(waits ? 'waits' : 'submitted')}
        </h2>
        <p className="text-ui text-ink-2">{t(waits ? 'waitsHint' : 'submittedHint')}</p>
      </section>
      <div className="flex flex-col gap-2">
        {!waits && (
          <LinkButton
            size="large"
            full
            variant="primary"
            reloadDocument
            to={href('/client/procurement/counts/:countId', { countId })}
          >
            {t('view')}
          </LinkButton>
        )}
        <LinkButton size="large" full variant="quiet" reloadDocument to={href('/client/procurement/counts')}>
          {t('toList')}
        </LinkButton>
      </div>
    </>
  )
}
