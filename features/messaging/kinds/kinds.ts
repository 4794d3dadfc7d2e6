import type { UserType } from '#/domain/actor.ts'
import { isUrgentGroup } from '#/domain/messaging/urgency.ts'
import { type NoticeChannel, type NoticeGroup, type NoticeGroupName, noticeGroups } from '#/domain/notice-groups.ts'
import { billingKinds } from './billing-kinds.ts'
import { buyingKinds } from './buying-kinds.ts'
import { certificationKinds } from './certification-kinds.ts'
import { companyKinds } from './company-kinds.ts'
import { dutyKinds } from './duty-kinds.ts'
import { kitchenKinds } from './kitchen-kinds.ts'
import { digestKinds } from './digest-kinds.ts'
import { identityKinds } from './identity-kinds.ts'
import type { Audience, Kind as Declared, Values } from './kind.ts'
import { officeKinds } from './office-kinds.ts'
import { operationsKinds } from './operations-kinds.ts'
import { orderingKinds } from './ordering-kinds.ts'
import { reportingKinds } from './reporting-kinds.ts'
import { shopperKinds } from './shopper-kinds.ts'
import { vaultKinds } from './vault-kinds.ts'

/** Every kind of message. Names are stored in the database and on phones, so never rename one. */
export const kinds = {
  ...identityKinds,
  ...companyKinds,
  ...digestKinds,
  ...dutyKinds,
  ...kitchenKinds,
  ...billingKinds,
  ...buyingKinds,
  ...certificationKinds,
  ...reportingKinds,
  ...operationsKinds,
  ...orderingKinds,
  ...shopperKinds,
  ...officeKinds,
  ...vaultKinds,
}
type Kinds = typeof kinds
export type Kind = keyof Kinds
/** Arguments of a kind, as callers pass them. */
export type ArgsOf<K extends Kind> = Values<Kinds[K]['args']>
/** Audiences of a kind; for a union of kinds, those common to all. */
export type AudienceOf<K extends Kind> = {
  [N in Audience]: Kinds[K]['to'] extends Record<N, object> ? N : never
}[Audience]

/** Declaration of a kind by name. */
export const kindOf = (name: string): Declared | undefined =>
  Object.hasOwn(kinds, name) ? (kinds as Record<string, Declared>)[name] : undefined

const mustArrive = new Set(
  (Object.values(noticeGroups).flat() as NoticeGroup[]).filter(({ always }) => always).map(({ name }) => name),
)

const groupsOf = (name: string, channel?: NoticeChannel): NoticeGroupName[] =>
  Object.values(kindOf(name)?.to ?? {}).flatMap(({ group, channels }) =>
    group && (!channel || channels.includes(channel)) ? [group] : [],
  )

/** Group of settings of a kind for a type of reader; null: none. */
export const topicOf = (name: string, type: UserType): NoticeGroupName | null => {
  const own = groupsOf(name)
  return (noticeGroups[type] as readonly NoticeGroup[]).find((group) => own.includes(group.name))?.name ?? null
}

/** Kinds of a group of settings. */
export const kindsIn = (group: NoticeGroupName): Kind[] =>
  (Object.keys(kinds) as Kind[]).filter((name) => groupsOf(name).includes(group))

/** Whether a kind's mail is sent at any hour. One without a group goes to readers without settings. */
export const isUrgent = (name: string): boolean => {
  const groups = groupsOf(name, 'email')
  return groups.length === 0 || groups.some(isUrgentGroup)
}

/** Groups of a kind's mails. */
export const mailGroupsOf = (name: string): NoticeGroupName[] => groupsOf(name, 'email')

/** Whether a kind appears on a page of notification settings. */
export const isInNoticeGroup = (name: string): boolean => groupsOf(name).length > 0

/** Switches that can turn a kind's mails off; none for mandatory kinds. Readers have only the switches of their own type. */
export const switchesOf = (name: string): NoticeGroupName[] => [
  ...new Set(groupsOf(name, 'email').filter((group) => !mustArrive.has(group))),
]
