import { href, useFetcher, useSearchParams } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { sar } from '#/domain/money.ts'
import { bankStatementMessages } from '#/messages/payouts/bank-statements.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { EmptyState, Notice } from '#/ui/feedback.tsx'
import { FilterBar } from '#/ui/filter-bar.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { NumberField, TextArea, TextField } from '#/ui/text-field.tsx'
import { showToast } from '#/ui/toast.tsx'
import { asideReasons, type LineSent } from '../form.ts'
import type { LinePageData, Target } from '../read-line.server.ts'

type Of = { line: LinePageData }

/** A form of the line that is sent in the background, with its version. */
function useStep(intent: LineSent['intent']) {
  const t = useT(bankStatementMessages)
  const fetcher = useFetcher<FormResult>()
  return { fetcher, onDone: () => showToast({ text: t(`done_${intent}`), kind: 'success' }) }
}

const pageOf = ({ id }: LinePageData): string => href('/admin/finance/bank/:lineId', { lineId: id })

const Version = ({ line }: Of) => <input type="hidden" name="version" value={line.version} readOnly />

const chosen = (label: string, amount?: string): string =>
  `?${new URLSearchParams({ reference: label, ...(amount && { amount }) })}`

/** What the rule found: with a choice for each invoice, or why there is nothing. */
export function LineSuggestion({ line: { suggestion } }: Of) {
  const t = useT(bankStatementMessages)
  if (!suggestion) return null
  if (suggestion.why) return <Notice>{t(`why_${suggestion.why}`)}</Notice>
  const isOne = suggestion.parts.length === 1
  const choices = suggestion.parts.map(({ reference, amount }) => ({
    reference,
    to: isOne ? chosen(reference) : chosen(reference, sar(amount)),
  }))
  return (
    <Notice
      title={t(suggestion.certain ? 'certainLabel' : 'suggested', { label: suggestion.label })}
      actions={
        <>
          {choices.map(({ reference, to }) => (
            <LinkButton
              key={reference}
              to={to}
              size="dense"
              preventScrollReset
              aria-label={t('chooseOf', { label: reference })}
            >
              {isOne ? t('choose') : <bdi dir="ltr">{reference}</bdi>}
            </LinkButton>
          ))}
          {suggestion.certain && (
            <LinkButton to={href('/admin/finance/bank/certain')} size="dense">
              {t('review')}
            </LinkButton>
          )}
        </>
      }
    />
  )
}

/** Matches the line with the one thing that the rule found, in one step. */
export function MatchNow({ line }: Of) {
  const t = useT(bankStatementMessages)
  const { fetcher, onDone } = useStep('match')
  const [part, ...others] = line.suggestion?.parts ?? []
  if (!part || others.length > 0) return null
  return (
    <ActionForm fetcher={fetcher} action={pageOf(line)} errors="inline" onDone={onDone}>
      <Version line={line} />
      <input type="hidden" name="reference" value={part.reference} readOnly />
      <SubmitButton intent="match">{t('matchWith', { label: part.reference })}</SubmitButton>
    </ActionForm>
  )
}

/** Search, and the form that matches the line with what was chosen. */
export function MatchCard({ line }: Of) {
  const t = useT(bankStatementMessages)
  const [params] = useSearchParams()
  const side = line.amount > 0 ? 'in' : 'out'
  const [reference, amount] = [params.get('reference') ?? '', params.get('amount') ?? '']
  const { fetcher, onDone } = useStep('match')
  return (
    <Card title={t('matchTitle')}>
      <div className="flex flex-col gap-6">
        <FilterBar filters={[]} search={{ label: t('find'), placeholder: t(`find_${side}`) }} />
        <Targets side={side} targets={line.targets} q={line.q} />
        <ActionForm key={`${reference} ${amount}`} fetcher={fetcher} errors="inline" onDone={onDone}>
          <Version line={line} />
          <TextField
            name="reference"
            type="code"
            label={t(`matchReference_${side}`)}
            help={t(`matchReferenceHelp_${side}`)}
            defaultValue={reference}
            maxLength={60}
          />
          {side === 'in' && (
            <NumberField name="amount" label={t('part')} help={t('partHelp')} decimals optional defaultValue={amount} />
          )}
          {(line.isReturn || reference.startsWith(side === 'in' ? 'PB' : 'PAY')) && (
            <TextArea
              name="reason"
              label={t('returnReason')}
              help={t('returnReasonHelp')}
              rows={2}
              maxLength={500}
              optional
            />
          )}
          <FormActions>
            <SubmitButton intent="match">{t('match')}</SubmitButton>
          </FormActions>
        </ActionForm>
      </div>
    </Card>
  )
}

