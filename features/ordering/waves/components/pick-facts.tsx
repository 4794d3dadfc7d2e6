import { ArrowLeftRight } from 'lucide-react'
import { href } from 'react-router'
import { requestCode } from '#/domain/evaluation.ts'
import { formatDateTime } from '#/domain/riyadh-time.ts'
import { evaluationMessages } from '#/messages/evaluations.ts'
import { wavePickMessages } from '#/messages/ordering/wave-visits.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { PickRow } from '../pick-list.ts'
import type { SwapChoice } from '../wave-shoppers.server.ts'
import { LeftReasons, WhatHelps } from './left-reasons.tsx'
import { VisitDate } from './picks-table.tsx'
import { PickStatus } from './wave-status.tsx'

type PickFactsProps = { pick: PickRow; version: number; swaps: readonly SwapChoice[]; mayChoose: boolean }

/** A visit with its proposed shopper or reasons for none, and its steps. */
export function PickFacts({ pick, version, swaps, mayChoose }: PickFactsProps) {
  const t = useT(wavePickMessages)
  const word = useT(evaluationMessages)
  const hasReasons = (pick.state === 'open' || pick.state === 'refused') && Object.keys(pick.refusals).length > 0
  return (
    <Card
      title={t('visit')}
      actions={
        <LinkButton to={href('/admin/secret-shopper/:requestId', { requestId: pick.requestId })} size="dense">
          {t('request')}
        </LinkButton>
      }
    >
      <div className="flex flex-col gap-5">
        <DescriptionList
          columns={3}
          items={[
            { term: word('client'), value: pick.clientName },
            { term: word('location'), value: pick.branchLocation },
            { term: t('date'), value: <VisitDate row={pick} /> },
            { term: t('state'), value: <PickStatus state={pick.state} /> },
            { term: t('shopper'), value: pick.shopperName },
            { term: t('fit'), value: pick.fit === null ? null : <bdi dir="ltr">{pick.fit.toFixed(1)}</bdi> },
          ]}
        />
        {hasReasons && (
          <div className="grid gap-4 md:grid-cols-2">
            <section className="flex flex-col gap-1">
              <h3 className="text-ui font-semibold">{t('why')}</h3>
              <LeftReasons refusals={pick.refusals} />
            </section>
            <WhatHelps refusals={pick.refusals} />
          </div>
        )}
        {mayChoose && <ByHand pick={pick} version={version} swaps={swaps} />}
      </div>
    </Card>
  )
}

function ByHand({ pick, version, swaps }: Omit<PickFactsProps, 'mayChoose'>) {
  const t = useT(wavePickMessages)
  const lang = useLang()
  const options = swaps.map(({ requestId, number, branchName, shopperName, visitAt }) => ({
    value: requestId,
    label: `${shopperName} · ${branchName} · ${formatDateTime(new Date(visitAt), lang)} · ${requestCode(number)}`,
  }))
  return (
    <div className="flex flex-col gap-5 border-t border-line pt-5">
      <div className="flex flex-wrap gap-3">
        {pick.shopperId && <Decide intent="leave-open" version={version} label={t('leaveOpen')} />}
        {pick.isByHand && <Decide intent="let-decide" version={version} label={t('letDecide')} />}
      </div>
      {pick.shopperId && options.length > 0 && (
        <ActionForm errors="inline">
          <input type="hidden" name="intent" value="swap" />
          <input type="hidden" name="version" value={version} />
          <div className="flex flex-wrap items-end gap-3">
            <div className="min-w-0 flex-1 basis-72">
              <SelectField name="otherId" label={t('swap')} help={t('swapHelp')} options={options} required />
            </div>
            <SubmitButton variant="secondary" icon={ArrowLeftRight}>
              {t('swapDo')}
            </SubmitButton>
          </div>
        </ActionForm>
      )}
    </div>
  )
}

function Decide({ intent, version, label }: { intent: 'leave-open' | 'let-decide'; version: number; label: string }) {
  return (
    <ActionForm errors="inline">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="version" value={version} />
      <SubmitButton variant="secondary">{label}</SubmitButton>
    </ActionForm>
  )
}
