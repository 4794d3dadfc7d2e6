import { ArrowLeft } from 'lucide-react'
import { href } from 'react-router'
import { noticeGroups } from '#/domain/notice-groups.ts'
import { SwitchList } from '#/features/messaging/notifications/components/switch-list.tsx'
import { switchesForm } from '#/features/messaging/notifications/form.ts'
import { keepSwitchedOn, readSwitchedOff } from '#/features/messaging/notifications/switches.server.ts'
import { noticeSettingsMessages } from '#/messages/notice-settings.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/settings'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, noticeSettingsMessages.title) }]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  return { type: actor.type, off: await readSwitchedOff(actor) }
})

export const action = formAction(switchesForm, async (actor, { on }) => {
  await keepSwitchedOn(actor, on)
  return null
})

/** Switches of notices for all user types, and mandatory ones. */
export default function Page({ loaderData: { type, off }, actionData }: Route.ComponentProps) {
  const t = useT(noticeSettingsMessages)
  return (
    <div className="flex w-full max-w-[45rem] flex-col gap-6">
      <PageHeader
        title={t('title')}
        description={t('intro')}
        actions={
          <LinkButton to={href('/notifications')} icon={ArrowLeft} directional variant="quiet">
            {t('back')}
          </LinkButton>
        }
      />
      {actionData?.ok && (
        <Notice kind="success" live>
          {t('saved')}
        </Notice>
      )}
      <ActionForm result={actionData}>
        <SwitchList groups={noticeGroups[type]} off={off} />
        <FormActions>
          <SubmitButton>{t('save')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </div>
  )
}
