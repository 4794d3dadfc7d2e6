import { readAsSystem, type Tx } from '#/db/database.server.ts'

const read = <Row>(work: (db: Tx) => Promise<Row[]>) =>
  readAsSystem('a copy of own data has rows about the person that no policy of a person shows', work)

/** A link or code that the outbox hides. */
const hidden = /\uE000\d+\uE001/g

/** Rows about a person that the database shows to staff or to a company only; each is chosen by the person alone. */
export const unseenSections = (id: string, mayNameCompany: boolean) => ({
  mails: async () => {
    const rows = await read((db) =>
      db
        .selectFrom('emails')
        .select(['kind', 'to_address', 'subject', 'body', 'created_at', 'sent_at'])
        .where('profile_id', '=', id)
        .where('state', 'in', ['sent', 'kept', 'folded'])
        .orderBy('created_at')
        .execute(),
    )
    return rows.map((row) => ({ ...row, body: row.body.replaceAll(hidden, '•••') }))
  },
  activity: () =>
    read((db) =>
      db
        .selectFrom('activity_log')
        .select(['at', 'action', 'entity'])
        .where('actor_id', '=', id)
        .orderBy('activity_log.id')
        .execute(),
    ),
  documents_read: () =>
    read((db) =>
      db
        .selectFrom('library_confirmations as c')
        .innerJoin('library_documents as d', 'd.id', 'c.document_id')
        .select(['d.title_en', 'd.title_ar', 'c.number as version', 'c.confirmed_at'])
        .where('c.profile_id', '=', id)
        .orderBy('c.confirmed_at')
        .execute(),
    ),
  suppressions: () =>
    read((db) =>
      db
        .selectFrom('mail_suppressions')
        .select(['address', 'reason', 'note', 'created_at', 'lifted_at'])
        .where('profile_id', '=', id)
        .orderBy('created_at')
        .execute(),
    ),
  memberships: () =>
    read((db) =>
      db
        .selectFrom('members as m')
        .innerJoin('companies as c', 'c.id', 'm.client_id')
        .leftJoin('member_grants as g', 'g.member_id', 'm.id')
        .leftJoin('org_nodes as n', 'n.id', 'g.node_id')
        .select(['m.client_id as company', 'm.state', 'm.joined_at', 'm.removed_at', 'g.role', 'g.ends_on'])
        // why: a company that requires the second factor shows nothing before it, see describe-request.ts
        .$if(mayNameCompany, (q) =>
          q.select(['c.name_en', 'c.name_ar', 'n.name_en as part_en', 'n.name_ar as part_ar']),
        )
        .where('m.profile_id', '=', id)
        .orderBy('m.joined_at')
        .execute(),
    ),
  invitations: () =>
    read((db) =>
      db
        .selectFrom('member_invitations')
        .select(['client_id as company', 'email', 'state', 'created_at', 'answered_at'])
        .where('answered_by', '=', id)
        .orderBy('created_at')
        .execute(),
    ),
  ownership: () =>
    read((db) =>
      db
        .selectFrom('ownership_transfers')
        .select(['client_id as company', 'state', 'giver_becomes', 'started_at', 'answered_at', 'settled_at'])
        .select((of) => of('giver_id', '=', id).as('given'))
        .where((of) => of.or([of('giver_id', '=', id), of('receiver_id', '=', id)]))
        .orderBy('started_at')
        .execute(),
    ),
  ownership_claims: () =>
    read((db) =>
      db
        .selectFrom('ownership_claims')
        .select(['client_id as company', 'state', 'asked_at', 'decided_at'])
        .where('receiver_id', '=', id)
        .orderBy('asked_at')
        .execute(),
    ),
  timeline_notes: () =>
    read((db) =>
      db
        .selectFrom('timeline_notes')
        .select(['client_id as company', 'on_day', 'text', 'created_at', 'edited_at'])
        .where('author_id', '=', id)
        .orderBy('created_at')
        .execute(),
    ),
  erasures: () =>
    read((db) =>
      db
        .selectFrom('erasures')
        .select(['asked_at', 'due_at', 'approved_at', 'dropped_at'])
        .where('profile_id', '=', id)
        .orderBy('asked_at')
        .execute(),
    ),
  files: () =>
    read((db) =>
      db
        .selectFrom('files')
        .select(['purpose', 'content_type', 'bytes', 'created_at'])
        .where('owner_id', '=', id)
        .orderBy('created_at')
        .execute(),
    ),
})

/** The same for a shopper: the columns of a transfer that the bank and the pages of payouts do not show. */
export const bankSections = (id: string) => ({
  transfers: () =>
    read((db) =>
      db
        .selectFrom('payout_transfers')
        .select(['visits', 'gross', 'withheld', 'net', 'account_last', 'account_bank', 'outcome', 'reason'])
        .select(['bank_reference', 'settled_at'])
        .where('shopper_id', '=', id)
        .orderBy('batch_id')
        .execute(),
    ),
})

/** The same for an administrator: the place in our team, and the views of companies and roles. */
export const staffSections = (id: string) => ({
  staff: () =>
    read((db) =>
      db
        .selectFrom('staff_members as m')
        .leftJoin('staff_roles as r', 'r.id', 'm.role')
        .select('m.role')
        .select(['r.name_en', 'r.name_ar', 'r.cells as rights', 'm.state', 'm.changed_at', 'm.second_factor_since'])
        .where('m.profile_id', '=', id)
        .execute(),
    ),
  staff_views: () =>
    read((db) =>
      db
        .selectFrom('staff_views')
        .select(['client_id as company', 'reason', 'started_at', 'ended_at'])
        .where('admin_id', '=', id)
        .orderBy('started_at')
        .execute(),
    ),
  role_views: () =>
    read((db) =>
      db
        .selectFrom('staff_role_views')
        .select(['role', 'reason', 'started_at', 'ended_at'])
        .where('profile_id', '=', id)
        .orderBy('started_at')
        .execute(),
    ),
})
