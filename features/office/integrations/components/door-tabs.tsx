import { CircleCheck } from 'lucide-react'
import { href, Link } from 'react-router'
import { partnerDoorMessages } from '#/messages/office/partner-doors.ts'
import { Notice } from '#/ui/feedback.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { NavTabs } from '#/ui/nav.tsx'
import type { Broken } from '../broken.ts'

/** Parts of the integrations. */
export function DoorTabs() {
  const t = useT(partnerDoorMessages)
  return (
    <NavTabs
      look="segment"
      label={t('rooms')}
      items={[
        { to: href('/admin/integrations'), label: t('room_services'), end: true },
        { to: href('/admin/integrations/keys'), label: t('room_keys') },
        { to: href('/admin/integrations/webhooks'), label: t('room_webhooks') },
        { to: href('/admin/integrations/storage'), label: t('room_storage') },
      ]}
    />
  )
}

/** What is broken across all doors, each with the way to it. */
export function BrokenDoors({ broken }: { broken: Broken }) {
  const t = useT(partnerDoorMessages)
  const hooks = href('/admin/integrations/webhooks')
  const lines = [
    broken.doors > 0 && { to: null, text: t('brokenDoors', { count: broken.doors }) },
    broken.disabledHooks > 0 && {
      to: `${hooks}?state=disabled`,
      text: t('disabledHooks', { count: broken.disabledHooks }),
    },
    broken.failingHooks > 0 && {
      to: `${hooks}?state=failing`,
      text: t('failingHooks', { count: broken.failingHooks }),
    },
    broken.endingKeys > 0 && {
      to: `${href('/admin/integrations/keys')}?tab=ending`,
      text: t('endingKeys', { count: broken.endingKeys }),
    },
    broken.littleSpace && { to: href('/admin/integrations/storage'), text: t('littleSpace') },
  ].filter((line) => line !== false)
  if (lines.length === 0)
    return (
      <p className="flex items-start gap-2 text-ui">
        <Icon as={CircleCheck} />
        <span>
          <strong className="font-semibold">{t('nothingBroken')}</strong> {t('nothingBrokenText')}
        </span>
      </p>
    )
  return (
    <Notice kind="warning" title={t('broken')}>
      <ul className="flex flex-col">
        {lines.map(({ to, text }) => (
          <li key={text}>
            {to === null ? (
              text
            ) : (
              <Link to={to} className="link inline-flex min-h-8 items-center coarse:min-h-11">
                {text}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
