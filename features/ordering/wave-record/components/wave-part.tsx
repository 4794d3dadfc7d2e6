import { Sparkles } from 'lucide-react'
import type { FormResult } from '#/domain/form-result.ts'
import { WaveStaffing } from '#/features/ordering/waves/components/staffing.tsx'
import { CreateVisits } from '#/features/ordering/waves/components/create-visits.tsx'
import { ProposalResult } from '#/features/ordering/waves/components/proposal-result.tsx'
import { CancelWave, ConfirmWave, ProposeAgain } from '#/features/ordering/waves/components/wave-actions.tsx'
import { WavePlanFacts } from '#/features/ordering/waves/components/wave-plan-facts.tsx'
import { WaveVisits } from '#/features/ordering/waves/components/wave-visits.tsx'
import type { PicksQuery } from '#/features/ordering/waves/pick-list.ts'
import { waveRecordMessages } from '#/messages/ordering/wave-record.ts'
import { waveWorkMessages } from '#/messages/ordering/waves.ts'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import type { WavePartData } from '../read-part.server.ts'
import type { WaveRecord } from '../read-record.server.ts'
import { WaveHistory } from './wave-history.tsx'
import { WaveMoney } from './wave-money.tsx'

type Props = { record: WaveRecord; data: WavePartData; query: PicksQuery; result: FormResult | undefined }

/** The open part of a wave's record. */
export function WavePart({ record, data, query, result }: Props) {
  const { wave } = record
  switch (data.part) {
    case 'visits':
      return <WaveVisits wave={wave} visits={data.visits} shoppers={data.shoppers} query={query} />
    case 'proposal':
      return <ProposalPart record={record} result={result} />
    case 'money':
      return <WaveMoney record={record} invoices={data.invoices} />
    case 'plan':
      return (
        <>
          {data.order && <CreateVisits wave={wave} {...data.order} result={result} />}
          <WavePlanFacts wave={wave} />
          {mayCancel(record) && <CancelWave wave={wave} result={result} />}
        </>
      )
    case 'activity':
      return <WaveHistory history={record.history} />
  }
}

/** A wave that the platform carries out now is not cancelled. */
export const mayCancel = ({ wave: { status, proposal } }: WaveRecord): boolean =>
  status !== 'cancelled' && !(status === 'confirmed' && proposal.confirmed?.finishedAt === null)

function ProposalPart({ record: { wave, next }, result }: Pick<Props, 'record' | 'result'>) {
  const t = useT(waveRecordMessages)
  const work = useT(waveWorkMessages)
  const { status, proposal } = wave
  const hasRest = status === 'confirmed' && proposal.confirmed?.finishedAt !== null
  if (!proposal.made && !hasRest)
    return (
      <EmptyState icon={Sparkles} title={t('noProposal')}>
        {next === 'propose' && work('proposeHelp')}
      </EmptyState>
    )
  return (
    <>
      {status === 'proposed' && <ConfirmWave wave={wave} result={result} />}
      {hasRest && <WaveStaffing wave={wave} result={result} />}
      {proposal.made && status !== 'proposing' && <ProposalResult made={proposal.made} />}
      {status === 'proposed' && <ProposeAgain wave={wave} result={result} />}
    </>
  )
}
