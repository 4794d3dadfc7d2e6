import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type MysteryType, mysteryTypes } from '#/domain/evaluation.ts'
import { certificationLevels, levelRights } from '#/domain/levels.ts'
import { formatMoney, type Halalas } from '#/domain/money.ts'
import { expectedMinutes } from '#/domain/pay.ts'
import { thresholds } from '#/domain/shoppers/level-rise.ts'
import { defaultSpendingCaps } from '#/domain/visit-budget.ts'
import { planCardMessages } from '#/messages/billing/plan-cards.ts'
import { visitBriefMessages } from '#/messages/fieldwork/visit-brief.ts'
import { levelMessages } from '#/messages/shoppers/levels.ts'
import { joinMessages } from '#/messages/site/join.ts'
import { publicPath } from '#/platform/i18n.ts'
import { Badge } from '#/ui/badge.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { MarketingPrice } from './plan-cards.tsx'
import { visitNames } from './plan-tool.tsx'

const cell = 'px-3 py-3 text-start align-top first:ps-0 last:pe-0'

/** Fee, expected time and reimbursed order of each type of visit. */
export function Pay({ fees }: { fees: Record<MysteryType, Halalas> }) {
  const t = useT(joinMessages)
  const cards = useT(planCardMessages)
  const lang = useLang()
  return (
    <>
      <ul className="grid gap-4 md:grid-cols-2 md:gap-6">
        {mysteryTypes.toReversed().map((type) => (
          <li key={type} className="border-t-2 border-ink pt-4">
            <h3 className="text-h3">{cards(visitNames[type])}</h3>
            <p className="text-display font-semibold">
              <MarketingPrice halalas={fees[type]} />
            </p>
            <dl className="mt-2">
              <Fact term={t('minutes')}>{t('aboutMinutes', { count: expectedMinutes[type] })}</Fact>
              <Fact term={t('spending')}>
                {t('upTo', { amount: formatMoney(defaultSpendingCaps[type], lang).replace(/\.00(?=\D|$)/, '') })}
              </Fact>
            </dl>
          </li>
        ))}
      </ul>
      <p className="prose-width mt-6 text-body text-ink-2">{t('payNote')}</p>
    </>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5 text-body">
      <dt className="text-ink-2">{term}</dt>
      <dd className="num font-medium">{children}</dd>
    </div>
  )
}

export const joinSteps = ['step1', 'step2', 'step3', 'step4', 'step5'] as const

export function JoinSteps() {
  const t = useT(joinMessages)
  return (
    <ol className="grid gap-x-6 gap-y-6 md:grid-cols-5">
      {joinSteps.map((step, index) => (
        <li key={step} className="border-t-2 border-ink pt-3">
          <span aria-hidden className="num text-h2 font-semibold">
            {index + 1}
          </span>
          <h3 className="text-h3">{t(step)}</h3>
          <p className="mt-1 text-body text-ink-2">{t(`${step}Text`)}</p>
        </li>
      ))}
    </ol>
  )
}

/** Instructions as a shopper receives them, with the standard scenario of a basic visit. */
export function SampleBrief() {
  const t = useT(joinMessages)
  const brief = useT(visitBriefMessages)
  const cards = useT(planCardMessages)
  const lang = useLang()
  const cap = formatMoney(defaultSpendingCaps.basic, lang).replace(/\.00(?=\D|$)/, '')
  const parts = [
    [t('briefStay'), brief('stay_basic')],
    [brief('budget'), t('upTo', { amount: cap })],
    [brief('reportDueTerm'), brief('reportDue')],
    [t('briefPhotos'), t('briefPhotosText')],
  ] as const
  return (
    <article className="mx-auto w-full max-w-[30rem] rounded-dialog border border-line bg-card p-5 md:p-6">
      <p className="flex items-center justify-between gap-3">
        <span className="text-ui font-semibold">{cards('visitBasic')}</span>
        <Badge>{t('example')}</Badge>
      </p>
      <h3 className="mt-3 text-h3">{brief('scenario')}</h3>
      <p className="mt-1 text-body">{brief('scenario_basic')}</p>
      <dl className="mt-4">
        {parts.map(([term, text]) => (
          <div key={term} className="border-t border-line py-2.5">
            <dt className="text-caption text-ink-2">{term}</dt>
            <dd className="text-body">{text}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}

/** Levels with their rights and the published rules of a rise. */
export function Levels() {
  const t = useT(joinMessages)
  const level = useT(levelMessages)
  const lang = useLang()
  const join = (parts: readonly string[]) => parts.join(lang === 'ar' ? '، ' : ', ')
  return (
    <table className="w-full border-collapse text-body max-md:block">
      <caption className="sr-only">{t('levelsTitle')}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b-2 border-ink text-caption text-ink-2">
          {[t('level'), t('opens'), t('needs')].map((head) => (
            <th key={head} scope="col" className={cell}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {certificationLevels.map((name) => {
          const { types, openJobs, selfAssign } = levelRights[name]
          const rights = [
            t((types as readonly string[]).length === 1 ? 'opensBasic' : 'opensAll'),
            t('openJobs', { count: openJobs }),
            ...(selfAssign ? [t('claims')] : []),
          ]
          return (
            <tr key={name} className="border-b border-line max-md:block max-md:py-3">
              <th scope="row" className={`${cell} font-semibold max-md:block max-md:p-0`}>
                {level(name)}
              </th>
              <td className={`${cell} max-md:block max-md:p-0`}>{join(rights)}</td>
              <td className={`${cell} text-ink-2 max-md:block max-md:p-0`}>{join(needsOf(name, t))}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

type T = ReturnType<typeof useT<typeof joinMessages>>

function needsOf(name: (typeof certificationLevels)[number], t: T): string[] {
  if (name === 'basic') return [t('needsProfile')]
  const { reports, grade, onTimePercent, needsTest } = thresholds[name]
  return [
    t('needsReports', { count: reports }),
    t('needsGrade', { grade }),
    ...(onTimePercent === null ? [] : [t('needsPunctual', { percent: onTimePercent })]),
    ...(needsTest ? [t('needsTest')] : []),
  ]
}

export const joinQuestions = ['1', '2', '3', '4', '5', '6'] as const

export function CodeLink() {
  const t = useT(joinMessages)
  return (
    <Link
      to={`${publicPath(useLang(), '/terms')}#shopper-code`}
      className="link mt-4 inline-flex min-h-11 items-center"
    >
      {t('readCode')}
    </Link>
  )
}
