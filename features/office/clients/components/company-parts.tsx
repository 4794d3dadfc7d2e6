import { Eye, Mail, Network } from 'lucide-react'
import type { MemberRole } from '#/domain/member-roles.ts'
import { clientRecordMessages } from '#/messages/office/client-record.ts'
import { StatusBadge, type Tone } from '#/ui/badge.tsx'
import { classes } from '#/ui/class-names.ts'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ScoreBadge } from '#/ui/score.tsx'
import { Time } from '#/ui/time.tsx'
import { clientNameIn } from '../list.ts'
import type { InvitationLine, NodeLine, StaffViewLine } from '../read-company-parts.server.ts'
import type { TeamLine } from '../read-parts.server.ts'

/** One for each level that a tree may have. */
const indents = ['', 'ps-5', 'ps-10', 'ps-15', 'ps-20', 'ps-25', 'ps-30', 'ps-35', 'ps-40']

/** Brands, regions and areas, indented as they lie in the tree. */
export function TreeTable({ rows }: { rows: readonly NodeLine[] }) {
  const t = useT(clientRecordMessages)
  const lang = useLang()
  const columns: Column<NodeLine>[] = [
    {
      key: 'name',
      header: t('group'),
      cell: ({ names, depth, isClosed, code }) => (
        <span className={classes('inline-flex flex-wrap items-center gap-x-2', indents[depth])}>
          <bdi className={depth === 0 ? 'font-semibold' : 'font-medium'}>{clientNameIn(names, lang)}</bdi>
          {code && (
            <bdi dir="ltr" className="text-caption text-ink-2">
              {code}
            </bdi>
          )}
          {isClosed && <StatusBadge tone="grey">{t('closed')}</StatusBadge>}
        </span>
      ),
    },
    { key: 'kind', header: t('type'), bare: true, cell: ({ kind }) => t(`kind_${kind}`) },
    { key: 'branches', header: t('branchesOf'), numeric: true, cell: ({ branches }) => branches },
    {
      key: 'score',
      header: t('averageOfLast'),
      card: 'aside',
      cell: ({ score, scored }) =>
        score === null ? (
          <span className="text-caption text-ink-2">{t('noScore')}</span>
        ) : (
          <span className="inline-flex items-center gap-2 whitespace-nowrap">
            <ScoreBadge score={score} word={false} />
            <span className="text-caption text-ink-2">{t('ofBranches', { count: scored })}</span>
          </span>
        ),
    },
  ]
  return (
    <DataTable
      caption={t('part_tree')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<EmptyState icon={Network} title={t('noTree')} compact />}
    />
  )
}

type Grant = { role: MemberRole; isRoot: boolean; en: string | null; ar: string | null }

/** Roles with the parts of the company where they hold. */
function Grants({ grants }: { grants: readonly Grant[] }) {
  const t = useT(clientRecordMessages)
  const lang = useLang()
  return (
    <ul>
      {grants.map(({ role, isRoot, en, ar }, n) => (
        <li key={n}>
          {t(`role_${role}`)}
          {!isRoot && (
            <>
              {': '}
              <bdi>{clientNameIn({ en, ar }, lang)}</bdi>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

const Address = ({ children }: { children: string }) => (
  <bdi dir="ltr" className="wrap-anywhere">
    {children}
  </bdi>
)

/** Members of the company with their roles. */
export function TeamTable({ rows }: { rows: readonly TeamLine[] }) {
  const t = useT(clientRecordMessages)
  const columns: Column<TeamLine>[] = [
    { key: 'name', header: t('member'), cell: ({ name }) => <bdi className="font-medium">{name}</bdi> },
    { key: 'email', header: t('email'), bare: true, cell: ({ email }) => <Address>{email}</Address> },
    { key: 'roles', header: t('roles'), cell: ({ grants }) => <Grants grants={grants} /> },
    {
      key: 'state',
      header: t('status'),
      card: 'aside',
      cell: ({ state }) => (
        <StatusBadge tone={state === 'active' ? 'green' : 'yellow-deep'}>{t(`member_${state}`)}</StatusBadge>
      ),
    },
    { key: 'joined', header: t('joinedOn'), cell: ({ joinedAt }) => <Time at={joinedAt} /> },
  ]
  return (
    <DataTable
      caption={t('part_team')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t('noTeam')} compact />}
    />
  )
}

const invitationTones: Record<InvitationLine['state'], Tone> = {
  pending: 'yellow-deep',
  expired: 'grey',
  accepted: 'green',
  declined: 'red',
  withdrawn: 'grey',
  replaced: 'grey',
}

export function InvitationTable({ rows }: { rows: readonly InvitationLine[] }) {
  const t = useT(clientRecordMessages)
  const columns: Column<InvitationLine>[] = [
    { key: 'email', header: t('email'), cell: ({ email }) => <Address>{email}</Address> },
    {
      key: 'state',
      header: t('status'),
      card: 'aside',
      cell: ({ state }) => <StatusBadge tone={invitationTones[state]}>{t(`invitation_${state}`)}</StatusBadge>,
    },
    { key: 'roles', header: t('roles'), cell: ({ grants }) => <Grants grants={grants} /> },
    { key: 'by', header: t('invitedBy'), cell: ({ by }) => <bdi>{by}</bdi> },
    { key: 'sent', header: t('sentOn'), cell: ({ sentAt }) => <Time at={sentAt} /> },
    {
      key: 'until',
      header: t('validUntil'),
      cell: ({ state, expiresAt }) => state === 'pending' && <Time at={expiresAt} mode="datetime" />,
    },
    { key: 'answered', header: t('answeredOn'), cell: ({ answeredAt }) => answeredAt && <Time at={answeredAt} /> },
  ]
  return (
    <DataTable
      caption={t('part_invitations')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<EmptyState icon={Mail} title={t('noInvitations')} compact />}
    />
  )
}

/** Read-only views of our team, with their reasons. */
export function ViewTable({ rows }: { rows: readonly StaffViewLine[] }) {
  const t = useT(clientRecordMessages)
  const columns: Column<StaffViewLine>[] = [
    { key: 'by', header: t('viewedBy'), cell: ({ by }) => <bdi className="font-medium">{by}</bdi> },
    {
      key: 'reason',
      header: t('reason'),
      bare: true,
      cell: ({ reason }) => <bdi className="wrap-anywhere">{reason}</bdi>,
    },
    { key: 'from', header: t('viewedFrom'), cell: ({ from }) => <Time at={from} mode="datetime" /> },
    {
      key: 'until',
      header: t('viewedUntil'),
      cell: ({ until, isOpen }) => (isOpen ? t('viewOpen') : <Time at={until} mode="datetime" />),
    },
  ]
  return (
    <DataTable
      caption={t('part_views')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<EmptyState icon={Eye} title={t('noViews')} compact />}
    />
  )
}
