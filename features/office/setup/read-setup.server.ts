import { readAs, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { type Setup, type SetupFacts, setupOf } from '#/domain/office/setup.ts'
import { authorize, may } from '#/domain/permissions.ts'
import type { SubscriptionTier } from '#/domain/plans.ts'
import { readTaxDetails } from '#/features/billing/tax-details/tax-details.server.ts'
import { readCompanyDetails } from '#/features/companies/companies/company-details.server.ts'
import { tierOf } from '#/features/companies/plan-contents/feature.server.ts'
import { readOwnPapers } from '#/features/office/client-papers/papers.server.ts'
import { readInsightSettings } from '#/features/reporting/insights/read-settings.server.ts'
import { now } from '#/platform/clock.ts'

/** `hidden`: the reader put the card of the dashboard away. */
export type OwnSetup = Setup & { hidden: boolean }

/** How far a company has come with its guided start, in the steps that the actor may take. */
export async function readSetup(actor: Actor): Promise<OwnSetup> {
  authorize(actor, 'evaluations.request')
  if (actor.type !== 'client') throw new AppError('not-allowed')
  const [company, papers, billing, tree, { skipped, hidden, tier, ...counted }] = await Promise.all([
    readCompanyDetails(actor),
    may(actor, 'papers.send') ? readOwnPapers(actor) : null,
    may(actor, 'tax-details.write') ? readTaxDetails(actor, companyOf(actor)) : null,
    readAs(actor, (db) => treeAndTeam(db, actor)),
    readAs(actor, (db) => counts(db, actor)),
  ])
  const setup = setupOf(
    {
      ...counted,
      ...tree,
      ...(company && {
        company: {
          hasBothNames: Boolean(company.name_en && company.name_ar),
          hasAddress: Boolean(company.company_address),
        },
      }),
      ...(papers && { papers: { approval: papers.state, sent: papers.papers.length } }),
      ...(billing && { billing: { hasAddress: Boolean(billing.legalName && billing.street && billing.city), tier } }),
    },
    skipped,
  )
  return { ...setup, hidden }
}

/** Whether branches were added and people invited, as far as the actor may do either. */
async function treeAndTeam(db: Tx, actor: Actor): Promise<Pick<SetupFacts, 'branches' | 'team'>> {
  const clientId = companyOf(actor)
  const [branches, members, invited] = await Promise.all([
    may(actor, 'branches.create')
      ? db.selectFrom('branches').select('id').where('client_id', '=', clientId).limit(1).execute()
      : null,
    may(actor, 'members.write')
      ? db
          .selectFrom('members')
          .select('id')
          .where('client_id', '=', clientId)
          .where('profile_id', '<>', clientId)
          .where('state', '=', 'active')
          .limit(1)
          .execute()
      : null,
    may(actor, 'members.write')
      ? db
          .selectFrom('member_invitations')
          .select('id')
          .where('client_id', '=', clientId)
          .where('state', '=', 'pending')
          .where('expires_at', '>', now().toISOString())
          .limit(1)
          .execute()
      : null,
  ])
  return {
    ...(branches && { branches: { added: branches.length } }),
    ...(members && invited && { team: { others: members.length + invited.length } }),
  }
}

type Counts = SetupFacts & { skipped: string[]; hidden: boolean; tier: SubscriptionTier }

async function counts(db: Tx, actor: Actor): Promise<Counts> {
  const clientId = companyOf(actor)
  const [company, own, tier, settings, ordered, released] = await Promise.all([
    db.selectFrom('companies').select('setup_skipped').where('id', '=', clientId).executeTakeFirst(),
    db
      .selectFrom('members')
      .select('setup_hidden')
      .where('client_id', '=', clientId)
      .where('profile_id', '=', actor.id)
      .where('state', '=', 'active')
      .executeTakeFirst(),
    tierOf(db, clientId),
    may(actor, 'insights.describe') ? readInsightSettings(db, clientId) : null,
    db
      .selectFrom('mystery_shopping_requests')
      .select('id')
      .where('client_id', '=', clientId)
      .where('status', '<>', 'cancelled')
      .limit(1)
      .execute(),
    may(actor, 'reports.read')
      ? db
          .selectFrom('mystery_shopping_reports')
          .select('id')
          .where('client_id', '=', clientId)
          .where('status', 'in', ['released', 'locked'])
          .limit(1)
          .execute()
      : null,
  ])
  return {
    skipped: company?.setup_skipped ?? [],
    order: { ordered: ordered.length },
    hidden: own?.setup_hidden ?? false,
    tier,
    ...(settings && {
      standards: { hasTarget: settings.target !== null },
      figures: { hasTakings: settings.takings !== null && settings.rate !== null },
    }),
    ...(released && { report: { released: released.length } }),
  }
}
