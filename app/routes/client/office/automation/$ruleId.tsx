import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { readList } from '#/domain/list.ts'
import { may } from '#/domain/permissions.ts'
import { RuleActions } from '#/features/office/automation/components/rule-actions.tsx'
import { RuleRecord } from '#/features/office/automation/components/rule-record.tsx'
import { dryRun } from '#/features/office/automation/dry-run.server.ts'
import { ruleStepForm } from '#/features/office/automation/form.ts'
import { runList } from '#/features/office/automation/list.ts'
import { browseRuns } from '#/features/office/automation/list.server.ts'
import { readRule } from '#/features/office/automation/read-rule.server.ts'
import { moveRule } from '#/features/office/automation/write-rule.server.ts'
import { automationMessages } from '#/messages/office/automation.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Badge } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/$ruleId'

const sameInBoth = (name: string) => ({ en: name, ar: name })

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  { title: pageTitle(matches, loaderData ? sameInBoth(loaderData.rule.name) : automationMessages.title) },
]

export const loader = pageData(async ({ context, params, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const rule = await readRule(actor, params.ruleId)
  const query = readList(runList('client', rule.id), url.searchParams)
  const [runs, dry] = await Promise.all([
    browseRuns(actor, rule.id, query),
    url.searchParams.has('try') ? dryRun(actor, rule) : null,
  ])
  return { rule, query, ...runs, dry, mayWrite: may(actor, 'automation.write') }
})

export const action = formAction(ruleStepForm, async (actor, step, { params }) => {
  await moveRule(actor, { id: params['ruleId'] ?? '', ...step })
  return null
})

const tones = { active: 'green', paused: 'yellow', archived: 'grey' } as const

/** One automation rule of the company. */
export default function Page({ loaderData: { mayWrite, ...record } }: Route.ComponentProps) {
  const t = useT(automationMessages)
  const { rule } = record
  const address = href('/client/automation/:ruleId', { ruleId: rule.id })
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={<bdi>{rule.name}</bdi>}
        badge={<Badge tone={tones[rule.state]}>{t(`state_${rule.state}`)}</Badge>}
        actions={mayWrite && <RuleActions key={rule.revision} rule={rule} change={`${address}/change`} />}
        breadcrumbs={[{ to: href('/client/automation'), label: t('title') }, { label: rule.name }]}
      />
      <RuleRecord {...record} mayWrite={mayWrite} side="client" address={address} />
    </div>
  )
}
