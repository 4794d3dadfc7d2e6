import { withoutMarks } from '#/domain/text.ts'
import { ShieldAlert, type LucideIcon } from 'lucide-react'
import { formatDate } from '#/domain/riyadh-time.ts'
import { stateIcons, stateTones } from '#/features/certification/certificates/components/certificate-state.tsx'
import { verificationMessages } from '#/messages/certification/verification.ts'
import type { Tone } from '#/ui/badge.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { Review } from '../read-review.server.ts'
import { verdictOf } from '../verdict.ts'

/** Current state at the top of the page. Colour, icon, sentence and time agree. */
export function StateBanner({ review }: { review: Review }) {
  const t = useT(verificationMessages)
  const lang = useLang()
  const { state, expiresAt, stateChangedAt, checkedAt } = review
  const verdict = verdictOf(review)
  const until = formatDate(new Date(expiresAt), lang)
  const since = formatDate(new Date(stateChangedAt), lang)
  const unverified = (
    <Banner tone="red" icon={ShieldAlert} title={t('is_unverified')} text={t('means_unverified')} at={checkedAt} />
  )
  if (verdict === 'unverified') return <div data-state={verdict}>{unverified}</div>
  if (verdict === 'unsigned')
    return (
      <div data-state={verdict}>
        <Banner tone="yellow" icon={ShieldAlert} title={t('is_unsigned')} text={t('means_unsigned')} at={checkedAt} />
      </div>
    )
  return (
    <>
      <div data-state={verdict}>
        <Banner
          tone={stateTones[state]}
          icon={stateIcons[state]}
          title={t(`is_${state}`)}
          text={t(`means_${state}`, { until, since })}
          at={checkedAt}
        />
      </div>
      {/* replaces the server's verdict after a failed check in the browser */}
      {(verdict === 'valid' || verdict === 'expires-soon') && (
        <div hidden data-state-unverified>
          {unverified}
        </div>
      )}
    </>
  )
}

type BannerProps = { tone: Tone; icon: LucideIcon; title: string; text: string; at: string }

function Banner({ tone, icon, title, text, at }: BannerProps) {
  const t = useT(verificationMessages)
  return (
    <section
      aria-label={t('state')}
      data-tone={tone}
      className="flex items-start gap-4 border-b border-tone-line bg-tone p-4 text-tone-ink md:p-6"
    >
      <Icon as={icon} size={40} />
      <div className="min-w-0">
        <p className="text-h2 font-semibold">{title}</p>
        <p className="mt-1 text-body">{text}</p>
        <p className="mt-2 text-ui">
          <CheckedAt at={at} />
        </p>
      </div>
    </section>
  )
}

/** Time of the check as a sentence in the page's language. */
function CheckedAt({ at }: { at: string }) {
  const t = useT(verificationMessages)
  const mark = '{at}'
  const [before = '', after = ''] = withoutMarks(t('checkedAt', { at: mark })).split(mark)
  return (
    <>
      {before}
      <Time at={at} mode="datetime" />
      {after}
    </>
  )
}
