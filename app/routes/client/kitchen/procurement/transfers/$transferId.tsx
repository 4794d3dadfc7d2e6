import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { useQuantities } from '#/features/kitchen/stock/components/use-quantities.ts'
import { TransferCorrection } from '#/features/kitchen/transfers/components/transfer-correction.tsx'
import { correctTransfer } from '#/features/kitchen/transfers/correct-transfer.server.ts'
import { transferCorrectionForm } from '#/features/kitchen/transfers/form.ts'
import { readTransfer } from '#/features/kitchen/transfers/read-transfer.server.ts'
import { transferMessages } from '#/messages/kitchen/transfers.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Badge } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { Fold } from '#/ui/fold.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { useRights } from '#/ui/rights.tsx'
import { Time } from '#/ui/time.tsx'
import type { Route } from './+types/$transferId'

export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readTransfer(actorOf(context), params.transferId),
)

export const action = async (args: Route.ActionArgs) =>
  formAction(transferCorrectionForm, async (actor, given) => {
    await correctTransfer(actor, args.params.transferId, given)
    return null
  })(args)

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, transferMessages.transfer) }]

/** A transfer as it is true now, and its correction by a counter-entry. */
export default function Page({ loaderData: transfer }: Route.ComponentProps) {
  const t = useT(transferMessages)
  const { viewing } = useRights()
  const { nameOf, quantity } = useQuantities()
  const { from, to, lines, corrections } = transfer
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/client/procurement/transfers'), label: t('pageTitle') }, { label: t('transfer') }]}
        title={t('between', { from, to })}
        description={<Time at={transfer.movedAt} mode="datetime" />}
      />
      <Card title={t('transfer')}>
        <DescriptionList
          columns={3}
          items={[
            { term: t('by'), value: transfer.by && <bdi>{transfer.by}</bdi> },
            { term: t('enteredAt'), value: <Time at={transfer.enteredAt} mode="datetime" /> },
            { term: t('note'), value: transfer.note && <bdi>{transfer.note}</bdi> },
          ]}
        />
      </Card>
      <Card title={t('lines')} flush>
        <ul className="flex flex-col">
          {lines.map((line) => (
            <li
              key={line.id}
              data-line={line.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line px-4 py-3 first:border-t-0 md:px-6"
            >
              <span className="flex min-w-0 flex-wrap items-center gap-2">
                <bdi className="text-body">{nameOf(line.names)}</bdi>
                {line.isCorrected && <Badge>{t('correctedLine')}</Badge>}
              </span>
              <span className="num text-body font-medium">{quantity(line.quantity, line.base)}</span>
            </li>
          ))}
        </ul>
      </Card>
      {corrections.length > 0 && (
        <Card title={t('corrections')} flush>
          <ul className="flex flex-col">
            {corrections.map(({ id, at, by, reason }) => (
              <li key={id} className="flex flex-col gap-1 border-t border-line px-4 py-3 first:border-t-0 md:px-6">
                <p className="text-ui">
                  <bdi>{reason}</bdi>
                </p>
                <p className="text-caption text-ink-2">
                  {t('correctedBy', { name: by ?? t('aPerson') })} <Time at={at} mode="datetime" />
                </p>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {transfer.mayCorrect && !viewing && (
        <Card title={t('correctTitle')} description={t('correctLead')} flush>
          <Fold inset summary={t('correctOpen')}>
            <div className="px-4 pt-2 pb-6 md:px-6">
              <TransferCorrection key={corrections.length} transfer={transfer} />
            </div>
          </Fold>
        </Card>
      )}
    </div>
  )
}
