import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { formatDate } from '#/domain/riyadh-time.ts'
import { secondFactorRules } from '#/domain/second-factor.ts'
import { secondFactorRuleForm } from '#/features/companies/companies/form.ts'
import { readSecondFactorRule, saveSecondFactorRule } from '#/features/companies/companies/second-factor-rule.server.ts'
import { teamPageMessages } from '#/messages/companies/team.ts'
import { teamSecurityMessages } from '#/messages/companies/team-security.ts'
import { env } from '#/platform/env.server.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/security'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, teamSecurityMessages.title) }]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => ({
  state: await readSecondFactorRule(actorOf(context)),
  isDemo: env().DEMO === 'on',
}))

export const action = formAction(secondFactorRuleForm, saveSecondFactorRule)

/** Two-step sign-in that the company requires of its members. */
export default function Page({ loaderData: { state, isDemo }, actionData }: Route.ComponentProps) {
  const t = useT(teamSecurityMessages)
  const team = useT(teamPageMessages)
  const lang = useLang()
  const { rule, since, version, members, withFactor } = state
  return (
    <div className="mx-auto flex w-full max-w-[45rem] flex-col gap-6">
      <PageHeader
        title={t('title')}
        description={t('lead')}
        breadcrumbs={[{ to: href('/client/users'), label: team('title') }, { label: t('title') }]}
      />
      {isDemo && <Notice>{t('demo')}</Notice>}
      {actionData?.ok && <Notice kind="success" live title={t('saved')} />}
      <Card
        title={t('rule')}
        description={since ? t('since', { date: formatDate(new Date(since), lang) }) : t('notYet')}
      >
        <ActionForm result={actionData}>
          <p className="text-ui text-ink-2">{t('standing', { with: withFactor, members })}</p>
          <input type="hidden" name="version" value={version} />
          <SelectField
            key={version}
            name="rule"
            label={t('rule')}
            options={secondFactorRules.map((value) => ({ value, label: t(`rule_${value}`) }))}
            defaultValue={rule}
          />
          <FormActions>
            <SubmitButton>{t('save')}</SubmitButton>
          </FormActions>
        </ActionForm>
      </Card>
    </div>
  )
}
