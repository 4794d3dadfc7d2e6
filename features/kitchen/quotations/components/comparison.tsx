import {
  type Choice,
  compare,
  isSameChoice,
  ordersOf,
  totalOf,
  wholeLines,
} from '#/domain/kitchen/buying/comparison.ts'
import { stopsAwards } from '#/domain/kitchen/buying/supplier.ts'
import { formatMoney } from '#/domain/money.ts'
import { plus, type Rational } from '#/domain/rational.ts'
import { quotationMessages } from '#/messages/kitchen/quotations.ts'
import { Card } from '#/ui/card.tsx'
import { EmptyState, Notice } from '#/ui/feedback.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { NavTabs } from '#/ui/nav.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import type { RequestDetails } from '../read-request.server.ts'
import { AwardSums } from './award-sums.tsx'
import { type Look, Matrix } from './matrix.tsx'
import { useAmounts } from './use-amounts.ts'
import { useChoice } from './use-choice.ts'

type Props = { request: RequestDetails; look: Look; mayWrite: boolean }

/** Quotations of a closed request side by side, the proposed award, and the award itself. */
export function Comparison({ request, look, mayWrite }: Props) {
  const t = useT(quotationMessages)
  const { lines, invited, state } = request
  const quoted = invited.filter(({ quote }) => quote !== null)
  const quotes = quoted.map(({ quote }) => quote!.of)
  const needs = new Map(lines.map(({ id, base }) => [id, base]))
  const found = compare(quotes, needs)
  const proposed = found.proposal?.lines ?? new Map<string, string>()
  const { choice: chosen, choosing } = useChoice(lines, needs, proposed)
  const choice = state === 'awarded' ? request.awarded : chosen
  const isOpen = state === 'closed' && mayWrite
  if (quoted.length === 0)
    return (
      <Card>
        <EmptyState title={t('noQuotes')} compact>
          {state === 'closed' && t('noQuotesHint')}
        </EmptyState>
      </Card>
    )
  const orders = ordersOf(quotes, needs, choice)
  const isProposal = found.proposal !== null && isSameChoice(choice, wholeLines(needs, proposed))
  const matrix = (
    <>
      <Matrix {...{ lines, quoted, found, choice, look }} {...(isOpen && { choosing })} />
      <Why {...{ request, found, choice }} />
    </>
  )
  const sums = (
    <AwardSums
      title={t(state === 'awarded' ? 'awardedTo' : isProposal ? 'proposed' : 'chosenAward')}
      {...{ lines, quoted, orders, found }}
      showOthers={state !== 'awarded'}
    />
  )
  const head = (
    <header className="flex flex-wrap items-end justify-between gap-3">
      <div className="min-w-0">
        <h2 className="text-h2 font-semibold">
          <Headline {...{ request, found }} />
        </h2>
        <p className="text-ui text-ink-2">{t('lead', { quotes: quoted.length, invited: invited.length })}</p>
      </div>
      <NavTabs
        label={t('by')}
        look="segment"
        items={(['cash', 'unit'] as const).map((by) => ({
          to: by === 'cash' ? '?' : '?by=unit',
          label: t(`by_${by}`),
          current: by === look,
        }))}
      />
    </header>
  )
  if (!isOpen)
    return (
      <section className="flex flex-col gap-4">
        {head}
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="min-w-0">{matrix}</div>
          {sums}
        </div>
      </section>
    )
  return (
    <section className="flex flex-col gap-4">
      {head}
      <ActionForm errors="summary" className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <input type="hidden" name="revision" value={request.revision} />
        <div className="min-w-0">{matrix}</div>
        <div className="flex flex-col gap-4">
          {sums}
          <AwardFoot
            request={request}
            total={totalOf(orders)}
            needsReason={!isProposal}
            stopped={stoppedOf(request, choice)}
          />
        </div>
      </ActionForm>
    </section>
  )
}

/** Names of chosen suppliers whose food licence has expired. */
const stoppedOf = ({ invited }: RequestDetails, choice: Choice): string[] =>
  invited
    .filter(
      ({ supplierId, licence }) => stopsAwards(licence) && [...choice.values()].some((parts) => parts.has(supplierId)),
    )
    .map(({ name }) => name)

type FootProps = { request: RequestDetails; total: Rational; needsReason: boolean; stopped: string[] }

function AwardFoot({ request, total, needsReason, stopped }: FootProps) {
  const t = useT(quotationMessages)
  const lang = useLang()
  const { money } = useAmounts()
  return (
    <>
      {stopped.map((name) => (
        <Notice key={name} kind="warning">
          {t('licenceStops', { name })}
        </Notice>
      ))}
      {stopped.length > 0 && request.mayPassLicence && (
        <TextArea name="licenceReason" label={t('licenceReason')} rows={2} maxLength={500} />
      )}
      <TextArea
        name="reason"
        label={t('awardReason')}
        help={t('awardReasonHint')}
        rows={2}
        maxLength={500}
        optional={!needsReason}
      />
      {!request.mayPassLicence && (
        <p className="text-caption text-ink-2">{t('limit', { amount: formatMoney(request.awardLimit, lang) })}</p>
      )}
      <SubmitButton intent="award" full>
        {t('award', { amount: money(total) })}
      </SubmitButton>
    </>
  )
}

type Found = ReturnType<typeof compare>

/** The proposal in one sentence. */
function Headline({ request, found: { proposal, alone } }: { request: RequestDetails; found: Found }) {
  const t = useT(quotationMessages)
  const { money } = useAmounts()
  if (!proposal) return t('headNone')
  const [only] = proposal.suppliers
  if (proposal.suppliers.length === 1)
    return t('headOne', { name: request.invited.find(({ supplierId }) => supplierId === only)?.name ?? '' })
  const single = [...alone.values()]
    .flatMap((award) => (award ? [award.total] : []))
    .toSorted((a, b) => (a.n * b.d < b.n * a.d ? -1 : 1))[0]
  if (!single) return t('headAll')
  return t('headSaves', { amount: money(plus(single, { n: -proposal.total.n, d: proposal.total.d })) })
}

type WhyProps = { request: RequestDetails; found: Found; choice: Choice }

/** Why the supplier with the least price of a unit was not chosen. */
function Why({ request, found, choice }: WhyProps) {
  const t = useT(quotationMessages)
  const { large } = useAmounts()
  return (
    <ul className="mt-3 flex flex-col gap-1 text-caption text-ink-2">
      {request.lines.flatMap((line) => {
        const best = found.best.get(line.id)
        const cell = best && found.cells.get(line.id)!.get(best.unit)
        if (!best || !cell || best.unit === best.cash || choice.get(line.id)?.has(best.unit) || cell.leftOver.n <= 0n)
          return []
        const name = request.invited.find(({ supplierId }) => supplierId === best.unit)?.name ?? ''
        return [<li key={line.id}>{t('whyNot', { name, line: line.name, ...large(cell.leftOver, line.unit) })}</li>]
      })}
    </ul>
  )
}
