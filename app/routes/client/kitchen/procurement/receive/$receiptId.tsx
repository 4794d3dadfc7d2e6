import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { CorrectionForm } from '#/features/kitchen/receipts/components/correction-form.tsx'
import { ReceiptLines } from '#/features/kitchen/receipts/components/receipt-lines.tsx'
import { correctReceipt } from '#/features/kitchen/receipts/correct-receipt.server.ts'
import { correctionForm } from '#/features/kitchen/receipts/form.ts'
import { readReceipt } from '#/features/kitchen/receipts/read-receipt.server.ts'
import { receiptMessages } from '#/messages/kitchen/receipts.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { Fold } from '#/ui/fold.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { OpenLink } from '#/ui/open-link.tsx'
import { useRights } from '#/ui/rights.tsx'
import { Time } from '#/ui/time.tsx'
import type { Route } from './+types/$receiptId'

export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readReceipt(actorOf(context), params.receiptId),
)

export const action = async (args: Route.ActionArgs) =>
  formAction(correctionForm, async (actor, given) => {
    await correctReceipt(actor, args.params.receiptId, given)
    return null
  })(args)

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, receiptMessages.delivery) }]

/** A posted delivery with its photos, and its correction by a counter-entry. */
export default function Page({ loaderData: receipt }: Route.ComponentProps) {
  const t = useT(receiptMessages)
  const { viewing } = useRights()
  const { order, corrections } = receipt
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/client/procurement/receive'), label: t('title') }, { label: t('delivery') }]}
        title={<bdi>{receipt.supplier}</bdi>}
        description={<Time at={receipt.arrivedAt} mode="datetime" />}
      />
      <Card title={t('delivery')}>
        <DescriptionList
          columns={3}
          items={[
            { term: t('branch'), value: receipt.branch },
            {
              term: t('order'),
              value: order ? (
                <OpenLink className="link" to={href('/client/procurement/orders/:orderId', { orderId: order.id })}>
                  {t('orderNumber', { number: String(order.number) })}
                </OpenLink>
              ) : (
                t('noOrder')
              ),
            },
            { term: t('paperNumber'), value: receipt.paperNumber },
            { term: t('by'), value: receipt.by },
            { term: t('postedAt'), value: <Time at={receipt.postedAt} mode="datetime" /> },
            { term: t('note'), value: receipt.note },
          ]}
        />
      </Card>
      {viewing ? (
        <Notice kind="info">{t('pricesHidden')}</Notice>
      ) : (
        <Card title={t('lines')} flush>
          <ReceiptLines lines={receipt.lines} />
        </Card>
      )}
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
      {receipt.mayCorrect && !viewing && (
        <Card title={t('correctTitle')} description={t('correctLead')} flush>
          <Fold inset summary={t('correctOpen')}>
            <div className="px-4 pt-2 pb-6 md:px-6">
              <CorrectionForm key={corrections.length} receipt={receipt} />
            </div>
          </Fold>
        </Card>
      )}
    </div>
  )
}
