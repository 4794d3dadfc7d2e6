import { href } from 'react-router'
import { shopperPageMessages } from '#/messages/roster-page.ts'
import { Badge, StatusBadge, type Tone } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { OpenLink } from '#/ui/open-link.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { LossLine, OfferLine } from '../read-parts.server.ts'

const tones = {
  offered: 'blue',
  accepted: 'green',
  declined: 'red',
  expired: 'grey',
} as const satisfies Record<OfferLine['status'], Tone>

const steps = ['handBack', 'takeBack', 'noShow'] as const

type Props = { kept: { losses: LossLine[]; offers: OfferLine[] } }

/** Lost visits with their causes, and results of offers. */
export function RecordsPart({ kept: { losses, offers } }: Props) {
  const t = useT(shopperPageMessages)
  return (
    <>
      <Card title={t('losses')} flush>
        <DataTable
          caption={t('losses')}
          columns={useLossColumns()}
          rows={losses}
          rowKey={({ id }) => id}
          empty={<EmptyState title={t('noLosses')} compact />}
        />
      </Card>
      <Card title={t('offers')} flush>
        <DataTable
          caption={t('offers')}
          columns={useOfferColumns()}
          rows={offers}
          rowKey={({ id }) => id}
          empty={<EmptyState title={t('noOffers')} compact />}
        />
      </Card>
    </>
  )
}

function Where({ line }: { line: { requestId: string; client: string; branch: string } }) {
  return (
    <OpenLink
      to={href('/admin/secret-shopper/:requestId', { requestId: line.requestId })}
      className="link inline-flex min-h-11 flex-col justify-center md:min-h-6"
    >
      <bdi>{line.branch}</bdi>
      <bdi className="text-caption text-ink-2">{line.client}</bdi>
    </OpenLink>
  )
}

function useLossColumns(): Column<LossLine>[] {
  const t = useT(shopperPageMessages)
  return [
    { key: 'branch', header: t('branch'), cell: (line) => <Where line={line} /> },
    {
      key: 'step',
      header: t('status'),
      cell: ({ step }) => {
        const known = steps.find((one) => one === step)
        return known ? t(`step_${known}`) : null
      },
    },
    {
      key: 'cause',
      header: t('cause'),
      cell: ({ cause, reason }) => (
        <span className="flex max-w-[44ch] flex-col max-md:items-end max-md:text-end">
          {cause && <span>{t(`cause_${cause}`)}</span>}
          {reason && (
            <bdi dir="auto" className="text-caption text-ink-2 [overflow-wrap:anywhere]">
              {reason}
            </bdi>
          )}
        </span>
      ),
    },
    {
      key: 'counted',
      header: t('counted'),
      cell: ({ isCounted, step }) =>
        isCounted && step !== 'takeBack' ? <Badge tone="red">{t('counted')}</Badge> : <Badge>{t('notCounted')}</Badge>,
    },
    { key: 'date', header: t('date'), cell: ({ at }) => <Time at={at} mode="datetime" /> },
  ]
}

function useOfferColumns(): Column<OfferLine>[] {
  const t = useT(shopperPageMessages)
  return [
    { key: 'branch', header: t('branch'), cell: (line) => <Where line={line} /> },
    {
      key: 'status',
      header: t('status'),
      cell: ({ status, isStandby }) => (
        <span className="flex flex-wrap gap-1">
          <StatusBadge tone={tones[status]}>{t(`offer_${status}`)}</StatusBadge>
          {isStandby && <Badge>{t('standby')}</Badge>}
        </span>
      ),
    },
    {
      key: 'reason',
      header: t('reason'),
      cell: ({ reason }) => reason && <bdi className="[overflow-wrap:anywhere]">{reason}</bdi>,
    },
    { key: 'date', header: t('date'), cell: ({ at }) => <Time at={at} mode="datetime" /> },
  ]
}
