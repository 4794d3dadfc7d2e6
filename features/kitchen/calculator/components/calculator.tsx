import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Form, useLocation } from 'react-router'
import { nameFor } from '#/domain/branch-names.ts'
import { type Calculation, calculate, house } from '#/domain/kitchen/calculator.ts'
import { isNegative, minus, zero } from '#/domain/kitchen/figures.ts'
import { isLess } from '#/domain/rational.ts'
import { calculatorMessages } from '#/messages/kitchen/calculator.ts'
import { Button } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useHydrated } from '#/ui/use-hydrated.ts'
import type { CalculatorPage } from '../read-calculator.server.ts'
import { addressOf, exactOf, textsOf } from '../values.ts'
import { shownMoney } from './amounts.tsx'
import { ChannelColumn, type ShownChannel } from './channel-result.tsx'
import { useTermsText } from './channel-words.ts'
import { FiguresContext } from './figures.tsx'
import { CalculatorInputs } from './inputs.tsx'

type Props = { page: CalculatorPage; children: (texts: Readonly<Record<string, string>>) => ReactNode }

/** What is typed on one side, what it comes to on the other. The address follows, so that it can be passed on. */
export function Calculator({ page, children }: Props) {
  const { search, pathname } = useLocation()
  const [texts, setTexts] = useState(() => textsOf(page, new URLSearchParams(search)))
  const result = useMemo(
    () =>
      calculate(texts, {
        isRegistered: page.setting.isRegistered,
        channels: page.channels.map(({ rule }) => rule),
        exact: exactOf(page),
      }),
    [texts, page],
  )
  const address = addressOf(page, texts)
  useEffect(() => {
    // why: the router would read the page again at every key
    const later = setTimeout(() => window.history.replaceState(window.history.state, '', pathname + address), 300)
    return () => clearTimeout(later)
  }, [pathname, address])
  const set = (name: string, text: string) => setTexts((before) => ({ ...before, [name]: text }))
  return (
    <FiguresContext value={{ texts, result, set }}>
      <Form method="get" className="grid items-start gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        {page.dish && <input type="hidden" name="dish" value={page.dish.id} />}
        {page.branchId && <input type="hidden" name="branch" value={page.branchId} />}
        <div className="flex min-w-0 flex-col gap-6">
          <CalculatorInputs page={page} />
          <Calculate />
        </div>
        <Results page={page} result={result} />
      </Form>
      {children(texts)}
    </FiguresContext>
  )
}

/** Without scripts the form asks the server, which reckons the same. */
function Calculate() {
  const t = useT(calculatorMessages)
  if (useHydrated()) return null
  return (
    <Button type="submit" variant="primary">
      {t('calculate')}
    </Button>
  )
}

function useChannels({ channels }: CalculatorPage, { channels: results }: Calculation): ShownChannel[] {
  const t = useT(calculatorMessages)
  const lang = useLang()
  const terms = useTermsText()
  if (channels.length === 0)
    return results.map(({ id }) => ({ id, name: t(id === house ? 'inHouse' : 'app'), terms: null, hasField: false }))
  return channels.map((channel) => ({
    id: channel.id,
    name: nameFor(channel.names, lang),
    terms: terms(channel),
    hasField: true,
  }))
}

function Results({ page, result }: { page: CalculatorPage; result: Calculation }) {
  const t = useT(calculatorMessages)
  const shown = useChannels(page, result)
  const first = shown[0]?.name ?? ''
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <h2 className="text-h1" aria-live="polite">
        <Headline shown={shown} result={result} />
      </h2>
      {result.wrong.length > 0 && (
        <Notice kind="warning" title={t('wrong')} live>
          {t('wrongHint')}
        </Notice>
      )}
      <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
        {result.channels.map((one, index) => (
          <ChannelColumn
            key={one.id}
            channel={shown[index]!}
            result={one}
            first={first}
            isRegistered={page.setting.isRegistered}
            isOpen={(page.dish?.open ?? 0) > 0}
          />
        ))}
      </div>
      <BreakEven page={page} result={result} first={first} />
    </div>
  )
}

/** The sentence that decides: a loss first, else the least that is left. */
function Headline({ shown, result }: { shown: ShownChannel[]; result: Calculation }) {
  const t = useT(calculatorMessages)
  const lang = useLang()
  const blocked = result.channels.findIndex(({ floor }) => floor === null)
  if (blocked >= 0) return t('cannot', { channel: shown[blocked]!.name })
  const priced = result.channels.flatMap(({ at }, index) => (at ? [{ at, name: shown[index]!.name }] : []))
  const [least] = priced.toSorted((a, b) => (isLess(a.at.margin, b.at.margin) ? -1 : 1))
  if (!least) return t('typeFood')
  const { margin } = least.at
  if (isNegative(margin)) return t('loses', { channel: least.name, money: shownMoney(minus(zero, margin), lang) })
  const money = shownMoney(margin, lang)
  return priced.length === 1 ? t('leaves', { money }) : t('leavesLeast', { channel: least.name, money })
}

function BreakEven({ page, result, first }: { page: CalculatorPage; result: Calculation; first: string }) {
  const t = useT(calculatorMessages)
  const lang = useLang()
  const { breakEven: found, noBreakEven } = result
  if (!found && !noBreakEven) return null
  const isMixed = page.channels.some(({ rule }) => rule.sold !== null)
  return (
    <section className="flex flex-col gap-1 border-t border-line pt-4">
      <h3 className="text-h3 font-semibold">{t('breakEven')}</h3>
      {found ? (
        <>
          <p className="text-ui">
            {t('breakEvenAt', { count: Number(found.portions), money: shownMoney(found.sales, lang) })}
          </p>
          {result.channels.length > 1 && (
            <p className="text-caption text-ink-2">{isMixed ? t('byMix') : t('byFirst', { channel: first })}</p>
          )}
        </>
      ) : (
        <p className="text-ui">{t(noBreakEven === 'no-margin' ? 'noMargin' : 'noPrice')}</p>
      )}
    </section>
  )
}
