import { href } from 'react-router'
import { outboxMessages } from '#/messages/emails.ts'
import { useT } from '#/ui/language.tsx'
import { NavTabs } from '#/ui/nav.tsx'

/** Parts of the pages of emails. */
export function EmailTabs() {
  const t = useT(outboxMessages)
  return (
    <NavTabs
      look="segment"
      label={t('rooms')}
      items={[
        { to: href('/admin/emails'), label: t('room_outbox'), end: true },
        { to: href('/admin/emails/mailings'), label: t('room_mailings') },
        { to: href('/admin/emails/suppressed'), label: t('room_suppressed') },
      ]}
    />
  )
}
