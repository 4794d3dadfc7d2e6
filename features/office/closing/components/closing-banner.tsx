import { DoorClosed } from 'lucide-react'
import { href } from 'react-router'
import { formatDay } from '#/domain/riyadh-time.ts'
import { closingMessages } from '#/messages/office/closing.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'

/** Banner over the pages of a company that is being closed; owners get the way to keep it. */
export function ClosingBanner({ dueOn, owns }: { dueOn: string; owns: boolean }) {
  const t = useT(closingMessages)
  const lang = useLang()
  return (
    <section
      aria-label={t('closing')}
      data-tone="yellow-deep"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-tone px-4 py-3 text-ui"
    >
      <p className="flex min-w-0 items-center gap-x-3">
        <Icon as={DoorClosed} size={16} />
        <span className="font-semibold">{t('banner', { day: formatDay(dueOn, lang) })}</span>
      </p>
      {owns && (
        <LinkButton to={href('/client/users/closing')} size="dense">
          {t('bannerLink')}
        </LinkButton>
      )}
    </section>
  )
}
