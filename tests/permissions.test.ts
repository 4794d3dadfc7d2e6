import { expect, test } from 'vitest'
import { userTypes, type UserType } from '#/domain/actor.ts'
import { authorize, type Permission, permissions, reachOf } from '#/domain/permissions.ts'
import { rightsOfRole } from '#/domain/staff-rights.ts'
import { roleCells } from '#/domain/staff-cells.ts'
import { world } from './world.ts'

const w = await world()
const roleOf: Record<UserType, string> = {
  admin: 'itqan_admin',
  client: 'itqan_client',
  freelancer: 'itqan_shopper',
  mystery_shopper: 'itqan_shopper',
}

/**
 * Database requirements of each permission: table, right and column. `verb` marks those whose row becomes invisible
 * to the actor or that read totals: there the verb authorises and acts with the platform's role, with the condition
 * in the statement.
 */
const needs: Record<
  Permission,
  { table: string; right: 'select' | 'insert' | 'update' | 'delete'; column?: string } | 'verb'
> = {
  'dashboard.admin': { table: 'tallies', right: 'select' },
  'requests.browse': 'verb',
  'review.browse': 'verb',
  'certificates.browse': 'verb',
  'invoices.browse': 'verb',
  'payouts.browse': 'verb',
  'site.browse': 'verb',
  'staff.read': { table: 'staff_members', right: 'select', column: 'role' },
  'staff.manage': { table: 'staff_members', right: 'update', column: 'role' },
  'dashboard.client': 'verb',
  'dashboard.freelancer': 'verb',
  'clients.read': 'verb',
  'clients.approve': { table: 'client_profiles', right: 'update', column: 'approval' },
  'clients.import': { table: 'client_imports', right: 'insert', column: 'ground' },
  'clients.view-as': 'verb',
  'clients.give-owner': 'verb',
  'staff-views.list': 'verb',
  'automation.read': { table: 'automation_rules', right: 'select' },
  'automation.write': { table: 'automation_rules', right: 'insert', column: 'name' },
  'vault.use': { table: 'vault_wraps', right: 'select' },
  'vault.collect': { table: 'vault_collections', right: 'insert', column: 'manifest' },
  'timeline.read': { table: 'timeline_events', right: 'select' },
  'timeline.note': { table: 'timeline_notes', right: 'insert', column: 'text' },
  'papers.read': 'verb',
  'papers.send': 'verb',
  'clients.note': { table: 'client_notes', right: 'insert', column: 'text' },
  'shoppers.read': 'verb',
  'shoppers.level': 'verb',
  'shoppers.approve': { table: 'mystery_shopper_profiles', right: 'update', column: 'approval' },
  'shoppers.block': 'verb',
  'shoppers.merge': 'verb',
  'shoppers.message': 'verb',
  'shoppers.check-document': { table: 'shopper_documents', right: 'update', column: 'state' },
  'shoppers.declare': { table: 'shopper_busy_dates', right: 'insert' },
  'shoppers.profile': { table: 'mystery_shopper_profiles', right: 'update', column: 'city' },
  'shoppers.agree': { table: 'consents', right: 'insert', column: 'version' },
  'shoppers.test': 'verb',
  'shoppers.calendar': { table: 'calendar_feeds', right: 'insert', column: 'token_hash' },
  'offers.make': { table: 'visit_offers', right: 'insert' },
  'offers.read': { table: 'visit_offers', right: 'select' },
  'offers.answer': 'verb',
  'board.read': 'verb',
  'board.claim': { table: 'visit_wishes', right: 'insert' },
  'waves.read': { table: 'waves', right: 'select' },
  'waves.write': { table: 'waves', right: 'insert' },
  'work.read': { table: 'work_tasks', right: 'select' },
  'work.move': { table: 'work_tasks', right: 'update', column: 'status' },
  'work.write': { table: 'work_tasks', right: 'insert' },
  'feedback.write': { table: 'brief_ratings', right: 'insert', column: 'stars' },
  'feedback.answer': { table: 'grade_replies', right: 'update', column: 'answer' },
  'appeals.write': { table: 'report_appeals', right: 'insert', column: 'reason' },
  'appeals.decide': { table: 'report_appeals', right: 'update', column: 'status' },
  'account.erase': { table: 'erasures', right: 'insert', column: 'due_at' },
  'accounts.approve-erasure': { table: 'erasures', right: 'update', column: 'approved_by' },
  'notifications.switch': { table: 'notice_switches', right: 'insert' },
  'branches.read': { table: 'branches', right: 'select' },
  'branches.create': { table: 'branches', right: 'insert' },
  'branches.write': { table: 'branches', right: 'update', column: 'name_ar' },
  'nodes.write': { table: 'org_nodes', right: 'update', column: 'parent_id' },
  'company.read': { table: 'companies', right: 'select' },
  'company.details': 'verb',
  'company.write': { table: 'companies', right: 'update', column: 'second_factor_rule' },
  'members.read': { table: 'members', right: 'select' },
  'members.write': { table: 'member_grants', right: 'insert', column: 'role' },
  'evaluations.foresee': 'verb',
  'evaluations.costs': 'verb',
  'evaluations.read': { table: 'mystery_shopping_requests', right: 'select', column: 'id' },
  'evaluations.request': { table: 'mystery_shopping_requests', right: 'insert', column: 'branch_id' },
  'evaluations.approve': 'verb',
  'evaluations.assign': { table: 'mystery_shopping_requests', right: 'update', column: 'shopper_id' },
  'evaluations.take-back': { table: 'mystery_shopping_requests', right: 'update', column: 'shopper_id' },
  'evaluations.hand-back': 'verb',
  'evaluations.check-in': { table: 'mystery_shopping_reports', right: 'insert', column: 'checked_in_at' },
  'evaluations.withdraw': 'verb',
  'evaluations.cancel': 'verb',
  'evaluations.reschedule': 'verb',
  'programmes.read': { table: 'visit_programmes', right: 'select', column: 'id' },
  'programmes.write': { table: 'visit_programmes', right: 'insert', column: 'rule' },
  'evaluations.bonus': { table: 'mystery_shopping_requests', right: 'update', column: 'bonus' },
  'evaluations.describe': { table: 'mystery_shopping_requests', right: 'update', column: 'scenario' },
  'reports.read': { table: 'mystery_shopping_reports', right: 'select', column: 'id' },
  'reports.write': { table: 'report_answers', right: 'insert' },
  'reports.review': { table: 'mystery_shopping_reports', right: 'update', column: 'editor_id' },
  'reports.release': { table: 'mystery_shopping_reports', right: 'update', column: 'branch_score' },
  'reports.reject': { table: 'mystery_shopping_reports', right: 'update', column: 'grades' },
  'reports.dispute': 'verb',
  'reports.lock': { table: 'mystery_shopping_reports', right: 'update', column: 'locked_at' },
  'reports.correct': { table: 'report_answer_edits', right: 'insert' },
  'reports.alert': { table: 'report_alerts', right: 'update', column: 'decided_by' },
  'reports.reply': { table: 'report_replies', right: 'insert', column: 'text' },
  'reports.share': { table: 'report_shares', right: 'insert', column: 'token_hash' },
  'reports.document': { table: 'report_documents', right: 'insert', column: 'lang' },
  'disputes.read': { table: 'report_disputes', right: 'select', column: 'id' },
  'disputes.decide': { table: 'report_disputes', right: 'update', column: 'decision' },
  'notices.route': { table: 'notice_routes', right: 'insert', column: 'ways' },
  'alert-people.read': { table: 'alert_people', right: 'select' },
  'alert-people.write': { table: 'alert_people', right: 'insert', column: 'email' },
  'audits.read': { table: 'audits', right: 'select' },
  'audits.do': { table: 'audits', right: 'update', column: 'answers' },
  'audits.plan': { table: 'audits', right: 'insert', column: 'planned_on' },
  'daily.read': { table: 'daily_reports', right: 'select' },
  'daily-work.read': { table: 'daily_values', right: 'select' },
  'daily-money.read': { table: 'daily_money', right: 'select' },
  'daily.write': { table: 'daily_values', right: 'update', column: 'content' },
  'daily.manage': { table: 'daily_templates', right: 'insert', column: 'body' },
  'actions.read': { table: 'report_actions', right: 'select' },
  'actions.confirm': 'verb',
  'documents.read': { table: 'papers', right: 'select' },
  'documents.all': { table: 'paper_exemptions', right: 'select' },
  'documents.write': { table: 'papers', right: 'insert', column: 'kind' },
  'documents.workers': { table: 'workers', right: 'select' },
  'documents.confirm': { table: 'papers', right: 'update', column: 'rejected_at' },
  // the policies of report_actions give each member the actions that name the member
  'actions.own': 'verb',
  // the policies of duty_tasks give each member the tasks that name the member or the member's role
  'duties.own': 'verb',
  'duties.do': 'verb',
  'duties.write': 'verb',
  'kitchen.read': { table: 'ingredients', right: 'select' },
  'kitchen.write': { table: 'ingredients', right: 'insert', column: 'base' },
  'kitchen.publish': { table: 'ingredient_imports', right: 'insert', column: 'counts' },
  'kitchen.prices': { table: 'ingredient_prices', right: 'insert', column: 'amount' },
  'kitchen.costs': { table: 'ingredient_prices', right: 'select' },
  'kitchen.settings': { table: 'kitchen_settings', right: 'insert', column: 'vat_from' },
  'actions.verify': 'verb',
  'actions.write': { table: 'report_actions', right: 'insert' },
  'phrases.read': { table: 'editor_phrases', right: 'select' },
  'phrases.write': { table: 'editor_phrases', right: 'insert' },
  // clients read the same catalogue in their reports
  'obligations.read': 'verb',
  'obligations.write': { table: 'obligation_versions', right: 'insert', column: 'weight' },
  'questionnaires.read': { table: 'questionnaire_drafts', right: 'select', column: 'draft' },
  'questionnaires.edit': { table: 'questionnaire_drafts', right: 'update', column: 'draft' },
  'questionnaires.publish': { table: 'questionnaires', right: 'insert' },
  // clients change the same columns of their own branches by branches.write
  'branches.describe': 'verb',
  'insights.read': { table: 'score_tallies', right: 'select' },
  'insights.describe': { table: 'insight_settings', right: 'insert', column: 'covers_per_month' },
  'activity.read': { table: 'activity_log', right: 'select' },
  'integrations.read': { table: 'integrations', right: 'select' },
  'integrations.change': { table: 'integrations', right: 'insert', column: 'door' },
  'logs.read': { table: 'failed_jobs', right: 'select' },
  'logs.retry': { table: 'failed_jobs', right: 'update', column: 'state' },
  'emails.read': { table: 'emails', right: 'select', column: 'body' },
  'emails.resend': { table: 'emails', right: 'update', column: 'state' },
  'mailings.write': { table: 'mailings', right: 'insert', column: 'texts' },
  'suppressions.write': { table: 'mail_suppressions', right: 'insert', column: 'note' },
  'templates.read': { table: 'message_texts', right: 'select' },
  'templates.write': { table: 'message_texts', right: 'insert' },
  'submissions.read': { table: 'form_submissions', right: 'select' },
  'submissions.handle': { table: 'form_submissions', right: 'update', column: 'state' },
  'forms.edit': { table: 'forms', right: 'update', column: 'draft' },
  'media.upload': { table: 'media', right: 'insert' },
  'pages.edit': { table: 'pages', right: 'update', column: 'draft' },
  'pages.publish': { table: 'page_revisions', right: 'insert' },
  'posts.edit': { table: 'posts', right: 'update', column: 'draft' },
  'posts.publish': { table: 'posts', right: 'update', column: 'published' },
  'branding.update': { table: 'settings', right: 'insert' },
  'library.browse': { table: 'library_documents', right: 'select' },
  'library.write': { table: 'library_documents', right: 'insert' },
  'library.read': 'verb',
  'case-studies.read': { table: 'case_studies', right: 'select', column: 'id' },
  'case-studies.write': { table: 'case_studies', right: 'insert' },
  'case-studies.answer': { table: 'case_studies', right: 'update', column: 'answered_at' },
  'certificates.read': { table: 'certificates', right: 'select' },
  'certificates.issue': { table: 'certificates', right: 'insert', column: 'issued_by' },
  'certificates.suspend': { table: 'certificates', right: 'update', column: 'state' },
  'certificates.reinstate': { table: 'certificates', right: 'update', column: 'state' },
  'certificates.revoke': { table: 'certificates', right: 'update', column: 'state' },
  'certificates.rules': { table: 'certificate_rules', right: 'insert' },
  'certificates.keys': 'verb',
  'certificates.apply': { table: 'certificate_applications', right: 'insert', column: 'note' },
  'certificates.present': { table: 'certificates', right: 'update', column: 'shows_band' },
  'guest-reviews.read': { table: 'guest_reviews', right: 'select', column: 'text' },
  'guest-reviews.moderate': { table: 'guest_reviews', right: 'update', column: 'state' },
  'guest-reviews.reply': 'verb',
  'invoices.read': { table: 'invoices', right: 'select' },
  'invoices.issue': 'verb',
  'invoices.credit': 'verb',
  'invoices.share': 'verb',
  'tax-details.write': { table: 'tax_details', right: 'update' },
  'tax-units.manage': 'verb',
  'plans.change': 'verb',
  'payments.read': { table: 'payments', right: 'select', column: 'state' },
  'payments.start': 'verb',
  'payments.confirm': 'verb',
  'payments.refund': 'verb',
  'payouts.read': { table: 'payouts', right: 'select', column: 'state' },
  'payouts.batch': 'verb',
  'payouts.approve': { table: 'payout_approvals', right: 'insert', column: 'digest' },
  'payouts.ask': { table: 'payout_queries', right: 'insert', column: 'text' },
  'payouts.answer': { table: 'payout_queries', right: 'update', column: 'answer' },
  'ledger.read': { table: 'journal_lines', right: 'select' },
  'ledger.close': 'verb',
  'statements.read': { table: 'bank_lines', right: 'select' },
  'statements.book': 'verb',
  'consents.read': { table: 'consents', right: 'select' },
  'settings.update': { table: 'settings', right: 'update' },
  'notifications.read': { table: 'notifications', right: 'select' },
  'profile.read': { table: 'profiles', right: 'select' },
  'profile.update': { table: 'profiles', right: 'update', column: 'language' },
}

