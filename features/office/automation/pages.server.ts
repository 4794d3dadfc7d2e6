import { redirect } from 'react-router'
import { readList } from '#/domain/list.ts'
import { may } from '#/domain/permissions.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { tableFile, tableFormatOf } from '#/platform/table-file.server.ts'
import { type AutomationArea, automationAreas } from './areas.ts'
import { dryRun } from './dry-run.server.ts'
import { changeRuleForm, newRuleForm, ruleStepForm } from './form.ts'
import { runList } from './list.ts'
import { browseRules, browseRuns, runRows } from './list.server.ts'
import { readNewRule } from './new-rule.server.ts'
import { readRule, readRuleChoices } from './read-rule.server.ts'
import { addRule, changeRule, moveRule } from './write-rule.server.ts'

// Loaders and actions of the pages of both areas. The layout of each area lets only its own people in, and every verb
// authorises the actor, whose company or team decides which rules there are.

type Args = Parameters<Parameters<typeof pageData>[0]>[0]
const ruleIdOf = ({ params }: Pick<Args, 'params'>): string => params['ruleId'] ?? ''

export const rulesLoader = (area: AutomationArea) =>
  pageData(async ({ context, url }: Args) => {
    const query = readList(automationAreas[area].list, url.searchParams)
    return { query, ...(await browseRules(actorOf(context), query)) }
  })

export const newRuleLoader = pageData(({ context, url }: Args) => readNewRule(actorOf(context), url.searchParams))

export const newRuleAction = (area: AutomationArea) =>
  formAction(newRuleForm, async (actor, rule) => redirect(automationAreas[area].rule(await addRule(actor, rule))))

export const ruleLoader = (area: AutomationArea) =>
  pageData(async ({ context, url, params }: Args) => {
    const actor = actorOf(context)
    const rule = await readRule(actor, ruleIdOf({ params }))
    const query = readList(runList(area, rule.id), url.searchParams)
    const [runs, dry] = await Promise.all([
      browseRuns(actor, rule.id, query),
      url.searchParams.has('try') ? dryRun(actor, rule) : null,
    ])
    return { rule, query, ...runs, dry, mayWrite: may(actor, 'automation.write') }
  })

export const ruleAction = formAction(ruleStepForm, async (actor, step, { params }) => {
  await moveRule(actor, { id: ruleIdOf({ params }), ...step })
  return null
})

const latestRuns = 5

/** A rule beside the list, with its latest runs. */
export const besideRuleLoader = (area: AutomationArea) =>
  pageData(async ({ context, params }: Args) => {
    const actor = actorOf(context)
    const rule = await readRule(actor, ruleIdOf({ params }))
    const query = { ...readList(runList(area, rule.id), new URLSearchParams()), rows: latestRuns }
    return { rule, latest: (await browseRuns(actor, rule.id, query)).rows, mayWrite: may(actor, 'automation.write') }
  })
export type BesideRule = Awaited<ReturnType<ReturnType<typeof besideRuleLoader>>>

export const changeRuleLoader = pageData(async ({ context, params }: Args) => {
  const actor = actorOf(context)
  const rule = await readRule(actor, ruleIdOf({ params }))
  return { rule, choices: await readRuleChoices(actor, rule.event) }
})

export const changeRuleAction = (area: AutomationArea) =>
  formAction(changeRuleForm, async (actor, rule, { params }) => {
    const id = ruleIdOf({ params })
    await changeRule(actor, { id, ...rule })
    return redirect(automationAreas[area].rule(id))
  })

/** The history of a rule as a file. */
export const runsFileLoader = (area: AutomationArea) =>
  pageData(async ({ context, params, url }: Args) => {
    const { lang } = infoOf(context)
    const actor = actorOf(context)
    const { id } = await readRule(actor, ruleIdOf({ params }))
    const list = runList(area, id)
    const rows = await exportList(actor, list, readList(list, url.searchParams), runRows(id), lang)
    return tableFile(rows, list.file.name, tableFormatOf(url.searchParams), lang)
  })
