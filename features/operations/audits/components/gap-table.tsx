import { topicNames } from '#/content/questionnaires/topics.ts'
import type { Gap, GapSide } from '#/domain/operations/audits/gap.ts'
import { formatTenths } from '#/domain/score.ts'
import { auditGapMessages } from '#/messages/operations/audits-gap.ts'
import { DataTable } from '#/ui/data-table.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { TopicGap } from '../read-gap.server.ts'

/** The answer first: the topic on which audits and guests are furthest apart. */
export function GapVerdict({ topics }: { topics: readonly TopicGap[] }) {
  const t = useT(auditGapMessages)
  const lang = useLang()
  const [widest] = topics
    .filter(({ gap }) => gap?.isShown)
    .toSorted((a, b) => Math.abs(b.gap?.difference ?? 0) - Math.abs(a.gap?.difference ?? 0))
  if (!widest?.gap) return <p className="text-h3">{t('noneApart')}</p>
  const { audits, guests, margin } = widest.gap
  return (
    <p className="text-h3">
      {t('largest', {
        topic: topicNames[widest.topic][lang],
        audits: formatTenths(audits.mean),
        guests: formatTenths(guests.mean),
        margin: formatTenths(margin),
      })}
    </p>
  )
}

/** Means, counts and differences with their margins, by topic. */
export function GapTable({ topics }: { topics: readonly TopicGap[] }) {
  const t = useT(auditGapMessages)
  const lang = useLang()
  return (
    <DataTable
      caption={t('title')}
      rows={topics}
      rowKey={({ topic }) => topic}
      empty={null}
      whole
      columns={[
        { key: 'topic', header: t('topic'), cell: ({ topic }) => topicNames[topic][lang], names: true },
        { key: 'audits', header: t('audits'), cell: ({ audits }) => <Side side={audits} />, numeric: true },
        { key: 'guests', header: t('guests'), cell: ({ guests }) => <Side side={guests} />, numeric: true },
        { key: 'difference', header: t('difference'), cell: ({ gap }) => <Difference gap={gap} />, numeric: true },
        { key: 'meaning', header: t('meaning'), cell: ({ gap }) => <Meaning gap={gap} /> },
      ]}
    />
  )
}

function Side({ side }: { side: GapSide | null }) {
  const t = useT(auditGapMessages)
  if (!side) return <span className="text-ink-2">{t('noData')}</span>
  return (
    <span className="inline-flex flex-col items-end py-1">
      <bdi className="num">{formatTenths(side.mean)}</bdi>
      <span className="text-caption text-ink-2">{t('nOf', { count: side.n })}</span>
    </span>
  )
}

const signed = (value: number): string => {
  const amount = formatTenths(Math.abs(value))
  return amount === formatTenths(0) ? amount : `${value < 0 ? '\u2212' : '+'}${amount}`
}

function Difference({ gap }: { gap: Gap | null }) {
  const t = useT(auditGapMessages)
  if (!gap) return null
  return (
    <span className="inline-flex flex-col items-end py-1">
      <bdi dir="ltr" className={gap.isShown ? 'num font-semibold' : 'num text-ink-2'}>
        {signed(gap.difference)}
      </bdi>
      <span className="text-caption text-ink-2">{t('marginOf', { margin: formatTenths(gap.margin) })}</span>
    </span>
  )
}

function Meaning({ gap }: { gap: Gap | null }) {
  const t = useT(auditGapMessages)
  if (!gap) return <span className="text-ink-2">{t('oneSide')}</span>
  return (
    <span className="inline-flex flex-col">
      <span className={gap.isShown ? 'font-medium' : 'text-ink-2'}>
        {t(gap.isShown ? (gap.difference > 0 ? 'auditsHigher' : 'guestsHigher') : 'none')}
      </span>
      {gap.isAssumed && <span className="text-caption text-ink-2">{t('assumed')}</span>}
    </span>
  )
}
