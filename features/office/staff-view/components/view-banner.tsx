import { Eye } from 'lucide-react'
import { href, useFetcher, useNavigate } from 'react-router'
import { staffViewMessages } from '#/messages/office/staff-view.ts'
import { Countdown } from '#/ui/countdown.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'

export type OpenView = { clientId: string; until: string; now: number }

/** Banner over the pages of a client that staff view: read only, the time that remains, and its end. */
export function ViewBanner({ view, company }: { view: OpenView; company: string }) {
  const t = useT(staffViewMessages)
  const navigate = useNavigate()
  const fetcher = useFetcher()
  const record = href('/admin/clients/:clientId', { clientId: view.clientId })
  return (
    <section
      aria-label={t('banner')}
      data-tone="yellow-deep"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-tone px-4 py-3 text-ui"
    >
      <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <Icon as={Eye} size={16} />
        <span className="font-semibold">{t('viewing', { client: company })}</span>
        <Countdown
          until={view.until}
          now={view.now}
          ended={t('over')}
          onEnd={() => void navigate(record, { replace: true })}
        />
      </p>
      <ActionForm fetcher={fetcher} action={href('/admin/clients/view')} errors="inline" className="gap-0">
        <SubmitButton intent="end" variant="secondary" size="dense">
          {t('end')}
        </SubmitButton>
      </ActionForm>
    </section>
  )
}
