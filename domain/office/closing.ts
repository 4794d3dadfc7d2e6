import { addDays, type Day } from '../riyadh-time.ts'

/** Days in which a closing company only reads, and every owner may keep it. */
export const closingDays = 30

/** Days before the end on which owners are reminded. */
export const remindDaysBefore = [7, 1] as const

/** The day in Riyadh on which a company is erased that is closed today. */
export const closingDue = (today: Day): Day => addDays(today, closingDays)

/** The reminder that is due with these days left; null: none. After missed nights the nearest one. */
export const reminderDue = (left: number): number | null =>
  left < 1 ? null : (remindDaysBefore.toReversed().find((days) => left <= days) ?? null)

/** What must end before a company closes; priv.closing_blocks counts the same. Requests without a shopper are cancelled instead. */
export const closingBlocks = ['visits', 'reports', 'disputes', 'invoices', 'plans'] as const
export type ClosingBlock = (typeof closingBlocks)[number]
export const isClosingBlock = (name: string): name is ClosingBlock =>
  (closingBlocks as readonly string[]).includes(name)

const spaces = /\s+/g
const plain = (text: string): string => text.normalize('NFKC').trim().replace(spaces, ' ').toLowerCase()

/** Whether the typed name is one of the company's names; letter case and spaces do not matter. */
export const namesCompany = (typed: string, names: readonly (string | null)[]): boolean =>
  names.some((name) => name !== null && plain(name) === plain(typed))

/**
 * What happens to the rows of a company in each table when it is erased. `keep`: invoices, the ledger and its source rows, the
 * activity log. `nameless`: rows that those refer to, without what they say. `erase`: everything else.
 */
export const fateOfTable = {
  activity_log: 'keep',
  advance_uses: 'keep',
  alert_people: 'erase',
  automation_rules: 'erase',
  automation_runs: 'erase',
  automation_versions: 'erase',
  billed_visits: 'keep',
  branches: 'nameless',
  brand_tallies: 'erase',
  brief_ratings: 'erase',
  case_studies: 'erase',
  certificate_applications: 'erase',
  certificate_events: 'nameless',
  certificates: 'nameless',
  client_notes: 'erase',
  client_papers: 'erase',
  client_profiles: 'nameless',
  client_scores: 'erase',
  companies: 'nameless',
  company_closings: 'keep',
  compliance_reports: 'erase',
  counted_visits: 'erase',
  duties: 'erase',
  duty_tasks: 'erase',
  files: 'erase',
  grade_replies: 'erase',
  guest_reviews: 'erase',
  insight_settings: 'erase',
  invoice_lines: 'keep',
  invoices: 'keep',
  member_grants: 'keep',
  member_invitations: 'erase',
  members: 'nameless',
  mystery_shopping_reports: 'nameless',
  mystery_shopping_requests: 'nameless',
  notice_routes: 'erase',
  notifications: 'erase',
  order_batches: 'keep',
  org_closure: 'keep',
  org_node_events: 'erase',
  org_nodes: 'nameless',
  ownership_claims: 'erase',
  ownership_transfers: 'erase',
  ingredient_allergens: 'erase',
  ingredient_imports: 'erase',
  ingredient_nutrients: 'erase',
  ingredient_preparations: 'erase',
  ingredient_prices: 'erase',
  ingredient_units: 'erase',
  ingredients: 'erase',
  kitchen_settings: 'erase',
  menu_items: 'erase',
  menu_openings: 'erase',
  menu_publications: 'erase',
  menu_sections: 'erase',
  menu_slugs: 'erase',
  menus: 'erase',
  sold_out: 'erase',
  sales_channels: 'erase',
  dish_prices: 'erase',
  sales_imports: 'erase',
  sales_lines: 'erase',
  sales_mappings: 'erase',
  cost_moves: 'erase',
  recipe_costs: 'erase',
  recipe_lines: 'erase',
  recipe_steps: 'erase',
  recipe_versions: 'erase',
  recipes: 'erase',
  paper_exemptions: 'erase',
  paper_feeds: 'erase',
  papers: 'erase',
  payment_refunds: 'keep',
  payment_shares: 'nameless',
  payments: 'keep',
  payouts: 'keep',
  questionnaire_drafts: 'erase',
  questionnaires: 'keep',
  action_links: 'erase',
  report_action_events: 'erase',
  report_actions: 'erase',
  report_alerts: 'erase',
  report_answer_edits: 'erase',
  report_answers: 'erase',
  report_appeals: 'erase',
  report_attachments: 'erase',
  report_disputes: 'erase',
  report_documents: 'erase',
  report_events: 'nameless',
  audits: 'erase',
  audit_photos: 'erase',
  daily_money: 'erase',
  daily_reports: 'erase',
  daily_tallies: 'erase',
  daily_templates: 'erase',
  daily_values: 'erase',
  report_mailing_people: 'erase',
  report_mailings: 'erase',
  vault_collections: 'erase',
  vault_departures: 'erase',
  vault_entries: 'erase',
  vault_locks: 'erase',
  vault_people: 'erase',
  vault_reveals: 'erase',
  vault_wraps: 'erase',
  report_moments: 'erase',
  report_photos: 'erase',
  report_replies: 'erase',
  report_revisions: 'erase',
  report_shares: 'erase',
  report_translations: 'erase',
  request_events: 'nameless',
  score_alerts: 'erase',
  score_tallies: 'erase',
  shopper_conflicts: 'erase',
  shopper_employers: 'keep',
  signed_anew: 'keep',
  staff_views: 'nameless',
  subscription_periods: 'keep',
  subscriptions: 'keep',
  tax_details: 'keep',
  tax_submissions: 'keep',
  timeline_events: 'erase',
  timeline_notes: 'erase',
  visit_offers: 'keep',
  visit_prices: 'keep',
  visit_programme_branches: 'erase',
  visit_programme_draws: 'erase',
  visit_programmes: 'nameless',
  visit_wishes: 'erase',
  wave_picks: 'erase',
  waves: 'nameless',
  worker_openings: 'erase',
  workers: 'erase',
} as const satisfies Record<string, 'keep' | 'nameless' | 'erase'>
