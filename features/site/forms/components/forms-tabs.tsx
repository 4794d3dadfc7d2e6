import { href } from 'react-router'
import { formsRoomMessages } from '#/messages/site/forms-admin.ts'
import { useT } from '#/ui/language.tsx'
import { NavTabs } from '#/ui/nav.tsx'

/** Tabs of forms and messages. */
export function FormsTabs({ newMessages }: { newMessages: number }) {
  const t = useT(formsRoomMessages)
  return (
    <NavTabs
      look="segment"
      label={t('tabs')}
      items={[
        { to: href('/admin/forms'), label: t('forms'), end: true },
        { to: href('/admin/forms/submissions'), label: t('inbox'), ...(newMessages > 0 ? { count: newMessages } : {}) },
      ]}
    />
  )
}