const compared = Object.entries(needs).flatMap(([permission, need]) =>
  need === 'verb' ? [] : [{ permission, ...need }],
)

test.each(compared)(
  '$permission is what the database lets each role do',
  async ({ permission, table, right, column }) => {
    for (const type of userTypes) {
      const { rows } = await w.owner.query<{ granted: boolean }>(
        column
          ? `select has_column_privilege($1, $2, $4, $3) as granted`
          : `select has_table_privilege($1, $2, $3) as granted`,
        column ? [roleOf[type], `app.${table}`, right, column] : [roleOf[type], `app.${table}`, right],
      )
      expect(rows[0]!.granted, `${type} ${right} ${table}`).toBe(reachOf(type, permission as Permission) !== null)
    }
  },
)

test('every permission names at least one type, and refuses the others', () => {
  for (const permission of Object.keys(permissions) as Permission[]) {
    const allowed = userTypes.filter((type) => reachOf(type, permission) !== null)
    expect(allowed.length).toBeGreaterThan(0)
    for (const type of userTypes) {
      const ask = () =>
        authorize(type === 'admin' ? { type, staff: rightsOfRole('owner', roleCells.owner) } : { type }, permission)
      if (allowed.includes(type)) expect(ask).not.toThrow()
      else expect(ask).toThrow('not-allowed')
    }
  }
})
