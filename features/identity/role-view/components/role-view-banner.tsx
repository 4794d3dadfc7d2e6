import { Eye } from 'lucide-react'
import { href, useFetcher, useNavigate } from 'react-router'
import type { RoleView } from '#/domain/actor.ts'
import { roleName } from '#/features/identity/staff/role-name.ts'
import { roleViewMessages } from '#/messages/identity/role-view.ts'
import { Countdown } from '#/ui/countdown.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'

/** `now`: time of the server, for the countdown. */
export type OpenRoleView = Omit<RoleView, 'permissions'> & { now: number }

/** Banner over all pages of the back office that an owner sees as another role: the role, the time that remains, the end. */
export function RoleViewBanner({ view }: { view: OpenRoleView }) {
  const t = useT(roleViewMessages)
  const lang = useLang()
  const navigate = useNavigate()
  const fetcher = useFetcher()
  return (
    <section
      aria-label={t('banner')}
      data-tone="yellow-deep"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-tone px-4 py-3 text-ui"
    >
      <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <Icon as={Eye} size={16} />
        <span className="font-semibold">{t('seeing', { role: roleName(view, lang) })}</span>
        <Countdown
          until={view.until}
          now={view.now}
          ended={t('over')}
          onEnd={() => void navigate(href('/admin/permissions/roles'), { replace: true })}
        />
      </p>
      <ActionForm always fetcher={fetcher} action={href('/admin/see-as')} errors="inline" className="gap-0">
        <SubmitButton intent="stop" variant="secondary" size="dense">
          {t('stop')}
        </SubmitButton>
      </ActionForm>
    </section>
  )
}
