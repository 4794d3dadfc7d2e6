import { withoutMarks } from '#/domain/text.ts'
import { Link } from 'react-router'
import type { PlanAnswer, PlanPrices, PlanQuestion, PlanWay } from '#/domain/billing/plan-choice.ts'
import { formatMoney, type Halalas, moneyParts } from '#/domain/money.ts'
import { withVat } from '#/domain/vat.ts'
import { planCardMessages } from '#/messages/billing/plan-cards.ts'
import { planToolMessages } from '#/messages/site/plan-tool.ts'
import { publicPath } from '#/platform/i18n.ts'
import { Badge } from '#/ui/badge.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { MarketingPrice, planNames } from './plan-cards.tsx'

/** Name of a way: `Professional and 6 single visits`. */
export function useWayName(): (way: Pick<PlanWay, 'plan' | 'singles'>) => string {
  const t = useT(planToolMessages)
  const cards = useT(planCardMessages)
  return ({ plan, singles }) => {
    if (plan === null) return t('waySingles')
    const name = cards(planNames[plan])
    return singles === 0 ? name : t('wayBoth', { plan: name, count: singles })
  }
}

type PlanAnswerProps = { question: PlanQuestion; answer: PlanAnswer; single: PlanPrices['single'] }

/** The cheapest way with its price, the other ways as bars, and the ways on. */
export function PlanAnswerView({ question, answer, single }: PlanAnswerProps) {
  const t = useT(planToolMessages)
  const lang = useLang()
  const nameOf = useWayName()
  const { ways, count, forEnterprise } = answer
  const [best] = ways
  return (
    <div className="flex flex-col gap-6">
      <div>
        <p className="flex flex-wrap items-center gap-3 text-ui text-ink-2">
          {t('visitsPerMonth', { count })}
          <Badge tone="green">{t('cheapest')}</Badge>
        </p>
        <h2 className="mt-3 text-h3">{nameOf(best)}</h2>
        <BigPrice halalas={best.net} />
      </div>
      <Figures best={best} saving={answer.saving} />
      <Ways ways={ways} />
      <WaysOn question={question} best={best} price={single[question.type]} />
      {forEnterprise && (
        <p className="text-ui text-ink-2">
          <span className="me-1">{t('enterprise')}</span>
          <Link to={publicPath(lang, '/contact?subject=plans')} className="link">
            {t('askOffer')}
          </Link>
        </p>
      )}
    </div>
  )
}

function BigPrice({ halalas }: { halalas: Halalas }) {
  const t = useT(planToolMessages)
  const [before, amount, after] = moneyParts(halalas, useLang())
  return (
    <p className="num mt-1 text-body-lg font-medium">
      {before}
      <strong className="text-display font-semibold">{amount.replace(/\.00$/, '')}</strong>
      {after} <span className="whitespace-nowrap">{t('perMonth')}</span>
    </p>
  )
}

function Figures({ best, saving }: { best: PlanWay; saving: Halalas }) {
  const t = useT(planToolMessages)
  const figures = [
    [t('perVisit'), best.perVisit],
    [t('withVat'), withVat(best.net).gross],
    [t('saving'), saving],
  ] as const
  return (
    <dl className="grid border-y border-line max-md:divide-y max-md:divide-line md:grid-cols-3 md:divide-x md:divide-line">
      {figures.map(([term, halalas]) => (
        <div
          key={term}
          className="flex gap-2 py-3 max-md:items-baseline max-md:justify-between md:flex-col md:justify-between md:px-4 md:first:ps-0"
        >
          <dt className="text-caption text-ink-2">{term}</dt>
          <dd className="text-body font-semibold">
            <MarketingPrice halalas={halalas} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** All ways as bars, the cheapest first. */
function Ways({ ways }: Pick<PlanAnswer, 'ways'>) {
  const t = useT(planToolMessages)
  const lang = useLang()
  const nameOf = useWayName()
  const dearest = Math.max(1, ...ways.map(({ net }) => net))
  return (
    <ul aria-label={t('allWays')} className="flex flex-col gap-3">
      {ways.map((way, index) => {
        const width = (way.net * 100) / dearest
        return (
          <li key={way.plan ?? 'single'} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 text-ui">
            <span className={classes(index === 0 && 'font-semibold')}>{nameOf(way)}</span>
            <span className={classes('num', index === 0 && 'font-semibold')}>
              <MarketingPrice halalas={way.net} />
            </span>
            <svg aria-hidden width="100%" height="8" className="col-span-2 rounded-full bg-surface-2">
              <rect
                x={lang === 'ar' ? `${100 - width}%` : 0}
                width={`${width}%`}
                height="8"
                rx="4"
                className={index === 0 ? 'fill-primary' : 'fill-ink-3'}
              />
            </svg>
          </li>
        )
      })}
    </ul>
  )
}

type WaysOnProps = { question: PlanQuestion; best: PlanWay; price: Halalas }

function WaysOn({ question, best, price }: WaysOnProps) {
  const t = useT(planToolMessages)
  const cards = useT(planCardMessages)
  const lang = useLang()
  const order = (
    <LinkButton
      to={publicPath(lang, `/client-registration?visit=${question.type}&branches=${question.branches}`)}
      variant={best.plan === null ? 'primary' : 'secondary'}
      size="large"
      full="phone"
    >
      {t('orderOne', { price: formatMoney(price, lang).replace(/\.00(?=\D|$)/, '') })}
    </LinkButton>
  )
  if (best.plan === null) return <div>{order}</div>
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton
        to={publicPath(lang, `/signup?plan=${best.plan}`)}
        variant="primary"
        size="large"
        full="phone"
        aria-label={withoutMarks(t('choosePlanNamed', { plan: cards(planNames[best.plan]) }))}
      >
        {t('choosePlan')}
      </LinkButton>
      {order}
    </div>
  )
}
