import { formatMoney } from '#/domain/money.ts'
import { figuresOf } from '#/domain/operations/daily-reports/values.ts'
import { dailyFillMessages } from '#/messages/operations/daily-reports-fill.ts'
import { Money } from '#/ui/money.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useDaily } from './daily-context.ts'
import { SectionFields } from './value-fields.tsx'

/** Sales by tender with their sum, by channel, and what the terminals show. */
export function SalesStep() {
  const t = useT(dailyFillMessages)
  const lang = useLang()
  const { state } = useDaily()
  const { gross, net, vat, terminal, terminalDiffers } = figuresOf(state.values)
  const shown = typeof state.values['terminal.total'] === 'number'
  const money = (amount: number) => formatMoney(amount, lang)
  return (
    <>
      <section>
        <h3 className="text-h3 pb-1">{t('byTender')}</h3>
        <SectionFields section="sales" only={(key) => key.startsWith('sales.')} />
      </section>
      <section>
        <h3 className="text-h3 pb-1">{t('others')}</h3>
        <SectionFields
          section="sales"
          only={(key) => !/^(sales|channel)\./.test(key) && (key !== 'terminal.reason' || terminalDiffers)}
        />
        {shown && (
          <p data-tone={terminalDiffers ? 'red' : 'green'} className="pt-1 text-caption text-tone-ink">
            {terminalDiffers ? t('terminalWrong', { expected: money(terminal) }) : t('terminalRight')}
          </p>
        )}
      </section>
      <section className="border-t-2 border-ink pt-3">
        <p className="flex items-baseline justify-between gap-4">
          <span className="text-h3">{t('salesSum')}</span>
          <strong className="num text-h2">
            <Money halalas={gross} bare />
          </strong>
        </p>
        <p className="text-caption text-ink-2">{t('netAndVat', { net: money(net), vat: money(vat) })}</p>
      </section>
      <section>
        <h3 className="text-h3 pb-1">{t('byChannel')}</h3>
        <SectionFields section="sales" only={(key) => key.startsWith('channel.')} />
      </section>
    </>
  )
}
