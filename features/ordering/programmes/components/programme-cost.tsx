import { addDays, formatDay } from '#/domain/riyadh-time.ts'
import type { ProgrammeUse } from '#/domain/ordering/programme-use.ts'
import { withVat } from '#/domain/vat.ts'
import { evaluationMessages } from '#/messages/evaluations.ts'
import { programmeMessages } from '#/messages/ordering/programmes.ts'
import { DescriptionList } from '#/ui/facts.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import type { ProgrammeQuote } from '../quote.server.ts'

type CostProps = { quote: ProgrammeQuote }

/** Visits, allowance and price of a programme before it is saved. */
export function ProgrammeCost({ quote }: CostProps) {
  const t = useT(programmeMessages)
  const lang = useLang()
  const { first, each, cadence, beyondPlan } = quote
  return (
    <section aria-live="polite" className="flex flex-col gap-4">
      <h2 className="text-h3">{t('cost')}</h2>
      {first && (
        <>
          <h3 className="text-ui font-semibold">
            {t('costFirst', {
              from: formatDay(first.period.from, lang),
              until: formatDay(addDays(first.period.until, -1), lang),
            })}
          </h3>
          <UseFacts use={first} beyondPlan={beyondPlan} />
        </>
      )}
      <h3 className="text-ui font-semibold">{t(`costEach_${cadence}`)}</h3>
      <UseFacts use={each} beyondPlan={beyondPlan} />
      <p className="text-caption text-ink-2">{t('costHint')}</p>
    </section>
  )
}

/** What a programme takes of the plan in one period. */
export function UseFacts({ use, beyondPlan }: { use: ProgrammeUse; beyondPlan: boolean }) {
  const t = useT(programmeMessages)
  const word = useT(evaluationMessages)
  const number = (value: number) => <span className="num">{value}</span>
  const { net, gross } = withVat(use.net)
  return (
    <DescriptionList
      columns={2}
      items={[
        { term: t('costVisits'), value: number(use.visits) },
        { term: t('costWithin'), value: number(use.within) },
        { term: t(beyondPlan ? 'costBeyond' : 'costNotPlanned'), value: number(use.beyond) },
        { term: t('costLeft'), value: use.left === null ? t('withoutLimit') : number(use.left) },
        { term: word('netPrice'), value: <Money halalas={net} /> },
        { term: word('total'), value: <Money halalas={gross} /> },
      ]}
    />
  )
}
