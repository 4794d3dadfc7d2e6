import { type MemberRole, memberRoles } from '../member-roles.ts'

/** Those for whom a company decides who is notified: the roles of its team, and its contacts for critical failures. */
export const addressees = [...memberRoles, 'contact'] as const
export type Addressee = (typeof addressees)[number]

/** Not notified, in the app only, or by every channel of the kind. */
export const routeWays = ['none', 'app', 'both'] as const
export type RouteWay = (typeof routeWays)[number]

/** Choice of a company for a role; `depth`: levels of the tree between the place of an event and the part with the choice. */
export type RouteRule = { role: Addressee; ways: RouteWay; depth: number }

/** Without a choice: every channel. */
export const usualWay: RouteWay = 'both'

/** What counts for a role: the choice of the nearest part, else the usual. */
export function wayOf(rules: readonly RouteRule[], role: Addressee): RouteWay {
  const own = rules.filter((rule) => rule.role === role).toSorted((a, b) => a.depth - b.depth)
  return own[0]?.ways ?? usualWay
}

/** What counts for a person: the most that one of the roles gets. */
const wayOfRoles = (rules: readonly RouteRule[], roles: readonly MemberRole[]): RouteWay =>
  routeWays[Math.max(0, ...roles.map((role) => routeWays.indexOf(wayOf(rules, role))))]!

type Person = { roles: readonly MemberRole[] }
export type Heard<P> = P & { ways: Exclude<RouteWay, 'none'> }

/** Whether choices leave no one with every channel. */
export const isUnheard = (people: readonly Person[], rules: readonly RouteRule[]): boolean =>
  !people.some(({ roles }) => wayOfRoles(rules, roles) === 'both')

/**
 * Those who hear of an event, among those who may. A required topic always has a reader: when the choices leave no one,
 * because the team has changed since, everyone hears of it as usual.
 */
export function heardBy<P extends Person>(
  people: readonly P[],
  rules: readonly RouteRule[],
  isRequired: boolean,
): Heard<P>[] {
  const counts = isRequired && isUnheard(people, rules) ? [] : rules
  return people.flatMap((person) => {
    const ways = wayOfRoles(counts, person.roles)
    return ways === 'none' ? [] : [{ ...person, ways }]
  })
}
