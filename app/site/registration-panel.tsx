import { Check } from 'lucide-react'
import { formatMoney } from '#/domain/money.ts'
import { formatScore } from '#/domain/score.ts'
import type { VisitPrices } from '#/features/ordering/requests/terms.server.ts'
import { clientStepMessages } from '#/messages/identity/client-steps.ts'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { StarChart, type StarSection } from '#/ui/star-chart.tsx'

type Sample = { name: string; score: number; sections: readonly StarSection[] }
type RegistrationPanelProps = { prices: VisitPrices; sample: Sample }

/** The product beside the registration: the result of one visit, and what follows the registration. */
export function RegistrationPanel({ prices, sample }: RegistrationPanelProps) {
  const t = useT(clientStepMessages)
  const lang = useLang()
  const whole = (amount: number) => formatMoney(amount, lang).replace(/\.00(?=\D|$)/, '')
  const gets = [
    t('get1'),
    t('get2', { basic: whole(prices.basic), full: whole(prices.full_service) }),
    t('get3'),
    t('get4'),
  ]
  return (
    <aside
      aria-labelledby="panel-title"
      className="m-4 flex flex-col gap-5 rounded-card border border-line bg-surface-1 p-5 md:p-8 lg:sticky lg:top-24 lg:my-14"
    >
      <h2 id="panel-title" className="text-h3">
        {t('panelTitle')}
      </h2>
      <figure className="flex flex-col items-center gap-2 rounded-card border border-line bg-card p-4">
        <StarChart sections={sample.sections} caption={t('panelStar')} />
        <p className="flex items-baseline gap-2">
          <span className="text-ui text-ink-2">{t('panelScore')}</span>
          <span className="num text-h1 font-semibold">{formatScore(sample.score, lang)}</span>
        </p>
        <figcaption className="text-caption text-ink-2">{t('panelExample', { name: sample.name })}</figcaption>
      </figure>
      <ul className="flex flex-col gap-3">
        {gets.map((text) => (
          <li key={text} className="flex items-start gap-3 text-body">
            <Icon as={Check} size={16} className="mt-1.5 text-success-ink" />
            {text}
          </li>
        ))}
      </ul>
    </aside>
  )
}
