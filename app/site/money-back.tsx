import { Link } from 'react-router'
import { moneyBackDays } from '#/domain/plans.ts'
import { planCardMessages } from '#/messages/billing/plan-cards.ts'
import { plansMessages } from '#/messages/site/plans.ts'
import { publicPath } from '#/platform/i18n.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { starPath } from './star.ts'

/** The refund of a plan's first payment as a band. */
export function MoneyBack() {
  const t = useT(plansMessages)
  const cards = useT(planCardMessages)
  const lang = useLang()
  return (
    <section aria-labelledby="money-back-title" className="bg-brand text-on-brand [&_:focus-visible]:outline-on-brand">
      <div className="mx-auto flex max-w-[1264px] items-center gap-6 px-4 py-12 max-md:flex-col max-md:items-start md:gap-14 md:px-8 md:py-16">
        <svg aria-hidden viewBox="0 0 120 120" className="size-28 shrink-0 md:size-36">
          <path d={starPath(60, 56)} fill="none" stroke="currentColor" strokeWidth="2.5" />
          <text x="60" y="72" textAnchor="middle" fill="currentColor" className="num text-[34px] font-semibold">
            {moneyBackDays}
          </text>
        </svg>
        <div>
          <p className="text-ui font-medium">{cards('moneyBack', { count: moneyBackDays })}</p>
          <h2 id="money-back-title" className="mt-1 text-h2">
            {t('moneyBackTitle')}
          </h2>
          <p className="prose-width mt-3 text-body-lg text-on-brand/80">{t('moneyBackText')}</p>
          <Link
            to={publicPath(lang, '/terms#refunds')}
            className="mt-2 inline-flex min-h-11 items-center font-medium underline underline-offset-[.3em] hover:decoration-2"
          >
            {t('refundRule')}
          </Link>
        </div>
      </div>
    </section>
  )
}
