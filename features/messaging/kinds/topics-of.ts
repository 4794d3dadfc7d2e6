import type { Actor } from '#/domain/actor.ts'
import { type NoticeGroup, noticeGroups } from '#/domain/notice-groups.ts'
import { may } from '#/domain/permissions.ts'
import type { AnyWay, Audience } from './kind.ts'
import { kindOf, kindsIn } from './kinds.ts'

/** Audiences in which a member of a company can stand. */
const ofMember: readonly Audience[] = ['client', 'alertPeople', 'person']

/**
 * Whether at least one kind of the group can reach a member with these rights. What needs no right goes to the person who
 * asked for it, so it counts for mandatory groups only.
 */
const reaches = (actor: Actor, { name, always }: NoticeGroup): boolean =>
  kindsIn(name).some((kind) =>
    ofMember.some((audience) => {
      const way: AnyWay | undefined = kindOf(kind)!.to[audience]
      return way?.group === name && (way.needs === undefined ? always === true : may(actor, way.needs))
    }),
  )

/** Topics that a person can be told about: of a company's team those of the own rights. */
export const topicsOf = (actor: Actor): NoticeGroup[] =>
  (noticeGroups[actor.type] as readonly NoticeGroup[]).filter(
    (group) => actor.type !== 'client' || reaches(actor, group),
  )
