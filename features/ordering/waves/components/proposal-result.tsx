import { formatDateTime } from '#/domain/riyadh-time.ts'
import { waveWorkMessages } from '#/messages/ordering/waves.ts'
import { Card, Stat, StatGrid } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { MadeProposal } from '#/features/ordering/wave-solver/proposal.ts'

const points = (tenths: number): string => `\u2066${Math.round(tenths / 10).toLocaleString('en')}\u2069`
const percent = (share: number): string => `\u2066${share.toFixed(share < 0.0995 ? 2 : 1)}%\u2069`

/** Quality of a proposal: against the bound and the greedy plan, and its distribution. */
export function ProposalResult({ made }: { made: MadeProposal }) {
  const t = useT(waveWorkMessages)
  const lang = useLang()
  const { total, bound, greedy, visits, newcomers } = made
  const isMost = total.filled === bound.filled
  const short = isMost && bound.fit > 0 ? ((bound.fit - total.fit) / bound.fit) * 100 : null
  return (
    <Card
      title={t('result')}
      description={t('seconds', { seconds: made.seconds.toFixed(1), at: formatDateTime(new Date(made.at), lang) })}
    >
      <div className="flex flex-col gap-4">
        <StatGrid>
          <Stat
            label={t('filled')}
            value={t('filledOf', { filled: total.filled, visits })}
            detail={isMost ? t('best') : t('atMost', { count: bound.filled })}
          />
          <Stat
            label={t('totalFit')}
            value={points(total.fit)}
            detail={short === null ? undefined : short === 0 ? t('isBest') : t('gap', { gap: percent(short) })}
          />
          <Stat label={t('greedy')} value={points(greedy.fit)} detail={t('greedyDetail', { filled: greedy.filled })} />
          <Stat
            label={t('meanFit')}
            value={total.filled > 0 ? `\u2066${(total.fit / total.filled / 10).toFixed(1)}\u2069` : '–'}
          />
          <Stat
            label={t('shoppersUsed')}
            value={t('usedOf', { used: made.used, shoppers: made.shoppers })}
            detail={made.used > 0 ? t('mostEach', { count: made.mostVisits }) : undefined}
          />
          <Stat
            label={t('newcomers')}
            value={newcomers.used}
            detail={t('newcomersDetail', { visits: newcomers.visits, shoppers: newcomers.shoppers })}
          />
        </StatGrid>
        <p className="text-caption text-ink-2">{t('fairness')}</p>
      </div>
    </Card>
  )
}
