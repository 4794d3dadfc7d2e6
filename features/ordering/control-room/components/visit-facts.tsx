import { href, Link } from 'react-router'
import { PriceSummary } from '#/features/ordering/requests/components/price-summary.tsx'
import { ReportLinks } from '#/features/ordering/requests/components/report-links.tsx'
import { RequestFactList } from '#/features/ordering/requests/components/request-facts.tsx'
import type { AnyRequest } from '#/features/ordering/requests/read-request.server.ts'
import { visitRoomMessages } from '#/messages/ordering/control-room.ts'
import { controlRoomMessages, evaluationMessages } from '#/messages/evaluations.ts'
import { programmeMessages } from '#/messages/ordering/programmes.ts'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { OpenLink } from '#/ui/open-link.tsx'
import type { VisitRoom } from '../read-visit-room.server.ts'
import { roomPath } from '../room-query.ts'

/** Facts of a request, its cost and pay, and its reports. */
export function VisitFacts({ request, room }: { request: AnyRequest; room: VisitRoom }) {
  const word = useT(visitRoomMessages)
  const t = useT(controlRoomMessages)
  const shared = useT(evaluationMessages)
  const programmes = useT(programmeMessages)
  const { clientId, branchId } = request
  const branch = (
    <OpenLink to={href('/admin/clients/:clientId/branches/:branchId', { clientId, branchId })} className="link">
      <bdi>{request.branchName}</bdi>
    </OpenLink>
  )
  const more = [
    { term: t('orderedBy'), value: request.orderedBy },
    { term: shared('shopper'), value: request.shopperName },
    { term: t('cancelReason'), value: request.cancelReason },
    { term: word('wave'), value: room.wave && <WaveLink {...room.wave} /> },
    { term: programmes('title'), value: room.programme && <bdi>{room.programme.name}</bdi> },
    { term: programmes('note'), value: room.programme?.isWithheld ? programmes('withheld') : null },
  ]
  const money = [
    { term: t('shopperFee'), value: <Money halalas={request.shopperFee} /> },
    { term: word('bonus'), value: room.bonus > 0 ? <Money halalas={room.bonus} /> : null },
    { term: t('margin'), value: <Money halalas={request.price - request.shopperFee - room.bonus} /> },
  ]
  return (
    <div className="flex min-w-0 flex-col gap-4 lg:gap-6">
      <Card title={shared('details')}>
        <RequestFactList request={request} branch={branch} more={more} />
      </Card>
      <Card title={shared('priceTitle')}>
        <div className="flex flex-col gap-4">
          <PriceSummary price={request.price} />
          <DescriptionList items={money} />
        </div>
      </Card>
      {request.reports.length > 0 && (
        <Card title={t('reports')}>
          <ReportLinks reports={request.reports} />
        </Card>
      )}
    </div>
  )
}

function WaveLink({ id, name }: { id: string; name: string }) {
  return (
    <Link to={`${roomPath}/waves/${id}`} className="link">
      <bdi>{name}</bdi>
    </Link>
  )
}
