import { Pencil } from 'lucide-react'
import { href, Link, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { may } from '#/domain/permissions.ts'
import { formatDay, isDay, riyadhDay } from '#/domain/riyadh-time.ts'
import { branchChoices } from '#/features/companies/branches/branches.server.ts'
import { readPartsOfBranches } from '#/features/companies/hierarchy/parts.server.ts'
import { ProgrammeForm } from '#/features/ordering/programmes/components/programme-form.tsx'
import { UseFacts } from '#/features/ordering/programmes/components/programme-cost.tsx'
import {
  CoverageFacts,
  CoverageTable,
  PeriodText,
  ProgrammeStatus,
  RuleFacts,
} from '#/features/ordering/programmes/components/programme-parts.tsx'
import { programmeForm, programmeOfForm } from '#/features/ordering/programmes/form.ts'
import { readProgramme } from '#/features/ordering/programmes/read-programmes.server.ts'
import { quoteToSee, readProgrammeUses, seenOf } from '#/features/ordering/programmes/quote.server.ts'
import type { Programme } from '#/features/ordering/programmes/rule.ts'
import { changeProgramme, setProgrammeState } from '#/features/ordering/programmes/write-programme.server.ts'
import { DoneMessage } from '#/features/ordering/requests/components/done-message.tsx'
import { evaluationPrices } from '#/features/ordering/requests/terms.server.ts'
import { programmeMessages } from '#/messages/ordering/programmes.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import type { FormResult } from '#/domain/form-result.ts'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/$programmeId'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, programmeMessages.title) }]

const list = href('/client/programme')
const pathOf = (programmeId: string) => href('/client/programme/:programmeId', { programmeId })

export const loader = pageData(async ({ context, params, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const asked = url.searchParams.get('period') ?? ''
  const page = await readProgramme(actor, params.programmeId, isDay(asked) ? asked : undefined)
  const mayWrite = may(actor, 'programmes.write') && page.programme.state !== 'ended'
  const changing = mayWrite && url.searchParams.get('do') === 'change'
  const [branches, parts, prices] = changing
    ? await Promise.all([branchChoices(actor), readPartsOfBranches(actor), evaluationPrices()])
    : [[], [], null]
  const uses = mayWrite && !changing ? await readProgrammeUses(actor) : null
  return {
    ...page,
    mayWrite,
    use: uses?.[page.programme.id] ?? null,
    form: prices && { branches, parts, prices, today: riyadhDay(now()) },
  }
})

const nextState = { pause: 'paused', resume: 'active', end: 'ended' } as const
const doneOf = { pause: 'paused', resume: 'resumed', end: 'ended' } as const

export const action = formAction(programmeForm, async (actor, input, { params }) => {
  const id = params['programmeId']!
  if (input.intent === 'change' || input.intent === 'preview') {
    const { intent, version, seen, ...fields } = input
    const programme = programmeOfForm(fields)
    const quote = await quoteToSee(actor, programme, { isPreview: intent === 'preview', seen, id })
    if (quote) return { programme, quote, seen: seenOf(quote) }
    await changeProgramme(actor, { id, version }, programme)
    return redirect(`${pathOf(id)}?done=saved`)
  }
  await setProgrammeState(actor, { id, version: input.version }, nextState[input.intent])
  return redirect(`${pathOf(id)}?done=${doneOf[input.intent]}`)
})

/** One visit programme: coverage of a period by branch, its rule, and the steps of its state. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const { programme, branchIds, period, branches, coverage, mayWrite, form, use } = loaderData
  const t = useT(programmeMessages)
  const path = pathOf(programme.id)
  if (form)
    return (
      <>
        <PageHeader
          title={t('changeTitle')}
          breadcrumbs={[{ to: list, label: t('title') }, { to: path, label: programme.name }, { label: t('change') }]}
        />
        <ProgrammeForm {...form} programme={programme} branchIds={branchIds} result={actionData} back={path} />
      </>
    )
  return (
    <>
      <PageHeader
        title={<bdi>{programme.name}</bdi>}
        badge={<ProgrammeStatus state={programme.state} />}
        breadcrumbs={[{ to: list, label: t('title') }, { label: programme.name }]}
        actions={
          mayWrite && (
            <LinkButton to="?do=change" icon={Pencil}>
              {t('change')}
            </LinkButton>
          )
        }
      />
      <DoneMessage texts={{ saved: t('saved'), paused: t('paused'), resumed: t('resumed'), ended: t('ended') }} />
      <div className="grid items-start gap-6 lg:grid-cols-3">
        <div className="flex min-w-0 flex-col gap-6 lg:col-span-2">
          <Card title={t('coverage')} description={t('hidden')}>
            <div className="flex flex-col gap-5">
              <p className="text-ui">
                <PeriodText period={period} />
              </p>
              <CoverageFacts coverage={coverage} />
              <CoverageTable branches={branches} />
              <OtherPeriods periods={loaderData.periods.filter((from) => from !== period.from)} />
            </div>
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Card title={t('rule')}>
            <RuleFacts programme={programme} count={branchIds?.length ?? null} />
          </Card>
          {use && (
            <Card title={t('cost')} description={t(`costEach_${programme.rule.cadence}`)}>
              <UseFacts use={use} beyondPlan={programme.beyondPlan} />
            </Card>
          )}
          {mayWrite && <StateForm programme={programme} result={actionData} />}
        </div>
      </div>
    </>
  )
}

function OtherPeriods({ periods }: { periods: readonly string[] }) {
  const t = useT(programmeMessages)
  const lang = useLang()
  if (periods.length === 0) return null
  return (
    <nav aria-label={t('otherPeriods')} className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ui">
      <span className="text-ink-2">{t('otherPeriods')}</span>
      {periods.map((from) => (
        <Link key={from} to={`?period=${from}`} className="link">
          {formatDay(from, lang)}
        </Link>
      ))}
    </nav>
  )
}

function StateForm({ programme, result }: { programme: Programme; result: FormResult | undefined }) {
  const t = useT(programmeMessages)
  return (
    <Card title={t('state')} description={t('stateHelp')}>
      <ActionForm result={result} errors="inline">
        <input type="hidden" name="version" value={programme.version} />
        <FormActions>
          {programme.state === 'active' ? (
            <SubmitButton intent="pause" variant="secondary">
              {t('pause')}
            </SubmitButton>
          ) : (
            <SubmitButton intent="resume" variant="secondary">
              {t('resume')}
            </SubmitButton>
          )}
          <SubmitButton intent="end" variant="danger-quiet">
            {t('end')}
          </SubmitButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}
