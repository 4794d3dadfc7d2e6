import { href } from 'react-router'
import { formatDay } from '#/domain/riyadh-time.ts'
import { formatTenths } from '#/domain/score.ts'
import { morningMessages } from '#/messages/reporting/morning.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { ScoreMark } from '#/ui/score.tsx'
import type { ConcernRow, Morning } from '../read-morning.server.ts'
import { MorningPart } from './morning-part.tsx'

/** Branches at risk or not visited, the most urgent first. */
export function Concerns({ morning: { concerns, concernCount, branchCount } }: { morning: Morning }) {
  const t = useT(morningMessages)
  if (branchCount === 0) return null
  return (
    <MorningPart
      title={
        <>
          {t('followUp')}
          <span className="ms-2 text-ui font-normal text-ink-2">
            {t('ofBranches', { count: concernCount, all: branchCount })}
          </span>
        </>
      }
      link={{ to: href('/client/reports/branches'), label: t('allBranches') }}
    >
      {concerns.length === 0 ? (
        <p className="py-3 text-ui text-ink-2">{t('noConcerns')}</p>
      ) : (
        <table className="w-full border-collapse text-ui">
          <caption className="sr-only">{t('followUp')}</caption>
          <thead className="max-md:sr-only">
            <tr className="text-caption text-ink-2">
              {(['branch', 'score', 'change', 'lastVisit', 'reason'] as const).map((name) => (
                <th key={name} scope="col" className="py-1.5 pe-4 text-start font-normal">
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {concerns.map((row) => (
              <Line key={row.id} row={row} />
            ))}
          </tbody>
        </table>
      )}
    </MorningPart>
  )
}

function Line({ row: { name, score, change, visitedOn, concern } }: { row: ConcernRow }) {
  const t = useT(morningMessages)
  const lang = useLang()
  const reason =
    concern.kind === 'not-visited' ? t('reason_not-visited', { count: concern.days }) : t(`reason_${concern.kind}`)
  return (
    <tr className="border-t border-line max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:py-2">
      <th scope="row" className="py-2 pe-4 text-start font-medium max-md:w-full max-md:py-0">
        <bdi>{name}</bdi>
      </th>
      <td className="py-2 pe-4 max-md:py-0">
        {score === null ? <span className="text-ink-2">{t('noScore')}</span> : <ScoreMark score={score} />}
      </td>
      <td className="py-2 pe-4 whitespace-nowrap max-md:py-0">
        {change !== null && (
          <bdi dir="ltr" className={change < 0 ? 'num text-danger-ink' : 'num text-success-ink'}>
            {change < 0 ? '▼' : '▲'} {formatTenths(Math.abs(change))}
          </bdi>
        )}
      </td>
      <td className="py-2 pe-4 whitespace-nowrap text-ink-2 max-md:py-0">{visitedOn && formatDay(visitedOn, lang)}</td>
      <td className="py-2 max-md:w-full max-md:py-0">{reason}</td>
    </tr>
  )
}
