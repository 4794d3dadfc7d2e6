import { Link } from 'react-router'
import {
  answerPlan,
  mapBranches,
  type PlanAnswer,
  type PlanPrices,
  type PlanQuestion,
  questionSearch,
  visitChoices,
} from '#/domain/billing/plan-choice.ts'
import { planCardMessages } from '#/messages/billing/plan-cards.ts'
import { planToolMessages } from '#/messages/site/plan-tool.ts'
import { classes } from '#/ui/class-names.ts'
import { useT } from '#/ui/language.tsx'
import { useWayName } from './plan-answer.tsx'
import { MarketingPrice } from './plan-cards.tsx'
import { visitNames } from './plan-tool.tsx'

type PriceMapProps = { question: PlanQuestion; prices: PlanPrices }

const looks = {
  single: 'border-line bg-canvas text-ink',
  basic: 'border-transparent bg-surface-3 text-ink',
  professional: 'border-transparent bg-primary text-on-primary',
  enterprise: 'border-dashed border-line-input bg-canvas text-ink-2',
} as const
type Kind = keyof typeof looks

const kindOf = ({ forEnterprise, ways: [best] }: PlanAnswer): Kind =>
  forEnterprise ? 'enterprise' : (best.plan ?? 'single')

/** All prices by branches and visits. Each cell is a link that sets the tool above. */
export function PriceMap({ question, prices }: PriceMapProps) {
  const t = useT(planToolMessages)
  const cards = useT(planCardMessages)
  return (
    <>
      <table className="w-full table-fixed border-separate border-spacing-1 text-caption">
        <caption className="pb-3 text-start text-ui font-medium">
          {t('mapForType', { type: cards(visitNames[question.type]) })}
        </caption>
        <thead>
          <tr>
            <th scope="col" className="w-14 pb-1 text-start align-bottom font-medium md:w-28">
              {t('branches')}
            </th>
            {visitChoices.map((count) => (
              <th key={count} scope="col" className="px-1 pb-1 align-bottom font-medium">
                {t('mapVisits', { count })}
                <span className="block font-normal text-ink-2 max-md:sr-only">{t('mapVisitsLong')}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {mapBranches.map((branches) => (
            <tr key={branches}>
              <th scope="row" className="num text-start text-ui font-semibold">
                {branches}
              </th>
              {visitChoices.map((visits) => (
                <Cell
                  key={visits}
                  asked={{ branches, visits, type: question.type }}
                  isChosen={branches === question.branches && visits === question.visits}
                  prices={prices}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Legend />
    </>
  )
}

type CellProps = { asked: PlanQuestion; isChosen: boolean; prices: PlanPrices }

function Cell({ asked, isChosen, prices }: CellProps) {
  const t = useT(planToolMessages)
  const cards = useT(planCardMessages)
  const nameOf = useWayName()
  const answer = answerPlan(asked, prices)
  const kind = kindOf(answer)
  const [best] = answer.ways
  const short = {
    single: t('shortSingles'),
    basic: cards('planBasic'),
    professional: t('shortProfessional'),
    enterprise: t('shortEnterprise'),
  }[kind]
  const extra = kind !== 'single' && kind !== 'enterprise' && best.singles > 0 ? `+${best.singles}` : null
  const visits = `${t('mapVisits', { count: answer.count })} · `
  return (
    <td className="p-0">
      <Link
        to={`${questionSearch(asked)}#tool`}
        aria-current={isChosen ? 'true' : undefined}
        className={classes(
          'flex min-h-15 flex-col items-center justify-center rounded-control border px-0.5 py-1.5 text-center underline-offset-4 hover:underline',
          looks[kind],
          isChosen && 'outline-2 outline-offset-1 outline-focus',
        )}
      >
        <span className="font-medium md:text-ui">
          <span aria-hidden className="md:hidden">
            {short}
          </span>
          <span className="max-md:sr-only">{kind === 'enterprise' ? cards('planEnterprise') : nameOf(best)}</span>
        </span>
        {extra && (
          <span aria-hidden className="md:hidden">
            <bdi dir="ltr">{extra}</bdi>
          </span>
        )}
        <span className="num">
          <span className="max-md:sr-only">{visits}</span>
          {kind === 'enterprise' ? (
            <span className="max-md:sr-only">{t('quoteText')}</span>
          ) : (
            <>
              <MarketingPrice halalas={Math.round(best.perVisit / 100) * 100} />
              <span className="ms-1 max-md:sr-only">{t('mapPerVisit')}</span>
            </>
          )}
        </span>
      </Link>
    </td>
  )
}

function Legend() {
  const t = useT(planToolMessages)
  const cards = useT(planCardMessages)
  const names: Record<Kind, string> = {
    single: t('waySingles'),
    basic: cards('planBasic'),
    professional: cards('planProfessional'),
    enterprise: cards('planEnterprise'),
  }
  return (
    <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-caption">
      {(['single', 'basic', 'professional', 'enterprise'] as const).map((kind) => (
        <li key={kind} className="flex items-center gap-2">
          <span aria-hidden className={classes('size-4 rounded-badge border', looks[kind])} />
          {names[kind]}
        </li>
      ))}
    </ul>
  )
}
