import { Download, FileInput } from 'lucide-react'
import { href, Link } from 'react-router'
import { bankFileColumns, bankFileFormats } from '#/domain/payouts/bank-file.ts'
import { formatDateTime } from '#/domain/riyadh-time.ts'
import { settingPath } from '#/features/core/settings/words.ts'
import { payoutMessages } from '#/messages/payouts/payouts.ts'
import { AnchorButton, LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { DescriptionList, type Step, Stepper } from '#/ui/facts.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { useRights } from '#/ui/rights.tsx'
import { Time } from '#/ui/time.tsx'
import type { BatchPage } from '../browse-batches.server.ts'

const order = ['open', 'approved', 'sent', 'done'] as const

/** Progress of the batch. */
export function BatchWay({ page: { batch, approvedBy } }: { page: BatchPage }) {
  const t = useT(payoutMessages)
  if (batch.state === 'dropped') return null
  const at = order.indexOf(batch.state)
  // the first step not done is the current one
  const stateOf = (index: number): Step['state'] =>
    index <= at || batch.state === 'done' ? 'done' : index === at + 1 ? 'current' : 'upcoming'
  const names = ['make', 'approve', 'send', 'pay'] as const
  return (
    <Card>
      <Stepper
        label={t('way_batch')}
        steps={names.map((name, index) => ({
          key: name,
          label: t(`step_${name}`),
          state: stateOf(index),
          ...(name === 'approve'
            ? { detail: t('approvalsOf', { count: approvedBy.length, needed: batch.needed }) }
            : {}),
        }))}
      />
    </Card>
  )
}

export function BatchFacts({ page, ownId }: { page: BatchPage; ownId: string }) {
  const { batch, approvedBy, approvers, outcomes } = page
  const t = useT(payoutMessages)
  const lang = useLang()
  const isHere = batch.state === 'open'
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <DescriptionList
          columns={3}
          items={[
            { term: t('total'), value: <Money halalas={batch.total} /> },
            { term: t('visits'), value: String(batch.count) },
            { term: t('madeBy'), value: batch.by },
            { term: t('madeAt'), value: <Time at={batch.made} mode="datetime" /> },
            { term: t('sentAt'), value: batch.sent && <Time at={batch.sent} mode="datetime" /> },
            ...(['paid', 'failed', 'returned'] as const).flatMap((outcome) =>
              outcomes[outcome].count > 0
                ? [{ term: t(`outcome_${outcome}`), value: <Money halalas={outcomes[outcome].net} /> }]
                : [],
            ),
            {
              term: t('approvals'),
              value:
                approvedBy.length === 0 ? (
                  isHere && t('noApproval')
                ) : (
                  <ul className="flex flex-col">
                    {approvedBy.map(({ id, name, at }) => (
                      <li key={id}>
                        <bdi>{t('approvedByLine', { name, time: formatDateTime(new Date(at), lang) })}</bdi>
                      </li>
                    ))}
                  </ul>
                ),
            },
            {
              term: t('neededWord'),
              value: isHere && (
                <>
                  {t(`needed_${batch.needed}`)}
                  <br />
                  <Link
                    to={settingPath('payouts.two-approvers-above')}
                    className="link inline-block py-0.5 coarse:py-2.5 max-md:py-2.5"
                  >
                    {t('limitLink')}
                  </Link>
                </>
              ),
            },
            {
              term: t('mayApprove'),
              value: isHere && approvers.length > 0 && (
                <ul className="flex flex-col">
                  {approvers.map(({ id, name }) => (
                    <li key={id}>
                      <bdi>{name}</bdi>
                    </li>
                  ))}
                </ul>
              ),
            },
          ]}
        />
        {isHere && <ApprovalNotice page={page} ownId={ownId} />}
      </div>
    </Card>
  )
}

/** Why the reader may not approve, or that there are too few approvers. */
function ApprovalNotice({ page: { batch, approvedBy, approvers }, ownId }: { page: BatchPage; ownId: string }) {
  const t = useT(payoutMessages)
  if (approvedBy.length + approvers.length < batch.needed)
    return (
      <Notice kind="warning" title={t('noApprover')}>
        {t('noApproverText')}
      </Notice>
    )
  if (batch.makerId === ownId) return <Notice kind="info">{t('youMade')}</Notice>
  return approvedBy.some(({ id }) => id === ownId) ? <Notice kind="info">{t('youApproved')}</Notice> : null
}

/** Files of a sent batch for the bank. Links, so that they work without scripts and after the password was asked. */
export function BankFiles({ page: { batch } }: { page: BatchPage }) {
  const t = useT(payoutMessages)
  const { readOnly } = useRights()
  if (readOnly || (batch.state !== 'sent' && batch.state !== 'done')) return null
  const address = href('/admin/secret-shopper-invoicing/batches/:batchId/bank-file', { batchId: batch.id })
  return (
    <Card title={t('files')} description={t('filesHelp')}>
      <ul className="flex flex-wrap gap-3">
        {bankFileFormats.map((format) => (
          <li key={format} className="max-sm:w-full">
            <AnchorButton href={`${address}?format=${format}`} icon={Download} full>
              {t(`download_${format}`)}
            </AnchorButton>
          </li>
        ))}
        <li className="max-sm:w-full">
          <LinkButton
            to={href('/admin/secret-shopper-invoicing/batches/:batchId/bank-answer', { batchId: batch.id })}
            icon={FileInput}
            variant="secondary"
            full
          >
            {t('readAnswer')}
          </LinkButton>
        </li>
      </ul>
    </Card>
  )
}

/** Columns of the bank's file. */
export function FileColumns() {
  const t = useT(payoutMessages)
  return (
    <details className="rounded-card border border-line bg-card">
      <summary className="cursor-pointer p-4 text-ui font-medium md:px-6">{t('fileColumns')}</summary>
      <div className="flex flex-col gap-4 px-4 pb-4 md:px-6">
        <p className="prose-width text-ui text-ink-2">{t('fileColumnsText')}</p>
        <dl className="grid gap-x-6 gap-y-2 md:grid-cols-2">
          {bankFileColumns.map((column) => (
            <div key={column}>
              <dt className="text-ui font-medium">
                <bdi dir="ltr">{column}</bdi>
              </dt>
              <dd className="text-caption text-ink-2">{t(`col_${column}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  )
}
