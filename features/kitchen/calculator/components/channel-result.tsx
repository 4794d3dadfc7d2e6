import type { ReactNode } from 'react'
import { channelField, type ChannelResult, typedApp } from '#/domain/kitchen/calculator.ts'
import { isNegative, isZero, rounded } from '#/domain/kitchen/figures.ts'
import type { Margin } from '#/domain/kitchen/margins.ts'
import { sar } from '#/domain/money.ts'
import type { Rational } from '#/domain/rational.ts'
import { calculatorMessages } from '#/messages/kitchen/calculator.ts'
import { classes } from '#/ui/class-names.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { Amount, shownMoney, shownShare, Taken } from './amounts.tsx'
import { FigureField, useFigures } from './figures.tsx'

export type ShownChannel = { id: string; name: string; terms: string | null; hasField: boolean }
type Props = { channel: ShownChannel; result: ChannelResult; first: string; isRegistered: boolean; isOpen: boolean }

/** One channel: its price, what is taken off it, what is left, and the prices that follow from it. */
export function ChannelColumn({ channel, result, first, isRegistered, isOpen }: Props) {
  const t = useT(calculatorMessages)
  return (
    <section aria-label={channel.name} className="flex min-w-0 flex-col gap-4 border-t border-line pt-4">
      <div>
        <h3 className="text-h3 font-semibold">
          <bdi>{channel.name}</bdi>
        </h3>
        {channel.terms && <p className="text-caption text-ink-2">{channel.terms}</p>}
      </div>
      {channel.hasField && (
        <FigureField
          name={channelField(channel.id)}
          label={t('priceHere', { channel: channel.name })}
          suffix={t('riyal')}
          placeholder={t('asBase')}
          optional
        />
      )}
      {result.at ? (
        <Reckoning at={result.at} isRegistered={isRegistered} isOpen={isOpen} />
      ) : (
        <p className="text-ui text-ink-2">{t('typePrice')}</p>
      )}
      <Prices channel={channel} result={result} first={first} />
    </section>
  )
}

type LineProps = { term: string; children: ReactNode; strong?: boolean; note?: string; isBad?: boolean }

/** A figure with its name, and under both what it means. */
function Line({ term, children, strong, note, isBad }: LineProps) {
  return (
    <div
      className={classes(
        'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-1',
        strong && 'border-t-2 border-ink pt-2 font-semibold',
      )}
    >
      <dt className={strong ? '' : 'text-ink-2'}>{term}</dt>
      <dd>{children}</dd>
      {note && <dd className={classes('col-span-2 text-caption', isBad ? 'text-danger-ink' : 'text-ink-2')}>{note}</dd>}
    </div>
  )
}

function Reckoning({ at, isRegistered, isOpen }: { at: Margin; isRegistered: boolean; isOpen: boolean }) {
  const t = useT(calculatorMessages)
  const lang = useLang()
  const taken = [
    ['food', at.food],
    ['packaging', at.packaging],
    ['labour', at.labour],
    ['commission', at.commission],
    ['payment', at.payment],
    ['fixedFee', at.fixed],
    ['discount', at.promotion],
  ] as const
  return (
    <div className="flex flex-col gap-3">
      <dl className="text-ui">
        <Line term={t(isRegistered ? 'net' : 'netGross')}>
          <Amount of={at.net} />
        </Line>
        {taken.map(
          ([name, amount]) =>
            amount &&
            (name === 'food' || !isZero(amount)) && (
              <Line key={name} term={t(name)}>
                <Taken of={amount} />
              </Line>
            ),
        )}
        <Line term={t(isOpen ? 'marginOpen' : 'margin')} strong>
          <span className={classes('text-h2', isNegative(at.margin) && 'text-danger-ink')}>
            {shownMoney(at.margin, lang)}
          </span>
        </Line>
      </dl>
      <Shares at={at} />
    </div>
  )
}

function Shares({ at }: { at: Margin }) {
  const t = useT(calculatorMessages)
  const { foodPercent, productPercent, primePercent } = at
  if (!foodPercent) return null
  return (
    <dl className="text-ui">
      <Line term={t('foodShare')}>{shownShare(foodPercent)}</Line>
      {productPercent && !isZero(at.packaging) && <Line term={t('productShare')}>{shownShare(productPercent)}</Line>}
      {primePercent && <Line term={t('primeShare')}>{shownShare(primePercent)}</Line>}
    </dl>
  )
}

const fieldOf = ({ id, hasField }: ShownChannel): string =>
  hasField ? channelField(id) : id === typedApp ? 'appPrice' : 'price'

/** Prices that follow: the floor, that of the target, and the one that leaves as much as the first channel. */
function Prices({ channel, result, first }: Pick<Props, 'channel' | 'result' | 'first'>) {
  const t = useT(calculatorMessages)
  const { floor, target, same } = result
  if (floor === null)
    return (
      <div data-tone="red" className="rounded-card border border-tone-line bg-tone p-3 text-ui text-tone-ink">
        <p className="font-semibold">{t('cannotEarn')}</p>
        <p>{t('cannotEarnHint')}</p>
      </div>
    )
  if (floor.n <= 0n) return null
  const share = target && shownShare(target.foodPercent)
  return (
    <dl className="text-ui">
      <Line term={t('floor')} note={t('floorHint')}>
        <Amount of={ceilingOf(floor)} />
      </Line>
      {target && share && (
        <Line
          term={t('atTarget')}
          note={t(target.misses ? 'targetMissed' : 'targetMet', { share })}
          isBad={target.misses}
        >
          <UsePrice field={fieldOf(channel)} price={target.price} />
        </Line>
      )}
      {same && (
        <Line term={t('same', { channel: first })}>
          <UsePrice field={fieldOf(channel)} price={same} />
        </Line>
      )}
    </dl>
  )
}

/** why: a floor that was rounded down would lose money */
const ceilingOf = ({ n, d }: Rational): Rational => ({ n: (n + d - 1n) / d, d: 1n })

/** A price that is put into the field by a press. */
function UsePrice({ field, price }: { field: string; price: Rational }) {
  const { set } = useFigures()
  const text = sar(rounded(price))
  return (
    <button type="button" className="link num coarse:min-h-11" onClick={() => set(field, text)}>
      <Amount of={price} />
    </button>
  )
}
