import { leftOutReasons, type MailingCount } from '#/domain/messaging/mailings.ts'
import { mailingMessages } from '#/messages/messaging/mailings.ts'
import { useLang, useT } from '#/ui/language.tsx'

/** How many people get a mailing, and how many are left out and why. */
export function MailingCountText({ count }: { count: MailingCount }) {
  const t = useT(mailingMessages)
  const lang = useLang()
  const parts = leftOutReasons
    .filter((why) => count.leftOut[why] > 0)
    .map((why) => t(`left_${why}`, { n: String(count.leftOut[why]) }))
  return (
    <div className="flex flex-col gap-1">
      <p className="text-h3">{t('count', { count: count.receive })}</p>
      {parts.length > 0 && (
        <p className="text-ui text-ink-2">{t('leftOut', { parts: parts.join(lang === 'ar' ? '، ' : ', ') })}</p>
      )}
    </div>
  )
}
