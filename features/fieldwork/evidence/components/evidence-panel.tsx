import { CircleAlert, CircleCheck, CircleHelp, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { EvidenceTone, EvidenceWord } from '#/domain/fieldwork/evidence.ts'
import { reasonText, reasonWhy } from '../reason-text.ts'
import type { EvidenceView } from '../read-evidence.server.ts'
import { evidenceMessages } from '#/messages/evidence.ts'
import { StatusBadge, type Tone } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { AlikePhotos, AlikeWords } from './alike.tsx'
import { VisitCourse } from './visit-course.tsx'

const looks: Record<EvidenceTone, { icon: LucideIcon; tone: Tone }> = {
  serious: { icon: TriangleAlert, tone: 'red' },
  doubt: { icon: CircleAlert, tone: 'yellow-deep' },
  unknown: { icon: CircleHelp, tone: 'grey' },
  good: { icon: CircleCheck, tone: 'green' },
}
const wordLooks: Record<EvidenceWord, { icon: LucideIcon; tone: Tone }> = {
  strong: looks.good,
  fair: { ...looks.doubt, tone: 'yellow' },
  weak: looks.serious,
}

/** Evidence of a visit for the editor: doubts and suspected copies are open, the rest is folded into one line. */
export function EvidencePanel({ evidence }: { evidence: EvidenceView | null }) {
  const t = useT(evidenceMessages)
  if (!evidence)
    return (
      <Card title={t('title')}>
        <p className="text-ui text-ink-2">{t('notWeighed')}</p>
      </Card>
    )
  const { score, word, note, reasons } = evidence
  const good = reasons.filter(({ tone }) => tone === 'good')
  const unknown = reasons.filter(({ tone, points }) => tone !== 'good' && points === 0)
  const doubts = reasons.filter(({ points }) => points > 0)
  return (
    <Card id="evidence" className="scroll-mt-20" title={t('title')}>
      <div className="flex flex-col gap-4">
        <p className="flex flex-wrap items-center gap-3">
          <span className="num text-h2 font-semibold">{t('score', { score })}</span>
          <StatusBadge {...wordLooks[word]}>{t(`word_${word}`)}</StatusBadge>
        </p>
        <ReasonList reasons={doubts} />
        {note && (
          <div>
            <h3 className="text-caption text-ink-2">{t('note')}</h3>
            <p dir="auto" className="text-ui text-start [overflow-wrap:anywhere]">
              {note}
            </p>
          </div>
        )}
        <AlikePhotos photos={evidence.photos} />
        <AlikeWords words={evidence.words} />
        <details>
          <summary className="cursor-pointer text-ui font-semibold max-md:py-3">
            {t('supports', { count: good.length })}
          </summary>
          <div className="mt-3 flex flex-col gap-4">
            <p className="text-caption text-ink-2">{t('intro')}</p>
            <ReasonList reasons={[...good, ...unknown]} />
            <VisitCourse timeline={evidence.timeline} questions={evidence.questions} />
          </div>
        </details>
      </div>
    </Card>
  )
}

function ReasonList({ reasons }: { reasons: EvidenceView['reasons'] }) {
  const t = useT(evidenceMessages)
  const lang = useLang()
  if (reasons.length === 0) return null
  return (
    <ul className="flex flex-col gap-3">
      {reasons.map((reason) => {
        const { icon, tone } = looks[reason.tone]
        const why = reasonWhy(reason, lang)
        return (
          <li key={reason.key} className="flex items-start gap-2 text-ui">
            <span data-tone={tone} className="mt-0.5 text-tone-dot">
              <Icon as={icon} size={16} label={t(`tone_${reason.tone}`)} />
            </span>
            <span className="min-w-0 flex-1">
              {reasonText(reason, lang)}
              {why && <span className="mt-0.5 block text-caption text-ink-2">{why}</span>}
            </span>
            {reason.points > 0 && (
              <bdi dir="ltr" className="num shrink-0 text-ink-2">
                {t('points', { points: reason.points })}
              </bdi>
            )}
          </li>
        )
      })}
    </ul>
  )
}
