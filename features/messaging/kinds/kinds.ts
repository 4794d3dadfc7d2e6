import { type NoticeChannel, type NoticeGroup, type NoticeGroupName, noticeGroups } from '#/domain/notice-groups.ts'
import { billingKinds } from './billing-kinds.ts'
import { certificationKinds } from './certification-kinds.ts'
import { companyKinds } from './company-kinds.ts'
import { identityKinds } from './identity-kinds.ts'
import type { Audience, Kind as Declared, Values } from './kind.ts'
import { officeKinds } from './office-kinds.ts'
import { orderingKinds } from './ordering-kinds.ts'
import { reportingKinds } from './reporting-kinds.ts'
import { shopperKinds } from './shopper-kinds.ts'

/** Every kind of message. Names are stored and on phones: they are never changed. */
export const kinds = {
  ...identityKinds,
  ...companyKinds,
  ...billingKinds,
  ...certificationKinds,
  ...reportingKinds,
  ...orderingKinds,
  ...shopperKinds,
  ...officeKinds,
}
type Kinds = typeof kinds
export type Kind = keyof Kinds
/** What a verb gives for a kind. */
export type ArgsOf<K extends Kind> = Values<Kinds[K]['args']>
/** To whom a kind may go: of several kinds, to whom all of them may. */
export type AudienceOf<K extends Kind> = {
  [N in Audience]: Kinds[K]['to'] extends Record<N, object> ? N : never
}[Audience]

/** The declaration of a kind by its name. */
export const kindOf = (name: string): Declared | undefined =>
  Object.hasOwn(kinds, name) ? (kinds as Record<string, Declared>)[name] : undefined

const mustArrive = new Set(
  (Object.values(noticeGroups).flat() as NoticeGroup[]).filter(({ always }) => always).map(({ name }) => name),
)

const groupsOf = (name: string, channel?: NoticeChannel): NoticeGroupName[] =>
  Object.values(kindOf(name)?.to ?? {}).flatMap(({ group, channels }) =>
    group && (!channel || channels.includes(channel)) ? [group] : [],
  )

/** Whether a kind has its place on somebody's page of settings. */
export const isInNoticeGroup = (name: string): boolean => groupsOf(name).length > 0

/** The switches that keep a kind from its reader; none for what must arrive. A reader only has switches of their own type. */
export const switchesOf = (name: string, channel?: NoticeChannel): NoticeGroupName[] => [
  ...new Set(groupsOf(name, channel).filter((group) => !mustArrive.has(group))),
]
