import { CalendarPlus } from 'lucide-react'
import { href, Link } from 'react-router'
import { formatDay } from '#/domain/riyadh-time.ts'
import { WithRight } from '#/features/companies/members/components/rights.tsx'
import { unvisitedMessages } from '#/messages/reporting/unvisited.ts'
import { LinkButton } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ScoreMark } from '#/ui/score.tsx'
import type { Unvisited, UnvisitedBranch } from '../read-unvisited.server.ts'

/** Branches that wait for a visit, the longest wait first, each with a way to order one. */
export function UnvisitedBranches({ unvisited: { rows, total, branches } }: { unvisited: Unvisited }) {
  const t = useT(unvisitedMessages)
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="unvisited" className="flex flex-col gap-2">
      <h2 id="unvisited" className="text-h3">
        {t('title')}
        <span className="ms-2 text-ui font-normal text-ink-2">{t('ofBranches', { count: total, all: branches })}</span>
      </h2>
      <table className="w-full border-collapse text-ui">
        <caption className="sr-only">{t('title')}</caption>
        <thead className="max-md:sr-only">
          <tr className="text-caption text-ink-2">
            {(['branch', 'waiting', 'lastVisit', 'score'] as const).map((name) => (
              <th key={name} scope="col" className="py-1.5 pe-4 text-start font-normal">
                {t(name)}
              </th>
            ))}
            <th scope="col" className="py-1.5">
              <span className="sr-only">{t('order')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </tbody>
      </table>
      {total > rows.length && (
        <p className="text-caption text-ink-2">{t('firstOnes', { count: rows.length, all: total })}</p>
      )}
    </section>
  )
}

function Row({ row: { id, name, location, days, lastOn, score, reportId } }: { row: UnvisitedBranch }) {
  const t = useT(unvisitedMessages)
  const lang = useLang()
  return (
    <tr className="border-t border-line max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:py-2">
      <th scope="row" aria-label={name} className="py-2 pe-4 text-start font-medium max-md:w-full max-md:py-0">
        <Link
          to={href('/client/branches/:branchId', { branchId: id })}
          className="link inline-flex min-h-8 items-center coarse:min-h-11"
        >
          <bdi>{name}</bdi>
        </Link>
        <span className="block text-caption font-normal text-ink-2">
          <bdi>{location}</bdi>
        </span>
      </th>
      <td className="py-2 pe-4 max-md:py-0">{days === null ? t('never') : t('days', { count: days })}</td>
      <td className="py-2 pe-4 whitespace-nowrap text-ink-2 max-md:py-0">
        {lastOn && reportId && (
          <Link
            to={href('/client/reports/:reportId', { reportId })}
            className="link inline-flex min-h-8 items-center coarse:min-h-11"
          >
            {formatDay(lastOn, lang)}
          </Link>
        )}
      </td>
      <td className="py-2 pe-4 max-md:py-0">{score !== null && <ScoreMark score={score} />}</td>
      <td className="py-2 text-end max-md:w-full max-md:py-0 max-md:text-start">
        <WithRight to="evaluations.request">
          <LinkButton
            size="dense"
            icon={CalendarPlus}
            to={`${href('/client/secret-shopper')}?new=1&branch=${id}`}
            aria-label={t('orderFor', { branch: name })}
          >
            {t('order')}
          </LinkButton>
        </WithRight>
      </td>
    </tr>
  )
}
