import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { RuleChoice } from '#/features/office/automation/components/rule-choice.tsx'
import { RuleForm } from '#/features/office/automation/components/rule-form.tsx'
import { newRuleForm } from '#/features/office/automation/form.ts'
import { readNewRule } from '#/features/office/automation/new-rule.server.ts'
import { addRule } from '#/features/office/automation/write-rule.server.ts'
import { automationMessages } from '#/messages/office/automation.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/new'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, automationMessages.newRule) }]

export const loader = pageData(({ context, url }: Route.LoaderArgs) => readNewRule(actorOf(context), url.searchParams))

export const action = formAction(newRuleForm, async (actor, rule) =>
  redirect(href('/client/automation/:ruleId', { ruleId: await addRule(actor, rule) })),
)

/** A new rule of the company: first a ready one or an event, then its form. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT(automationMessages)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('newRule')}
        breadcrumbs={[{ to: href('/client/automation'), label: t('title') }, { label: t('newRule') }]}
      />
      {loaderData.values ? (
        <RuleForm
          {...loaderData}
          isOffice={false}
          revision={null}
          result={actionData}
          back={href('/client/automation/new')}
        />
      ) : (
        <RuleChoice {...loaderData} address={href('/client/automation/new')} />
      )}
    </div>
  )
}
