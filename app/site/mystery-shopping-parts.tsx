import { formatMoney } from '#/domain/money.ts'
import type { VatAmounts } from '#/domain/vat.ts'
import type { MeasuredSection } from '#/features/site/sample-visit/sample.ts'
import { mysteryShoppingMessages } from '#/messages/site/mystery-shopping.ts'
import { publicPath } from '#/platform/i18n.ts'
import { LinkButton } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'

const steps = ['step1', 'step2', 'step3', 'step4', 'step5', 'step6'] as const

export function Steps() {
  const t = useT(mysteryShoppingMessages)
  const lang = useLang()
  return (
    <>
      <ol className="grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step} className="flex flex-col gap-2 rounded-card border border-line bg-card p-6">
            <span
              aria-hidden
              className="num inline-flex size-9 items-center justify-center rounded-full bg-primary text-ui font-semibold text-on-primary"
            >
              {index + 1}
            </span>
            <h3 className="text-h3">{t(step)}</h3>
            <p className="text-body text-ink-2">{t(`${step}Text`)}</p>
          </li>
        ))}
      </ol>
      <div className="mt-8 max-md:[&>*]:w-full">
        <LinkButton to={publicPath(lang, '/ai-reports')}>{t('seeReport')}</LinkButton>
      </div>
    </>
  )
}

const percent = (value: number): string => `${value}%`

type MeasuredProps = { sections: readonly MeasuredSection[]; full: number }

/** Sections of the full questionnaire with their weights. */
export function Measured({ sections, full }: MeasuredProps) {
  const t = useT(mysteryShoppingMessages)
  const heaviest = Math.max(...sections.map(({ weight }) => weight))
  const lang = useLang()
  const cell = 'px-3 py-3'
  return (
    <table className="w-full border-collapse bg-card text-body">
      <caption className="sr-only">{t('measuredTitle')}</caption>
      <thead>
        <tr className="border-b border-line-input text-caption text-ink-2">
          <th scope="col" className={`${cell} text-start`}>
            {t('section')}
          </th>
          <th scope="col" className={`${cell} text-numeric`}>
            {t('questions')}
          </th>
          <th scope="col" className={`${cell} text-start md:w-2/5`}>
            {t('weight')}
          </th>
        </tr>
      </thead>
      <tbody>
        {sections.map(({ key, title, weight, questions }) => (
          <tr key={key} className="border-b border-line">
            <th scope="row" className={`${cell} text-start font-medium`}>
              {title}
            </th>
            <td className={`${cell} num text-numeric`}>{questions}</td>
            <td className={cell}>
              <bdi dir="ltr" className="num inline-block w-11 font-semibold">
                {percent(weight)}
              </bdi>
              <svg aria-hidden height="10" className="ms-3 inline-block w-[calc(100%-3.5rem)] max-md:hidden">
                <rect
                  x={lang === 'ar' ? `${100 - (weight * 100) / heaviest}%` : 0}
                  width={`${(weight * 100) / heaviest}%`}
                  height="10"
                  rx="3"
                  className="fill-primary"
                />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-semibold">
          <th scope="row" className={`${cell} text-start`}>
            {t('measuredTotal')}
          </th>
          <td className={`${cell} num text-numeric`}>{full}</td>
          <td className={cell}>
            <bdi dir="ltr" className="num">
              {percent(sections.reduce((sum, { weight }) => sum + weight, 0))}
            </bdi>
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

type PricesProps = { prices: { full_service: VatAmounts; basic: VatAmounts }; full: number; basic: number }

/** Prices of a single visit, before VAT and with it. */
export function Prices({ prices, full, basic }: PricesProps) {
  const t = useT(mysteryShoppingMessages)
  const lang = useLang()
  const kinds = [
    { name: t('basic'), text: t('basicText', { count: basic }), price: prices.basic },
    { name: t('full'), text: t('fullText', { count: full }), price: prices.full_service },
  ]
  return (
    <>
      <ul className="grid gap-4 md:grid-cols-2 md:gap-6">
        {kinds.map(({ name, text, price }) => (
          <li key={name} className="flex flex-col gap-2 rounded-card border border-line bg-card p-6">
            <h3 className="text-h3">{name}</h3>
            <p className="text-h2 font-semibold">
              <Money halalas={price.net} /> <span className="text-ui font-normal text-ink-2">{t('beforeVat')}</span>
            </p>
            <p className="text-ui text-ink-2">{t('withVat', { price: formatMoney(price.gross, lang) })}</p>
            <p className="text-body text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-8 max-md:[&>*]:w-full">
        <LinkButton to={publicPath(lang, '/plans')}>{t('seePlans')}</LinkButton>
      </div>
    </>
  )
}

const ethics = ['ethic1', 'ethic2', 'ethic3', 'ethic4', 'ethic5', 'ethic6'] as const

/** Rules of conduct for shoppers, with a link to the whole code. */
export function Ethics() {
  const t = useT(mysteryShoppingMessages)
  const lang = useLang()
  return (
    <>
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        {ethics.map((ethic) => (
          <li key={ethic} className="border-s-2 border-primary ps-4">
            <h3 className="text-h3">{t(ethic)}</h3>
            <p className="mt-1 text-body text-ink-2">{t(`${ethic}Text`)}</p>
          </li>
        ))}
      </ul>
      <div className="mt-8 max-md:[&>*]:w-full">
        <LinkButton to={`${publicPath(lang, '/terms')}#shopper-code`}>{t('readCode')}</LinkButton>
      </div>
    </>
  )
}
