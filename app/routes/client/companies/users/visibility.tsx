import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { teamSettings } from '#/domain/member-roles.ts'
import { teamSettingsForm } from '#/features/companies/companies/form.ts'
import { readTeamSettings, saveTeamSettings } from '#/features/companies/companies/team-settings.server.ts'
import { teamPageMessages } from '#/messages/companies/team.ts'
import { teamSettingsMessages } from '#/messages/companies/team-settings.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { Checkbox } from '#/ui/choice-field.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/visibility'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, teamSettingsMessages.title) }]

export const loader = pageData(({ context }: Route.LoaderArgs) => readTeamSettings(actorOf(context)))

export const action = formAction(teamSettingsForm, saveTeamSettings)

/** What the owners let managers, branch managers and viewers see. */
export default function Page({ loaderData: { on, version }, actionData }: Route.ComponentProps) {
  const t = useT(teamSettingsMessages)
  const team = useT(teamPageMessages)
  return (
    <div className="mx-auto flex w-full max-w-[45rem] flex-col gap-6">
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ to: href('/client/users'), label: team('title') }, { label: t('title') }]}
      />
      {actionData?.ok && <Notice kind="success" live title={t('saved')} />}
      <Card>
        <ActionForm key={version} result={actionData}>
          <p className="text-ui text-ink-2">{t('lead')}</p>
          <input type="hidden" name="version" value={version} />
          {teamSettings.map((setting) => (
            <Checkbox
              key={setting}
              id={setting}
              name="on"
              value={setting}
              label={t(setting)}
              help={t(`${setting}Help`)}
              defaultChecked={on.includes(setting)}
            />
          ))}
          <FormActions>
            <SubmitButton>{t('save')}</SubmitButton>
          </FormActions>
        </ActionForm>
      </Card>
    </div>
  )
}