function Targets({ side, targets, q }: { side: 'in' | 'out'; targets: readonly Target[]; q: string }) {
  const t = useT(bankStatementMessages)
  const columns: Column<Target>[] = [
    { key: 'label', header: t('number'), exact: true, cell: ({ label }) => <bdi dir="ltr">{label}</bdi> },
    { key: 'who', header: t('who'), cell: ({ who }) => <bdi>{who}</bdi> },
    { key: 'amount', header: t('amount'), numeric: true, cell: ({ amount }) => <Money halalas={amount} bare /> },
    {
      key: 'choose',
      header: t('choose'),
      hideHeader: true,
      cell: ({ label }) => (
        <LinkButton
          to={`?${new URLSearchParams({ ...(q && { q }), reference: label })}`}
          size="dense"
          variant="quiet"
          preventScrollReset
          aria-label={t('chooseOf', { label })}
        >
          {t('choose')}
        </LinkButton>
      ),
    },
  ]
  return (
    <DataTable
      caption={t(`found_${side}`)}
      columns={columns}
      rows={targets}
      rowKey={({ label }) => label}
      empty={<EmptyState compact title={t('nothingFound')} />}
    />
  )
}

/** Sets a line aside that needs no match. */
export const AsideCard = ({ line }: Of) => {
  const t = useT(bankStatementMessages)
  return (
    <Card title={t('asideTitle')}>
      <AsideForm line={line} />
    </Card>
  )
}

export function AsideForm({ line }: Of) {
  const t = useT(bankStatementMessages)
  const { fetcher, onDone } = useStep('aside')
  return (
    <ActionForm fetcher={fetcher} action={pageOf(line)} errors="inline" onDone={onDone}>
      <Version line={line} />
      <SelectField
        name="aside"
        label={t('asideReason')}
        placeholder={t('chooseReason')}
        options={asideReasons.map((value) => ({ value, label: t(`aside_${value}`) }))}
      />
      <TextArea name="note" label={t('note')} rows={2} maxLength={500} optional />
      <FormActions>
        <SubmitButton intent="aside" variant="secondary">
          {t('asideDo')}
        </SubmitButton>
      </FormActions>
    </ActionForm>
  )
}

/** Puts a line that was set aside back to those that wait. */
export function TakeBack({ line }: Of) {
  const t = useT(bankStatementMessages)
  const { fetcher, onDone } = useStep('take-back')
  return (
    <ActionForm fetcher={fetcher} errors="inline" onDone={onDone}>
      <Version line={line} />
      <FormActions>
        <SubmitButton intent="take-back" variant="secondary">
          {t('takeBack')}
        </SubmitButton>
      </FormActions>
    </ActionForm>
  )
}

/** Reverses what the matches of a line booked. */
export function UndoCard({ line }: Of) {
  const t = useT(bankStatementMessages)
  const { fetcher, onDone } = useStep('undo')
  return (
    <Card title={t('undoTitle')}>
      <ActionForm fetcher={fetcher} errors="inline" onDone={onDone}>
        <Version line={line} />
        <p className="text-ui text-ink-2">{t('undoText')}</p>
        <TextArea name="reason" label={t('undoReason')} rows={2} maxLength={500} />
        <FormActions>
          <SubmitButton intent="undo" variant="danger-quiet">
            {t('undo')}
          </SubmitButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}
