import type { ReactNode } from 'react'
import { href, useFetcher } from 'react-router'
import { formatMoney, sar } from '#/domain/money.ts'
import { advanceMessages } from '#/messages/billing/advances.ts'
import { Card } from '#/ui/card.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { OpenLink } from '#/ui/open-link.tsx'
import { NumberField } from '#/ui/text-field.tsx'
import { Time } from '#/ui/time.tsx'
import type { AdvanceChoice } from '../advance-parts.server.ts'
import type { Document } from '../read-document.server.ts'
import { BothLanguages } from './both-languages.tsx'

/** Prepayments of the client that a draft deducts or could deduct, each with its amount; nothing without one. */
export function DraftAdvances({ document: { advances, version, canIssue } }: { document: Document }) {
  const t = useT(advanceMessages)
  if (advances.length === 0) return null
  return (
    <Card title={t('title')} description={t('hint')}>
      <ul className="flex flex-col divide-y divide-line">
        {advances.map((advance) => (
          <li key={`${advance.id} ${version}`} className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
            <AdvanceHead advance={advance} />
            {canIssue && <AdvanceForm advance={advance} version={version} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function AdvanceHead({ advance: { id, number, issuedAt, name, open } }: { advance: AdvanceChoice }) {
  const t = useT(advanceMessages)
  const lang = useLang()
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-ui">
      <span className="flex min-w-0 flex-col">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <OpenLink to={href('/admin/invoices/:invoiceId', { invoiceId: id })} className="link">
            <bdi dir="ltr" className="num">
              {number}
            </bdi>
          </OpenLink>
          <span className="text-caption text-ink-2">
            <Time at={issuedAt} />
          </span>
        </span>
        <BothLanguages words={name} quiet />
      </span>
      <span className="text-ink-2">{t('openAmount', { amount: formatMoney(open, lang) })}</span>
    </div>
  )
}

/** The amount to deduct; a deducted prepayment can be changed or taken off. */
function AdvanceForm({ advance, version }: { advance: AdvanceChoice; version: number }) {
  const t = useT(advanceMessages)
  const { number, used, proposed } = advance
  const amount = used > 0 ? used : proposed
  return (
    <div className="flex flex-wrap items-end gap-3">
      <StepForm advance={advance} version={version}>
        <div className="flex flex-wrap items-end gap-3">
          <div className="w-56 max-md:w-full">
            <NumberField
              name="amount"
              decimals
              suffix={t('sar')}
              label={t('amount')}
              defaultValue={amount > 0 ? sar(amount) : ''}
            />
          </div>
          <SubmitButton
            intent="deduct"
            variant={used > 0 ? 'secondary' : 'primary'}
            aria-label={t(used > 0 ? 'changeOf' : 'deductOf', { number })}
          >
            {used > 0 ? t('change') : t('deduct')}
          </SubmitButton>
        </div>
      </StepForm>
      {used > 0 && (
        <StepForm advance={advance} version={version}>
          <SubmitButton intent="undeduct" variant="quiet" aria-label={t('takeOffOf', { number })}>
            {t('takeOff')}
          </SubmitButton>
        </StepForm>
      )}
    </div>
  )
}

type Step = { advance: AdvanceChoice; version: number; children: ReactNode }

function StepForm({ advance, version, children }: Step) {
  const fetcher = useFetcher()
  return (
    <ActionForm fetcher={fetcher} errors="inline">
      <input type="hidden" name="version" value={version} readOnly />
      <input type="hidden" name="advanceId" value={advance.id} readOnly />
      {children}
    </ActionForm>
  )
}
