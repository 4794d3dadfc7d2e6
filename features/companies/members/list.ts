import { href } from 'react-router'
import { defineList, oneOf, type QueryOf } from '#/domain/list.ts'
import { day, label, moment, type Reader, text } from '#/domain/list-columns.ts'
import { type Duty, type MemberRole, memberRoles } from '#/domain/member-roles.ts'
import type { NodeKind } from '#/domain/org-tree.ts'
import { teamPageMessages } from '#/messages/companies/team.ts'
import { grantWords } from './grant-words.ts'

export type GrantLine = {
  id: string
  nodeId: string
  role: MemberRole
  kind: NodeKind
  nameEn: string | null
  nameAr: string | null
  endsOn: string | null
}
export type MemberRow = {
  id: string
  profileId: string
  name: string
  /** Null, as the three below, for an owner whom the reader knows by name only. */
  email: string | null
  state: 'active' | 'suspended'
  secondFactor: 'on' | 'off' | null
  lastSeen: string | null
  joined: string | null
  grants: GrantLine[]
  /** What a manager does in the kitchen. */
  duties: Duty[]
  /** Whether the reader may change roles and access. */
  isManaged: boolean
}

/** The team of the own company. */
export const memberList = defineList({
  key: 'members',
  permission: 'members.read',
  address: href('/client/users'),
  messages: teamPageMessages,
  pageSize: [25, 50, 100],
  hasSearch: true,
  filters: { role: oneOf(memberRoles) },
  sorts: { name: 'asc', lastSeen: 'desc', joined: 'desc' },
  columns: {
    name: text(),
    email: text({ only: 'file' }),
    roles: text({
      value: ({ grants }: MemberRow, { lang }: Reader) =>
        grants.map((grant) => grantWords(grant, lang)).join(' · ') || null,
    }),
    state: label({ card: 'aside', tones: { active: 'green', suspended: 'grey' } }),
    secondFactor: label({ labelled: true }),
    lastSeen: moment(),
    joined: day({ only: 'file' }),
  },
  file: { name: 'team', action: 'members.export', entity: 'member' },
})
export type MemberQuery = QueryOf<typeof memberList>
