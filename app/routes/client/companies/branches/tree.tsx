import { X } from 'lucide-react'
import { href, Link, redirect, useSearchParams } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { nameFor, otherName } from '#/domain/branch-names.ts'
import { mysteryTypes } from '#/domain/evaluation.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { isRecordId } from '#/domain/record-id.ts'
import { NodeForms } from '#/features/companies/tree/components/node-forms.tsx'
import { NodeHistory } from '#/features/companies/tree/components/node-history.tsx'
import { nodeForm } from '#/features/companies/hierarchy/form.ts'
import { type NodePanel, readNode } from '#/features/companies/tree/read-node.server.ts'
import { takeNodeStep } from '#/features/companies/hierarchy/take-step.server.ts'
import { WithRight } from '#/features/companies/members/components/rights.tsx'
import { BranchViews } from '#/features/office/branch-records/components/branch-views.tsx'
import { nodeAddress, TreeView } from '#/features/office/branch-records/components/tree-view.tsx'
import { pathIn } from '#/features/office/branch-records/list.ts'
import { readBranchTree, type TreeRow } from '#/features/office/branch-records/read-tree.server.ts'
import { DoneMessage } from '#/features/ordering/requests/components/done-message.tsx'
import { branchTreeMessages } from '#/messages/companies/branch-tree.ts'
import { branchListMessages } from '#/messages/office/branch-records.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { NavTabs, PageHeader } from '#/ui/nav.tsx'
import { ScoreBadge } from '#/ui/score.tsx'
import type { Route } from './+types/tree'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, branchTreeMessages.title) }]

const idIn = (text: string | null): string | null => (text !== null && isRecordId(text) ? text.toLowerCase() : null)

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const nodeId = idIn(url.searchParams.get('node'))
  const type = mysteryTypes.find((each) => each === url.searchParams.get('type')) ?? null
  const [tree, panel] = await Promise.all([
    readBranchTree(actor, { type, nodeId }),
    nodeId ? readNode(actor, nodeId, idIn(url.searchParams.get('to'))) : null,
  ])
  return { tree, panel }
})

export const action = formAction(nodeForm, async (actor, step) => {
  const next = new URLSearchParams({ done: step.intent })
  const shown = await takeNodeStep(actor, step)
  if (shown) next.set('node', shown)
  return redirect(`${href('/client/branches/tree')}?${next}`)
})

const done = ['add', 'rename', 'move', 'merge', 'close', 'reopen', 'delete'] as const

/** The tree of the company, with the chosen node beside it. */
export default function Page({ loaderData: { tree, panel }, actionData }: Route.ComponentProps) {
  const t = useT(branchTreeMessages)
  const list = useT(branchListMessages)
  const chosen = panel?.node.id ?? null
  return (
    <div className="flex flex-col gap-6">
      <DoneMessage texts={Object.fromEntries(done.map((step) => [step, t(`done_${step}`)]))} />
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ to: href('/client/branches'), label: list('title') }, { label: t('title') }]}
      />
      <BranchViews />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-3 max-lg:order-last">
          <TypeOfAverages tree={tree} chosen={chosen} />
          <TreeView rows={tree.rows} chosen={chosen} />
        </div>
        {panel ? (
          <Panel
            key={panel.node.id}
            panel={panel}
            row={tree.rows.find(({ id }) => id === chosen)}
            result={actionData}
          />
        ) : (
          <WithRight to="nodes.write">
            <p className="text-ui text-ink-2">{t('choose')}</p>
          </WithRight>
        )}
      </div>
    </div>
  )
}

type TypeProps = { tree: Route.ComponentProps['loaderData']['tree']; chosen: string | null }

function TypeOfAverages({ tree: { type, types }, chosen }: TypeProps) {
  const t = useT(branchTreeMessages)
  if (!type) return null
  const addressOf = (each: string) => nodeAddress(new URLSearchParams({ type: each }), chosen)
  return (
    <>
      {types.length > 1 && (
        <NavTabs
          label={t('types')}
          items={types.map((each) => ({ to: addressOf(each), label: t(`type_${each}`), current: each === type }))}
        />
      )}
      <p className="text-caption text-ink-2">{t('averageOf', { type: t(`type_${type}`) })}</p>
    </>
  )
}

type PanelProps = { panel: NodePanel; row: TreeRow | undefined; result: FormResult | undefined }

/** A group or branch: its facts, steps and history. */
function Panel({ panel, row, result }: PanelProps) {
  const t = useT(branchTreeMessages)
  const lang = useLang()
  const [params] = useSearchParams()
  const { node, path, events, change } = panel
  const names = { en: node.nameEn, ar: node.nameAr }
  const isBranch = node.kind === 'branch'
  return (
    <Card
      title={<bdi>{nameFor(names, lang)}</bdi>}
      description={otherName(names, lang)}
      actions={
        <Link
          to={nodeAddress(new URLSearchParams({ type: params.get('type') ?? '' }), null)}
          preventScrollReset
          aria-label={t('close')}
          className="inline-flex size-9 items-center justify-center rounded-control hover:bg-surface-2 coarse:size-11"
        >
          <Icon as={X} size={16} />
        </Link>
      }
    >
      <div className="flex flex-col gap-4">
        <DescriptionList
          items={[
            { term: t('kind'), value: t(`kind_${node.kind}`) },
            { term: t('place'), value: pathIn(path, lang) },
            { term: t('code'), value: node.code && <bdi dir="ltr">{node.code}</bdi> },
            { term: t(row?.isPart ? 'countOfPart' : 'count'), value: isBranch ? null : row?.branches },
            {
              term: t(row?.isPart ? 'averageOfPart' : 'average'),
              value: row?.average && (
                <span className="inline-flex items-center gap-2">
                  <ScoreBadge score={row.average.mean} />
                  {!isBranch && (
                    <span className="text-caption text-ink-2">{t('visited', { count: row.average.n })}</span>
                  )}
                </span>
              ),
            },
          ]}
        />
        <PanelLinks node={node} />
        {change && <NodeForms panel={panel} change={change} result={result} />}
        <section className="flex flex-col gap-3 border-t border-line pt-3">
          <h3 className="text-ui font-medium">{t('history')}</h3>
          <NodeHistory events={events} />
        </section>
      </div>
    </Card>
  )
}

function PanelLinks({ node }: { node: NodePanel['node'] }) {
  const t = useT(branchTreeMessages)
  if (node.kind === 'branch')
    return <LinkButton to={href('/client/branches/:branchId', { branchId: node.id })}>{t('toBranch')}</LinkButton>
  return (
    <div className="flex flex-wrap gap-2">
      {node.kind !== 'root' && (
        <LinkButton to={`${href('/client/branches')}?${node.kind === 'brand' ? 'brand' : 'region'}=${node.id}`}>
          {t('toList')}
        </LinkButton>
      )}
      {node.closedAt === null && (
        <WithRight to="branches.create">
          <LinkButton to={`${href('/client/branches/new')}?below=${node.id}`}>{t('addBranch')}</LinkButton>
        </WithRight>
      )}
    </div>
  )
}
