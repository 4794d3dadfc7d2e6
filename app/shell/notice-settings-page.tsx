import { ArrowLeft } from 'lucide-react'
import type { FormResult } from '#/domain/form-result.ts'
import type { NoticeGroup, NoticeSwitch } from '#/domain/notice-groups.ts'
import { QuietHoursCard } from '#/features/messaging/notifications/components/quiet-hours-card.tsx'
import { SwitchList } from '#/features/messaging/notifications/components/switch-list.tsx'
import type { DeliveryChoices } from '#/features/messaging/notifications/delivery-choices.server.ts'
import { noticeSettingsMessages } from '#/messages/notice-settings.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'

export type NoticeSettings = {
  /** Topics that the person can be told about. */
  groups: readonly NoticeGroup[]
  off: readonly NoticeSwitch[]
  delivery: DeliveryChoices
}
type Props = NoticeSettings & { result: FormResult | undefined; inbox: string }

/** Settings of notices for all user types: switches, mandatory ones, daily mails and quiet hours. */
export function NoticeSettingsPage({ groups, off, delivery, result, inbox }: Props) {
  const t = useT(noticeSettingsMessages)
  return (
    <div className="flex w-full max-w-[45rem] flex-col gap-6">
      <PageHeader
        title={t('title')}
        description={t('intro')}
        actions={
          <LinkButton to={inbox} icon={ArrowLeft} directional variant="quiet">
            {t('back')}
          </LinkButton>
        }
      />
      <p className="text-ui text-ink-2">{t('channels')}</p>
      {result?.ok && (
        <Notice kind="success" live>
          {t('saved')}
        </Notice>
      )}
      <ActionForm result={result}>
        <SwitchList groups={groups} off={off} daily={delivery.daily} />
        <QuietHoursCard hours={delivery.hours} />
        <FormActions>
          <SubmitButton>{t('save')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </div>
  )
}
