import { formatDate, formatDay } from '#/domain/riyadh-time.ts'
import { nameFor, otherName } from '#/domain/branch-names.ts'
import { useMay } from '#/features/companies/members/components/rights.tsx'
import { branchListMessages } from '#/messages/office/branch-records.ts'
import { unvisitedMessages } from '#/messages/reporting/unvisited.ts'
import { useLang, useT } from '#/ui/language.tsx'
import type { ListCells } from '#/ui/list-table.tsx'
import { ScoreBadge } from '#/ui/score.tsx'
import { Time } from '#/ui/time.tsx'
import { type BranchLine, pathIn } from '../list.ts'

/** Cells of the list that show more than one value, in one line where the width allows. */
export const useBranchCells = (): ListCells<BranchLine> => ({
  name: (row) => <NameCell row={row} />,
  score: (row) => <ScoreCell row={row} />,
  lastVisit: (row) => <LastVisitCell row={row} />,
  certificate: (row) => <CertificateCell row={row} />,
  nextVisit: ({ nextVisit }) => nextVisit && <Time at={nextVisit} />,
  openActions: ({ openActions }) => (openActions > 0 ? <span className="num">{openActions}</span> : null),
})

/** On phones the row has two lines: the second one holds place, last visit and open actions. */
function NameCell({ row }: { row: BranchLine }) {
  const { names, path, last, openActions } = row
  const t = useT(branchListMessages)
  const lang = useLang()
  const wait = useWaiting()
  const other = otherName(names, lang)
  const facts = [
    pathIn(path, lang),
    wait(row) ?? (last ? formatDay(last.day, lang) : ''),
    openActions > 0 ? t('actionCount', { count: openActions }) : '',
  ].filter(Boolean)
  return (
    <span className="cell-pair">
      <bdi className="font-medium wrap-anywhere" {...(other && { title: other })}>
        {nameFor(names, lang)}
      </bdi>
      {facts.length > 0 && <span className="text-caption font-normal text-ink-2 md:hidden">{facts.join(' · ')}</span>}
    </span>
  )
}

function ScoreCell({ row: { last } }: { row: BranchLine }) {
  const t = useT(branchListMessages)
  const may = useMay()
  if (last) return <ScoreBadge score={last.score} word={false} />
  return may('insights.read') ? <span className="text-caption text-ink-2">{t('notVisited')}</span> : null
}

/** How long a branch has waited for a visit, where that is too long. */
function useWaiting() {
  const t = useT(unvisitedMessages)
  return ({ waits }: BranchLine): string | null => {
    if (waits === null) return null
    return waits === 'never' ? t('never') : t('days', { count: waits })
  }
}

function LastVisitCell({ row }: { row: BranchLine }) {
  const { last, visits } = row
  const t = useT(branchListMessages)
  const lang = useLang()
  const waits = useWaiting()(row)
  if (waits) return <span className="whitespace-nowrap">{waits}</span>
  if (!last) return null
  return (
    <span className="inline-flex flex-wrap gap-x-2">
      <span className="whitespace-nowrap">{formatDay(last.day, lang)}</span>
      <span className="text-caption whitespace-nowrap text-ink-2">{t('visitCount', { count: visits })}</span>
    </span>
  )
}

function CertificateCell({ row: { certificate } }: { row: BranchLine }) {
  const t = useT(branchListMessages)
  const lang = useLang()
  if (!certificate) return null
  const { level, state, until } = certificate
  const held = state === 'valid' || state === 'expires-soon'
  return (
    <span className="inline-flex flex-wrap gap-x-2">
      <span>{t(`level_${level}`)}</span>
      <span className="text-caption whitespace-nowrap text-ink-2">
        {held ? t('until', { day: formatDate(new Date(until), lang) }) : t(`state_${state}`)}
      </span>
    </span>
  )
}
