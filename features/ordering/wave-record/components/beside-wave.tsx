import type { ReactNode } from 'react'
import { href } from 'react-router'
import { WaveStatus } from '#/features/ordering/waves/components/wave-status.tsx'
import type { WaveRow } from '#/features/ordering/waves/wave-list.ts'
import { waveRecordMessages } from '#/messages/ordering/wave-record.ts'
import { Beside, BesidePart } from '#/ui/beside.tsx'
import { useT } from '#/ui/language.tsx'
import type { WaveRecord } from '../read-record.server.ts'
import { WaveHistory } from './wave-history.tsx'
import { WaveLine } from './wave-line.tsx'
import { WaveNeeds } from './wave-needs.tsx'
import { WaveProgress } from './wave-progress.tsx'
import { WaveStep } from './wave-step.tsx'

/** The list of waves with the wave of a pressed row beside it. */
export function BesideWaves({ rows, children }: { rows: readonly WaveRow[]; children: ReactNode }) {
  return (
    <Beside<WaveRecord>
      ids={rows.map(({ id }) => id)}
      version={rows}
      page={(waveId) => href('/admin/secret-shopper/waves/:waveId', { waveId })}
      name={({ wave }) => wave.name}
      head={({ wave: { status, staffing } }) => <WaveStatus status={status} staffing={staffing} />}
      body={(record) => <Body record={record} />}
      foot={(record) => <WaveStep key={record.wave.id} record={record} part={null} />}
    >
      {children}
    </Beside>
  )
}

function Body({ record }: { record: WaveRecord }) {
  const t = useT(waveRecordMessages)
  return (
    <>
      <div className="flex flex-col gap-1">
        <h2 className="text-h3 font-semibold [overflow-wrap:anywhere]">
          <bdi>{record.wave.name}</bdi>
        </h2>
        <WaveLine record={record} />
      </div>
      <WaveProgress record={record} />
      {record.needs.length > 0 && (
        <BesidePart title={t('needs')}>
          <WaveNeeds record={record} />
        </BesidePart>
      )}
      <BesidePart title={t('latest')}>
        <WaveHistory history={record.history} />
      </BesidePart>
    </>
  )
}
