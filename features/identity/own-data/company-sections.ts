import type { Tx } from '#/db/database.server.ts'

/** Tables with rows of the reader's company, for the rows that the reader may see. */
export const companySections = (db: Tx, companyId: string) => ({
  company: () =>
    db.selectFrom('companies').select(['name_en', 'name_ar', 'created_at']).where('id', '=', companyId).execute(),
  company_profile: () =>
    db
      .selectFrom('client_profiles')
      .select(['business_license', 'tax_id', 'industry', 'number_of_branches', 'subscription_tier', 'approval'])
      .where('profile_id', '=', companyId)
      .execute(),
  branches: () =>
    db
      .selectFrom('branches')
      .select(['id', 'name', 'name_ar', 'location', 'city', 'phone', 'cr_number', 'licence_number', 'closed_at'])
      .where('client_id', '=', companyId)
      .orderBy('name')
      .execute(),
  requests: () =>
    db
      .selectFrom('mystery_shopping_requests')
      .select(['number', 'branch_name', 'branch_location', 'evaluation_type', 'scheduled_date', 'price', 'status'])
      .select(['created_at'])
      .where('client_id', '=', companyId)
      .orderBy('created_at')
      .execute(),
  results: () =>
    db
      .selectFrom('mystery_shopping_reports')
      .select(['id', 'branch_id', 'branch_score', 'checked_in_at'])
      .where('client_id', '=', companyId)
      .where('status', 'in', ['released', 'disputed', 'locked'])
      .orderBy('checked_in_at')
      .execute(),
  actions: () =>
    db
      .selectFrom('report_actions')
      .select(['source', 'report_id', 'title', 'details', 'owner_name', 'priority', 'status', 'due_on', 'created_at'])
      .where('client_id', '=', companyId)
      .orderBy('created_at')
      .execute(),
  audits: () =>
    db
      .selectFrom('audits')
      .select(['number', 'branch_id', 'kind', 'state', 'planned_on', 'signed_at', 'final', 'calculated', 'answers'])
      .select(['signature', 'cancel_reason'])
      .where('client_id', '=', companyId)
      .orderBy('number')
      .execute(),
  daily_reports: () =>
    db
      .selectFrom('daily_reports as d')
      .leftJoin('daily_values as v', 'v.report_id', 'd.id')
      .leftJoin('daily_money as m', 'm.report_id', 'd.id')
      .select(['d.branch_id', 'd.business_day', 'd.shift', 'd.revision', 'd.state', 'd.signed_at', 'd.content_sha256'])
      .select(['v.content as work', 'm.content as money'])
      .where('d.client_id', '=', companyId)
      .orderBy('d.business_day')
      .orderBy('d.branch_id')
      .execute(),
  suppliers: () =>
    db
      .selectFrom('suppliers')
      .select([
        'name_en',
        'name_ar',
        'cr_number',
        'vat_number',
        'contact',
        'email',
        'phone',
        'payment_days',
        'created_at',
      ])
      .where('client_id', '=', companyId)
      .orderBy('created_at')
      .execute(),
  webhook_endpoints: () =>
    db
      .selectFrom('webhook_endpoints')
      .select(['name', 'url', 'node_id', 'events', 'state', 'created_at'])
      .where('client_id', '=', companyId)
      .orderBy('created_at')
      .execute(),
  api_keys: () =>
    db
      .selectFrom('api_keys')
      .select(['name', 'node_id', 'scopes', 'created_at', 'expires_at', 'last_used_at', 'revoked_at'])
      .where('client_id', '=', companyId)
      .orderBy('created_at')
      .execute(),
  exchange_files: () =>
    db
      .selectFrom('exchange_files')
      .select(['path', 'content_type', 'bytes', 'node_id', 'created_at'])
      .where('client_id', '=', companyId)
      .orderBy('created_at')
      .execute(),
  purchase_orders: () =>
    db
      .selectFrom('purchase_orders as o')
      .innerJoin('purchase_order_lines as l', 'l.order_id', 'o.id')
      .select([
        'o.number',
        'o.branch_id',
        'o.supplier_id',
        'o.state',
        'o.wanted_on',
        'o.sent_at',
        'l.ingredient_id',
        'l.pack',
      ])
      .select(['l.packs', 'l.price', 'l.vat_mode', 'l.net', 'l.vat'])
      .where('o.client_id', '=', companyId)
      .orderBy('o.number')
      .orderBy('l.place')
      .execute(),
  supplier_offers: () =>
    db
      .selectFrom('supplier_offers')
      .select(['supplier_id', 'ingredient_id', 'brand', 'pack', 'quantity', 'unit', 'price', 'vat_mode', 'valid_from'])
      .where('client_id', '=', companyId)
      .orderBy('created_at')
      .execute(),
  par_levels: () =>
    db
      .selectFrom('par_levels')
      .select(['branch_id', 'ingredient_id', 'par', 'safety_days', 'changed_at'])
      .where('client_id', '=', companyId)
      .orderBy('changed_at')
      .execute(),
  stock_counts: () =>
    db
      .selectFrom('stock_counts as c')
      .leftJoin('stock_count_lines as l', 'l.count_id', 'c.id')
      .select(['c.branch_id', 'c.state', 'c.moment', 'c.counted_at', 'c.approved_at', 'c.restated_at', 'c.note'])
      .select(['l.ingredient_id', 'l.entries'])
      .where('c.client_id', '=', companyId)
      .orderBy('c.created_at')
      .execute(),
  goods_receipts: () =>
    db
      .selectFrom('goods_receipts as r')
      .innerJoin('goods_receipt_lines as l', 'l.receipt_id', 'r.id')
      .select([
        'r.branch_id',
        'r.supplier_id',
        'r.order_id',
        'r.paper_number',
        'r.arrived_at',
        'r.note',
        'r.corrects_id',
      ])
      .select([
        'l.ingredient_id',
        'l.pack',
        'l.quantity',
        'l.unit',
        'l.delivered',
        'l.accepted',
        'l.refused',
        'l.measured',
      ])
      .select(['l.reason', 'l.temperature', 'l.expires_on', 'l.price', 'l.vat_mode'])
      .where('r.client_id', '=', companyId)
      .orderBy('r.created_at')
      .orderBy('l.place')
      .execute(),
  stock_transfers: () =>
    db
      .selectFrom('stock_transfers')
      .select(['from_branch_id', 'to_branch_id', 'moved_at', 'note', 'corrects_id', 'created_at'])
      .where('client_id', '=', companyId)
      .orderBy('created_at')
      .execute(),
  stock_moves: () =>
    db
      .selectFrom('stock_moves')
      .select(['branch_id', 'ingredient_id', 'kind', 'quantity', 'happened_at'])
      .where('client_id', '=', companyId)
      .orderBy('created_at')
      .execute(),
  supplier_invoices: () =>
    db
      .selectFrom('supplier_invoices')
      .select(['supplier_id', 'number', 'issued_on', 'due_on', 'vat_number', 'delivery_fee', 'vat', 'total', 'state'])
      .select(['prepaid', 'credit', 'reason', 'paid_on', 'created_at'])
      .where('client_id', '=', companyId)
      .orderBy('created_at')
      .execute(),
  ingredients: () =>
    db
      .selectFrom('ingredients')
      .select(['id', 'name_en', 'name_ar', 'base', 'category', 'state', 'created_at'])
      .where('client_id', '=', companyId)
      .orderBy('created_at')
      .execute(),
  ingredient_prices: () =>
    db
      .selectFrom('ingredient_prices')
      .select(['ingredient_id', 'supplier', 'quantity', 'unit', 'amount', 'vat_mode', 'valid_from', 'created_at'])
      .where('client_id', '=', companyId)
      .orderBy('created_at')
      .execute(),
  ingredient_yield_tests: () =>
    db
      .selectFrom('ingredient_yield_tests')
      .select(['ingredient_id', 'preparation_id', 'gross', 'net', 'cooked', 'unit', 'tested_on', 'withdrawn_at'])
      .where('client_id', '=', companyId)
      .orderBy('created_at')
      .execute(),
  dish_prices: () =>
    db
      .selectFrom('dish_prices as p')
      .innerJoin('recipes as r', 'r.id', 'p.recipe_id')
      .leftJoin('sales_channels as c', 'c.id', 'p.channel_id')
      .select([
        'r.name_en',
        'r.name_ar',
        'c.name_en as channel',
        'p.branch_id',
        'p.price_halalas',
        'p.starts_on',
        'p.withdrawn_at',
      ])
      .where('p.client_id', '=', companyId)
      .orderBy('p.starts_on')
      .execute(),
  menu_publications: () =>
    db
      .selectFrom('menu_publications')
      .select(['menu_id', 'number', 'content', 'published_at'])
      .where('client_id', '=', companyId)
      .orderBy('published_at')
      .execute(),
  sales_lines: () =>
    db
      .selectFrom('sales_lines')
      .select(['branch_id', 'day', 'channel', 'item', 'quantity', 'gross_halalas', 'discount_halalas'])
      .where('client_id', '=', companyId)
      .orderBy('day')
      .limit(100_000)
      .execute(),
  recipes: () =>
    db
      .selectFrom('recipe_versions as v')
      .select(['v.recipe_id', 'v.number', 'v.kind', 'v.name_en', 'v.name_ar', 'v.output_quantity', 'v.output_unit'])
      .select(['v.portions', 'v.allowance', 'v.from_on', 'v.published_at'])
      .where('v.client_id', '=', companyId)
      .orderBy('v.recipe_id')
      .orderBy('v.created_at')
      .execute(),
  recipe_lines: () =>
    db
      .selectFrom('recipe_lines as l')
      .innerJoin('recipe_versions as v', 'v.id', 'l.version_id')
      .select(['v.recipe_id', 'v.number', 'l.place', 'l.ingredient_id', 'l.sub_recipe_id', 'l.quantity', 'l.unit'])
      .select(['l.basis', 'l.note_en', 'l.note_ar'])
      .where('l.client_id', '=', companyId)
      .orderBy('v.recipe_id')
      .orderBy('v.created_at')
      .orderBy('l.place')
      .execute(),
  recipe_lab_results: () =>
    db
      .selectFrom('recipe_lab_results')
      .select(['recipe_id', 'measured_on', 'laboratory', 'amounts', 'withdrawn_at', 'created_at'])
      .where('client_id', '=', companyId)
      .orderBy('recipe_id')
      .orderBy('measured_on')
      .execute(),
  recipe_steps: () =>
    db
      .selectFrom('recipe_steps as s')
      .innerJoin('recipe_versions as v', 'v.id', 's.version_id')
      .select(['v.recipe_id', 'v.number', 's.place', 's.text_en', 's.text_ar', 's.timer_seconds', 's.temperature'])
      .where('s.client_id', '=', companyId)
      .orderBy('v.recipe_id')
      .orderBy('v.created_at')
      .orderBy('s.place')
      .execute(),
  invoices: () =>
    db
      .selectFrom('invoices')
      .select(['number', 'status', 'issued_at', 'due_on', 'gross', 'paid'])
      .where('client_id', '=', companyId)
      .orderBy('number')
      .execute(),
})
