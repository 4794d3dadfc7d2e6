import type { ReactNode } from 'react'
import { href } from 'react-router'
import { formatMoney } from '#/domain/money.ts'
import { bankStatementMessages } from '#/messages/payouts/bank-statements.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { Beside, BesidePart } from '#/ui/beside.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { useRights } from '#/ui/rights.tsx'
import { lineTones, type LineRow } from '../list.ts'
import type { LinePageData } from '../read-line.server.ts'
import { AsideForm, MatchNow } from './line-decisions.tsx'
import { LineFactList, MatchLink } from './line-facts.tsx'

/** The list of lines with a pressed one beside it, where it can be matched with what was found, or set aside. */
export function BesideLines({ rows, children }: { rows: readonly LineRow[]; children: ReactNode }) {
  const t = useT(bankStatementMessages)
  const lang = useLang()
  const titleOf = ({ amount }: LinePageData) =>
    t(amount > 0 ? 'moneyIn' : 'moneyOut', { amount: formatMoney(Math.abs(amount), lang) })
  return (
    <Beside<LinePageData>
      ids={rows.map(({ id }) => id)}
      version={rows}
      page={(lineId) => href('/admin/finance/bank/:lineId', { lineId })}
      name={titleOf}
      head={(line) => (
        <>
          <span>{titleOf(line)}</span>
          <StatusBadge tone={lineTones[line.state]}>{t(`state_${line.state}`)}</StatusBadge>
        </>
      )}
      body={(line) => <LineBody line={line} />}
      foot={(line) => <MatchNow key={`${line.id} ${line.version}`} line={line} />}
    >
      {children}
    </Beside>
  )
}

function LineBody({ line }: { line: LinePageData }) {
  const t = useT(bankStatementMessages)
  const { has } = useRights()
  const live = line.matches.filter(({ undone }) => !undone)
  const isOpen = line.state === 'open' || line.state === 'part'
  return (
    <>
      <LineFactList line={line} columns={1} />
      {isOpen && line.suggestion && (
        <p className="text-ui">
          {line.suggestion.why
            ? t(`why_${line.suggestion.why}`)
            : t(line.suggestion.certain ? 'certainLabel' : 'suggested', { label: line.suggestion.label })}
        </p>
      )}
      {live.length > 0 && (
        <BesidePart title={t('matches')}>
          <ul className="flex flex-col divide-y divide-line border-b border-line">
            {live.map((match) => (
              <li key={match.id} className="flex items-baseline justify-between gap-4 py-2 text-ui">
                <MatchLink match={match} />
                <Money halalas={match.amount} />
              </li>
            ))}
          </ul>
        </BesidePart>
      )}
      {isOpen && has('statements.book') && (
        <BesidePart title={t('asideTitle')}>
          <AsideForm key={`${line.id} ${line.version}`} line={line} />
        </BesidePart>
      )}
    </>
  )
}
