import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatMoney, formatAmount } from '#/domain/money.ts'
import { formatDate } from '#/domain/riyadh-time.ts'
import { formatPoints } from '#/domain/score.ts'
import { stakeMessages } from '#/messages/reporting/stakes.ts'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { ClientReport } from '../read-client-report.server.ts'
import type { StakeView } from '../stake-view.server.ts'
import { exampleText, groupedNumber } from '../stake-example.ts'
import { useTabAddress } from './report-tabs.tsx'

type Props = {
  report: ClientReport
  /** Form to change the rate, with permission. */
  change?: ReactNode
}

/** Findings by their estimated monthly cost for the branch, with every factor of the estimate. */
export function Stakes({ report, change }: Props) {
  const t = useT(stakeMessages)
  const { stakes } = report
  if (!stakes) return null
  return (
    <Card id="stakes" title={t('title')} description={t('hint')} className="scroll-mt-32">
      {stakes.findings.length === 0 ? (
        <p className="text-ui">{t('none')}</p>
      ) : (
        <StakeTable report={report} stakes={stakes} />
      )}
      <details className="mt-4">
        <summary className="link w-fit text-ui coarse:py-2.5">{t('how')}</summary>
        <HowEstimated stakes={stakes} change={change} />
      </details>
    </Card>
  )
}

function StakeTable({ report, stakes }: { report: ClientReport; stakes: StakeView }) {
  const t = useT(stakeMessages)
  const address = useTabAddress()
  const titles = new Map(report.findings.map(({ key, text }) => [key, text]))
  const cell = 'num py-2 ps-4 text-numeric align-top whitespace-nowrap'
  return (
    <>
      <table className="w-full border-collapse text-ui">
        <caption className="sr-only">{t('title')}</caption>
        <thead>
          <tr className="border-b border-line text-micro text-ink-2">
            <th scope="col" className="py-1 text-start font-medium">
              {t('finding')}
            </th>
            <th scope="col" className="py-1 ps-4 text-numeric font-medium">
              {t('points')}
            </th>
            <th scope="col" className="py-1 ps-4 text-numeric font-medium">
              {t('amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {stakes.findings.map(({ key, points, amount }) => (
            <tr key={key} className="border-b border-line">
              <th scope="row" className="py-2 text-start font-normal">
                <Link to={address('answers', `finding-${key}`)} className="link inline-flex min-h-6 items-center">
                  {titles.get(key) ?? key}
                </Link>
              </th>
              <td className={cell}>
                <bdi dir="ltr">{formatPoints(points)}</bdi>
              </td>
              <td className={cell}>
                <bdi dir="ltr">{formatAmount(amount)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" className="py-2 text-start">
              {t('total')}
            </th>
            <td className={cell}>
              <bdi dir="ltr">{formatPoints(stakes.total.points)}</bdi>
            </td>
            <td className={cell}>
              <bdi dir="ltr">{formatAmount(stakes.total.amount)}</bdi>
            </td>
          </tr>
        </tfoot>
      </table>
      {stakes.total.isLimited && (
        <p className="mt-2 text-caption text-ink-2">{t('limited', { points: formatPoints(stakes.total.points) })}</p>
      )}
    </>
  )
}

function HowEstimated({ stakes, change }: { stakes: StakeView; change: ReactNode }) {
  const t = useT(stakeMessages)
  const lang = useLang()
  const { basis, confirmedAt } = stakes
  const example = exampleText(stakes, lang)
  return (
    <div className="mt-3 flex flex-col gap-4 text-ui">
      <p>{t('formula')}</p>
      {example && <p className="num font-medium">{example}</p>}
      <DescriptionList
        columns={2}
        items={[
          { term: t('covers'), value: <span className="num">{groupedNumber(basis.covers)}</span> },
          { term: t('bill'), value: formatMoney(basis.bill, lang) },
          {
            term: t('rate'),
            value: t('rateOf', { rate: `${basis.rate}%`, date: formatDate(new Date(confirmedAt), lang) }),
          },
        ]}
      />
      <p className="text-caption text-ink-2">{t('critical')}</p>
      <p className="text-caption text-ink-2">{t('ground')}</p>
      {change && <div data-print="hide">{change}</div>}
    </div>
  )
}
