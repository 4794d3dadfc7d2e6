import { taxUnitMessages } from '#/messages/billing/tax-units.ts'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { UnitView } from '../read-units.server.ts'

/** End of a certificate, with the days left. */
export function CertificateEnd({ unit: { endsAt, daysLeft } }: { unit: Pick<UnitView, 'endsAt' | 'daysLeft'> }) {
  const t = useT(taxUnitMessages)
  if (endsAt === null || daysLeft === null) return null
  return (
    <span className="inline-flex flex-wrap gap-x-2">
      <Time at={endsAt} />
      <span className="text-ink-2">{daysLeft < 0 ? t('over') : t('daysLeft', { count: daysLeft })}</span>
    </span>
  )
}

/** Facts of a unit; of its secrets only that they are stored. */
export function UnitFacts({ unit }: { unit: UnitView }) {
  const t = useT(taxUnitMessages)
  const time = (at: string | null) => at && <Time at={at} mode="datetime" />
  return (
    <Card title={t('unitDetails')} description={t('secretsHint')}>
      <DescriptionList
        columns={2}
        items={[
          { term: t('name'), value: <bdi>{unit.name}</bdi> },
          { term: t('world'), value: t(`world_${unit.world}`) },
          { term: t('branch'), value: unit.facts && <bdi>{unit.facts.branch}</bdi> },
          { term: t('shortAddress'), value: unit.facts && <bdi dir="ltr">{unit.facts.shortAddress}</bdi> },
          { term: t('industry'), value: unit.facts && <bdi>{unit.facts.industry}</bdi> },
          { term: t('certificateEnds'), value: unit.endsAt && <CertificateEnd unit={unit} /> },
          { term: t('issuedCount'), value: unit.activeFrom && String(unit.counter) },
          { term: t('createdAt'), value: time(unit.createdAt) },
          { term: t('createdBy'), value: unit.createdBy && <bdi>{unit.createdBy}</bdi> },
          { term: t('activeFrom'), value: time(unit.activeFrom) },
          { term: t('endedAt'), value: time(unit.endedAt) },
        ]}
      />
    </Card>
  )
}
