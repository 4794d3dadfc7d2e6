import { ArrowLeft } from 'lucide-react'
import type { UserType } from '#/domain/actor.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { noticeGroups, type NoticeSwitch } from '#/domain/notice-groups.ts'
import { SwitchList } from '#/features/messaging/notifications/components/switch-list.tsx'
import { noticeSettingsMessages } from '#/messages/notice-settings.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'

type Props = { type: UserType; off: readonly NoticeSwitch[]; result: FormResult | undefined; inbox: string }

/** Switches of notices for all user types, and mandatory ones. */
export function NoticeSettingsPage({ type, off, result, inbox }: Props) {
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
      {result?.ok && (
        <Notice kind="success" live>
          {t('saved')}
        </Notice>
      )}
      <ActionForm result={result}>
        <SwitchList groups={noticeGroups[type]} off={off} />
        <FormActions>
          <SubmitButton>{t('save')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </div>
  )
}
