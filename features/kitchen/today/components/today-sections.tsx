import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatMoney } from '#/domain/money.ts'
import { formatDateTime, formatDay, riyadhDay } from '#/domain/riyadh-time.ts'
import { buyingTodayMessages } from '#/messages/kitchen/buying-today.ts'
import { Badge, type Tone } from '#/ui/badge.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { TodayRow, TodaySection } from '../read-today.server.ts'
import { listOf, targetOf } from './act-of.ts'

const tones = { late: 'red', today: 'yellow', soon: 'grey' } as const satisfies Record<string, Tone>
const statusTones = {
  closed: 'yellow',
  answered: 'blue',
  closing: 'grey',
  submitted: 'yellow',
  open: 'blue',
  due: 'yellow',
} as const satisfies Record<string, Tone>

/** What waits, one part for each kind; every row leads to its act. */
export function TodaySections({ sections }: { sections: readonly TodaySection[] }) {
  const t = useT(buyingTodayMessages)
  return (
    <>
      {sections.map(({ kind, total, rows }) => (
        <Card
          key={kind}
          flush
          title={t(`kind_${kind}`)}
          actions={
            (total > rows.length || (kind === 'send' && total > 1)) && (
              <Link className="link inline-flex min-h-11 items-center text-ui md:min-h-6" to={listOf[kind]}>
                {kind === 'send' ? t('several') : t('all', { count: String(total) })}
              </Link>
            )
          }
        >
          <ul className="flex flex-col">
            {rows.map((row) => (
              <Row key={`${row.kind} ${row.kind === 'count' ? row.status : ''} ${row.id}`} row={row} />
            ))}
          </ul>
        </Card>
      ))}
    </>
  )
}

function Row({ row }: { row: TodayRow }) {
  const t = useT(buyingTodayMessages)
  const { name, facts, badge } = useWords(row)
  const { to, act, isOfPhone } = targetOf(row)
  return (
    <li
      data-waits={row.kind}
      className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-3 first:border-t-0 md:px-6"
    >
      <div className="flex min-w-0 grow flex-col gap-0.5 max-md:basis-full md:flex-1">
        <p className="font-medium">
          <bdi>{name}</bdi>
        </p>
        <p className="num flex flex-wrap gap-x-3 text-caption text-ink-2">
          {facts.filter(Boolean).map((fact, index) => (
            <span key={index}>{fact}</span>
          ))}
        </p>
      </div>
      {badge}
      <LinkButton to={to} reloadDocument={isOfPhone} aria-label={t('actOn', { act: t(act), what: name })}>
        {t(act)}
      </LinkButton>
    </li>
  )
}

type Words = { name: string; facts: ReactNode[]; badge: ReactNode }

function useWords(row: TodayRow): Words {
  const t = useT(buyingTodayMessages)
  const lang = useLang()
  const branch = row.branch && <bdi>{row.branch}</bdi>
  const day = (moment: string) => formatDay(riyadhDay(new Date(moment)), lang)
  const money = (amount: number) => formatMoney(amount, lang)
  switch (row.kind) {
    case 'approve':
    case 'answer':
    case 'send':
      return {
        name: row.supplier,
        facts: [
          t('orderOf', { number: String(row.number) }),
          branch,
          t('deliveryOn', { day: formatDay(row.day, lang) }),
          row.net !== null && t('withoutVat', { amount: money(row.net) }),
        ],
        badge: row.kind === 'answer' && (row.answered === 'changed' || row.answered === 'declined') && (
          <Badge tone={row.answered === 'changed' ? 'yellow' : 'red'}>{t(`asked_${row.answered}`)}</Badge>
        ),
      }
    case 'deliver':
      return {
        name: row.supplier,
        facts: [t('orderOf', { number: String(row.number) }), branch, formatDay(row.day, lang)],
        badge: <Badge tone={tones[row.when]}>{t(`when_${row.when}`)}</Badge>,
      }
    case 'invoice':
      return {
        name: row.supplier,
        facts: [
          t('invoiceOf', { number: row.code }),
          branch,
          t('dueOn', { day: formatDay(row.day, lang) }),
          row.difference === 0
            ? t('linesDiffer')
            : t(row.difference > 0 ? 'tooMuch' : 'tooLittle', { amount: money(Math.abs(row.difference)) }),
        ],
        badge: row.when !== 'soon' && <Badge tone={tones[row.when]}>{t(`when_${row.when}`)}</Badge>,
      }
    case 'quote':
      return {
        name: row.title,
        facts: [
          t('requestOf', { number: String(row.number) }),
          branch,
          t('answeredOf', { answered: String(row.answered), invited: String(row.invited) }),
          t(row.status === 'closed' ? 'closedAt' : 'closesAt', { at: formatDateTime(new Date(row.closesAt), lang) }),
        ],
        badge: <Badge tone={statusTones[row.status]}>{t(`status_${row.status}`)}</Badge>,
      }
    case 'par':
      return {
        name: row.branch ?? t('otherBranches'),
        facts: [row.count !== null && t('under', { count: row.count })],
        badge: null,
      }
    case 'count':
      return {
        name: row.branch ?? '',
        facts: [
          row.at === null
            ? t('neverCounted')
            : t(row.status === 'due' ? 'lastCount' : 'startedOn', { day: day(row.at) }),
        ],
        badge: <Badge tone={statusTones[row.status]}>{t(`status_${row.status}`)}</Badge>,
      }
  }
}
