import { Printer, Smartphone } from 'lucide-react'
import { href, useFetcher } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { formatDateTime, formatDay } from '#/domain/riyadh-time.ts'
import { approveCount, returnCount } from '#/features/kitchen/stock/approve-count.server.ts'
import { CountBadge } from '#/features/kitchen/stock/components/count-badge.tsx'
import { CountedCard } from '#/features/kitchen/stock/components/counted-card.tsx'
import { VarianceCard } from '#/features/kitchen/stock/components/variance-card.tsx'
import { countForm } from '#/features/kitchen/stock/form.ts'
import { type CountDetails, readCount } from '#/features/kitchen/stock/read-count.server.ts'
import { stockMessages } from '#/messages/kitchen/stock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Button, LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { useRights } from '#/ui/rights.tsx'
import type { Route } from './+types/$countId'

export const loader = pageData(({ context, params }: Route.LoaderArgs) => readCount(actorOf(context), params.countId))

export const action = async (args: Route.ActionArgs) =>
  formAction(countForm, async (actor, { intent, version }) => {
    await (intent === 'approve' ? approveCount : returnCount)(actor, { countId: args.params.countId, version })
    return null
  })(args)

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, stockMessages.pageTitle) }]

/** One stock count: what was counted, and once it is approved what was used since the count before. */
export default function Page({ loaderData: count }: Route.ComponentProps) {
  const t = useT(stockMessages)
  const { viewing } = useRights()
  const isApproved = count.state === 'approved' || count.state === 'restated'
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/client/procurement/counts'), label: t('pageTitle') }, { label: count.branch }]}
        title={t('countOf', { branch: count.branch })}
        badge={<CountBadge state={count.state} />}
        actions={<Steps count={count} viewing={viewing} isApproved={isApproved} />}
      />
      {count.state === 'open' && <Notice title={t('openTitle')}>{t('openHint')}</Notice>}
      {count.mayManage && !viewing && <Notice>{t('approveHint')}</Notice>}
      {count.state === 'restated' && (
        <Notice kind="warning" title={t('restated')}>
          {t('restatedHint')}
        </Notice>
      )}
      <Facts count={count} />
      {count.period && <VarianceCard period={count.period} seesCosts={count.seesCosts} />}
      {isApproved && !count.period && (
        <Notice title={viewing ? undefined : t('first')}>{t(viewing ? 'shownToCompany' : 'firstHint')}</Notice>
      )}
      {count.state !== 'open' && <CountedCard count={count} />}
    </div>
  )
}

type Props = { count: CountDetails; viewing: boolean; isApproved: boolean }

function Steps({ count, viewing, isApproved }: Props) {
  const t = useT(stockMessages)
  const approve = useFetcher<typeof action>()
  const giveBack = useFetcher<typeof action>()
  if (isApproved)
    return (
      <Button icon={Printer} onClick={() => print()}>
        {t('print')}
      </Button>
    )
  if (viewing) return null
  return (
    <>
      {count.mayWrite && (
        <LinkButton
          icon={Smartphone}
          variant="primary"
          reloadDocument
          to={href('/client/field/count/:countId', { countId: count.id })}
        >
          {t('countNow')}
        </LinkButton>
      )}
      {count.mayManage && (
        <div className="flex flex-wrap gap-3">
          <ActionForm fetcher={giveBack}>
            <input type="hidden" name="intent" value="return" />
            <input type="hidden" name="version" value={count.version} />
            <SubmitButton variant="secondary">{t('giveBack')}</SubmitButton>
          </ActionForm>
          <ActionForm fetcher={approve}>
            <input type="hidden" name="intent" value="approve" />
            <input type="hidden" name="version" value={count.version} />
            <SubmitButton>{t('approve')}</SubmitButton>
          </ActionForm>
        </div>
      )}
    </>
  )
}

function Facts({ count }: { count: CountDetails }) {
  const t = useT(stockMessages)
  const lang = useLang()
  const at = (moment: string) => formatDateTime(new Date(moment), lang)
  const facts = [
    { term: t('startedAt'), value: at(count.startedAt) },
    { term: t('moment'), value: t(`moment_${count.moment}`) },
    ...(count.countedAt ? [{ term: t('countedAt'), value: at(count.countedAt) }] : []),
    ...(count.salesThrough ? [{ term: t('salesThrough'), value: formatDay(count.salesThrough, lang) }] : []),
    ...(count.submittedBy ? [{ term: t('submittedBy'), value: <bdi>{count.submittedBy}</bdi> }] : []),
    ...(count.approvedBy ? [{ term: t('approvedBy'), value: <bdi>{count.approvedBy}</bdi> }] : []),
  ]
  return (
    <Card>
      <DescriptionList items={facts} columns={3} />
    </Card>
  )
}
