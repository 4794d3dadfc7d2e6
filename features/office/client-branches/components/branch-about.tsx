import { MapPin } from 'lucide-react'
import { href } from 'react-router'
import { branchAttributeKeys, branchAttributes } from '#/domain/branch-attributes.ts'
import { requestCode } from '#/domain/evaluation.ts'
import type { Place } from '#/domain/place.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { RequestStatus } from '#/features/ordering/requests/components/status-badge.tsx'
import { clientNameIn } from '#/features/office/clients/list.ts'
import { clientBranchMessages } from '#/messages/office/client-branch.ts'
import { LinkButton } from '#/ui/button.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { OpenLink } from '#/ui/open-link.tsx'
import { Time } from '#/ui/time.tsx'
import type { KeptAway } from '../kept-away.server.ts'
import type { ClientBranch, ComingVisit } from '../read-branch.server.ts'

/** Manager and phone of the branch. */
export function BranchContacts({ branch: { facts } }: { branch: ClientBranch }) {
  const t = useT(clientBranchMessages)
  const { manager, phone } = facts
  return (
    <DescriptionList
      items={[
        { term: t('manager'), value: manager ? <bdi>{manager.name}</bdi> : <Quiet text={t('noManager')} /> },
        { term: t('email'), value: manager && <bdi dir="ltr">{manager.email}</bdi> },
        { term: t('managerPhone'), value: manager?.phone && <bdi dir="ltr">{manager.phone}</bdi> },
        { term: t('branchPhone'), value: phone && <bdi dir="ltr">{phone}</bdi> },
      ]}
    />
  )
}

const degreesOf = ({ latitude, longitude }: Place): string => `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`

const Quiet = ({ text }: { text: string }) => <span className="text-ink-2">{text}</span>

/** Address with its point, place in the company, numbers and services. */
export function BranchAddress({ branch: { about, facts } }: { branch: ClientBranch }) {
  const t = useT(clientBranchMessages)
  const lang = useLang()
  const { code, place, crNumber, licenceNumber, attributes } = facts
  const said = (isThere: boolean) =>
    branchAttributeKeys
      .filter((key) => attributes[key] === isThere)
      .map((key) => branchAttributes[key][lang])
      .join(lang === 'ar' ? '، ' : ', ')
  return (
    <>
      <DescriptionList
        items={[
          { term: t('address'), value: <bdi>{about.location}</bdi> },
          {
            term: t('point'),
            value: place ? (
              <bdi dir="ltr" className="num">
                {degreesOf(place)}
              </bdi>
            ) : (
              <Quiet text={t('noPoint')} />
            ),
          },
          { term: t('place'), value: about.path.map((node) => clientNameIn(node, lang)).join(' · ') },
          { term: t('code'), value: code && <bdi dir="ltr">{code}</bdi> },
          { term: t('crNumber'), value: crNumber && <bdi dir="ltr">{crNumber}</bdi> },
          { term: t('licenceNumber'), value: licenceNumber && <bdi dir="ltr">{licenceNumber}</bdi> },
          { term: t('attributes'), value: said(true) },
          { term: t('missing'), value: said(false) },
        ]}
      />
      {!place && (
        <LinkButton to={`${href('/admin/secret-shopper/places')}?branch=${about.id}`} size="dense" icon={MapPin}>
          {t('setPoint')}
        </LinkButton>
      )}
    </>
  )
}

/** Next visits, late ones included, each with its shopper. */
export function ComingVisits({ visits }: { visits: readonly ComingVisit[] }) {
  const t = useT(clientBranchMessages)
  if (visits.length === 0) return <p className="text-ui text-ink-2">{t('noNextVisit')}</p>
  return (
    <ul className="flex flex-col">
      {visits.map(({ id, number, at, status, shopper, isLate }) => (
        <li
          key={id}
          className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 border-b border-line py-2 text-ui last:border-b-0"
        >
          <OpenLink to={href('/admin/secret-shopper/:requestId', { requestId: id })} className="link num font-medium">
            {requestCode(number)}
          </OpenLink>
          <Time at={at} mode="datetime" />
          {isLate && <span className="text-danger-ink">{t('late')}</span>}
          <span className="text-ink-2">{shopper ? <bdi>{shopper}</bdi> : t('noShopper')}</span>
          <span className="ms-auto">
            <RequestStatus status={status} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Shoppers who may not visit it, each with the reason and its end. */
export function KeptAwayList({ shoppers }: { shoppers: readonly KeptAway[] }) {
  const t = useT(clientBranchMessages)
  const lang = useLang()
  if (shoppers.length === 0) return <p className="text-ui text-ink-2">{t('noneKeptAway')}</p>
  return (
    <ul className="flex flex-col">
      {shoppers.map(({ shopperId, name, why, until }) => (
        <li key={`${shopperId} ${why}`} className="border-b border-line py-2 text-ui last:border-b-0">
          <OpenLink to={href('/admin/freelancers/:shopperId', { shopperId })} className="link font-medium">
            <bdi>{name}</bdi>
          </OpenLink>
          <span className="block text-caption text-ink-2">
            {t(`kind_${why}`)}
            {until && ` · ${t('untilDay', { day: formatDay(until, lang) })}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
