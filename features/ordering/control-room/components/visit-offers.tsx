import { CircleStop, Send } from 'lucide-react'
import { visitRoomMessages } from '#/messages/ordering/control-room.ts'
import { Badge, StatusBadge, type Tone } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { VisitOffer, VisitRoom } from '../read-visit-room.server.ts'

const toneOf: Record<VisitOffer['status'], Tone> = {
  offered: 'blue',
  accepted: 'green',
  declined: 'red',
  expired: 'grey',
}

/** Offers with deadlines and answers; while open, offering starts and stops here. */
export function VisitOffers({ room, isOpen }: { room: VisitRoom; isOpen: boolean }) {
  const t = useT(visitRoomMessages)
  const { offers, isOffering } = room
  const columns = useColumns()
  const isAsked = isOffering || offers.some(({ status }) => status === 'offered')
  if (!isOpen && offers.length === 0) return null
  return (
    <Card title={t('offers')} description={t('offersHelp')}>
      <div className="flex flex-col gap-4">
        {isOpen && isOffering && <Notice kind="info">{t('offering')}</Notice>}
        <DataTable
          caption={t('offers')}
          columns={columns}
          rows={offers}
          rowKey={({ id }) => id}
          empty={<p className="text-ui text-ink-2">{t('noOffers')}</p>}
        />
        {isOpen && (
          <div className="flex flex-wrap gap-3">
            {!isAsked && <OneStep intent="offerBest" icon={Send} label={t('offerBest')} />}
            {isAsked && <OneStep intent="stopOffering" icon={CircleStop} label={t('stopOffering')} />}
          </div>
        )}
      </div>
    </Card>
  )
}

function OneStep({ intent, icon, label }: { intent: string; icon: typeof Send; label: string }) {
  return (
    <ActionForm errors="inline">
      <input type="hidden" name="intent" value={intent} />
      <SubmitButton variant="secondary" icon={icon}>
        {label}
      </SubmitButton>
    </ActionForm>
  )
}

function useColumns(): Column<VisitOffer>[] {
  const t = useT(visitRoomMessages)
  const wordOf = ({ status, endedBy }: VisitOffer) =>
    t(status === 'expired' || status === 'declined' ? `state_${endedBy ?? 'time'}` : `state_${status}`)
  return [
    {
      key: 'shopper',
      header: t('shopper'),
      cell: (offer) => (
        <span className="flex flex-wrap items-center gap-2">
          <bdi>{offer.shopperName}</bdi>
          {offer.isStandby && <Badge>{t('standby')}</Badge>}
        </span>
      ),
    },
    {
      key: 'state',
      header: t('state'),
      card: 'aside',
      cell: (offer) => (
        <span className="flex flex-col items-start gap-1">
          <StatusBadge tone={toneOf[offer.status]}>{wordOf(offer)}</StatusBadge>
          {offer.reason && (
            <span className="text-caption text-ink-2">
              <bdi>{offer.reason}</bdi>
            </span>
          )}
        </span>
      ),
    },
    { key: 'fit', header: t('fit'), numeric: true, cell: ({ fit }) => <bdi dir="ltr">{fit}</bdi> },
    {
      key: 'offered',
      header: t('offeredAt'),
      cell: ({ offeredAt, offeredBy }) => (
        <span className="flex flex-col max-md:items-end">
          <Time at={offeredAt} mode="datetime" />
          <span className="text-caption text-ink-2">
            <bdi>{offeredBy ?? t('byRule')}</bdi>
          </span>
        </span>
      ),
    },
    {
      key: 'until',
      header: t('until'),
      cell: ({ status, expiresAt, answeredAt }) => (
        <Time at={status === 'offered' ? expiresAt : (answeredAt ?? expiresAt)} mode="datetime" />
      ),
    },
  ]
}
