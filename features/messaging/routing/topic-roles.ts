import { type MemberRole, memberRoles, reachOfRole } from '#/domain/member-roles.ts'
import type { Addressee } from '#/domain/messaging/routing.ts'
import { type NoticeGroupName, noticeGroups } from '#/domain/notice-groups.ts'
import type { Permission } from '#/domain/permissions.ts'
import type { AnyWay, Audience, Kind } from '#/features/messaging/kinds/kind.ts'
import { kindOf, kindsIn } from '#/features/messaging/kinds/kinds.ts'

const ofCompany = ['client', 'alertPeople'] as const satisfies readonly Audience[]
type OfCompany = (typeof ofCompany)[number]

/** A kind of a topic, as a company's team is told of it. */
export type ToldKind = {
  name: string
  audience: OfCompany
  way: AnyWay & { needs: Permission }
  ways: Kind['to']
  /** Names a branch; else it concerns the whole company. */
  ofBranch: boolean
}

export const topicNames = noticeGroups.client.map(({ name }) => name)

/** Kinds of a topic that a company's team is told of. */
export function toldOf(topic: NoticeGroupName): ToldKind[] {
  return kindsIn(topic).flatMap((name) => {
    const { args, to: ways } = kindOf(name)!
    return ofCompany.flatMap((audience) => {
      const way = ways[audience]
      return way?.group === topic ? [{ name, audience, way, ways, ofBranch: 'branch' in args }] : []
    })
  })
}

/** Whether the topic can concern one branch; else it is chosen for the whole company only. */
export const isOfBranches = (topic: NoticeGroupName): boolean => toldOf(topic).some(({ ofBranch }) => ofBranch)

const mayHear = (role: MemberRole, kinds: readonly ToldKind[]): boolean =>
  kinds.some(({ way }) => reachOfRole(role, way.needs) !== null)

/** Those for whom a company chooses about a topic: roles with a right to it, and the contacts of critical failures. */
export function addresseesOf(topic: NoticeGroupName): Addressee[] {
  const kinds = toldOf(topic)
  const roles: Addressee[] = memberRoles.filter((role) => mayHear(role, kinds))
  return kinds.some(({ audience }) => audience === 'alertPeople') ? [...roles, 'contact'] : roles
}
