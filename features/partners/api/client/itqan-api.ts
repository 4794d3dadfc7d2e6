// Client of the Itqan API, version 1. Generated from its OpenAPI document; do not change it.

export type Problem = {
  type: string
  title: string
  status: number
  code: string
  errors?: {
    field: string
    code: string
    message: string
  }[]
  request_id: string
}

export type WebhookMessage = {
  type: 'report.published' | 'report.corrected' | 'request.ordered' | 'request.approved' | 'request.rescheduled' | 'request.cancelled' | 'request.visited' | 'action.opened' | 'action.finished' | 'action.reopened' | 'action.closed' | 'certificate.issued' | 'certificate.withdrawn' | 'invoice.issued' | 'invoice.paid' | 'daily_report.signed' | 'daily_report.missing' | 'webhook.test'
  /** When it happened. */
  timestamp: string
  data: {
    /** Id of the record. */
    id?: string | null
    /** What happened to it. */
    step?: string | null
    branch_id?: string | null
    company_id: string
    /** Where the API reads the record. */
    url?: string | null
  }
}

export type Company = {
  id: string
  name_en: string | null
  name_ar: string | null
  plan: 'free' | 'basic' | 'professional' | 'enterprise'
  created_at: string
}

export type Node = {
  id: string
  parent_id: string | null
  kind: 'root' | 'brand' | 'region' | 'area' | 'franchisee' | 'branch'
  code: string | null
  name_en: string | null
  name_ar: string | null
  closed_at: string | null
}

export type Branch = {
  id: string
  name: string
  name_ar: string | null
  location: string
  /** Code of the city. */
  city: string | null
  latitude: number | null
  longitude: number | null
  phone: string | null
  closed_at: string | null
  created_at: string
}

export type Member = {
  id: string
  name: string
  email: string | null
  state: 'active' | 'suspended'
  roles: ({
    role: 'owner' | 'manager' | 'branch_manager' | 'viewer' | 'accountant'
    node_id: string
    ends_on: string | null
  })[]
}

export type Request = {
  id: string
  number: number
  branch_id: string
  /** Name of the branch when the visit was ordered. */
  branch_name: string
  evaluation_type: 'full_service' | 'basic' | 'operations_audit'
  status: 'pending' | 'approved' | 'assigned' | 'in_progress' | 'completed' | 'cancelled'
  /** Planned moment of the visit; the shopper may choose within the window. */
  scheduled_date: string
  /** Halalas before VAT; null where the key does not see prices. */
  price: number | null
  within_plan: boolean
  notes: string | null
  cancel_reason: string | null
  /** The released report. */
  report_id: string | null
  created_at: string
  updated_at: string
}

export type Report = {
  id: string
  number: number
  request_id: string
  branch_id: string
  evaluation_type: 'full_service' | 'basic' | 'operations_audit'
  status: 'released' | 'disputed' | 'locked'
  /** Per cent, two decimals. */
  score: number
  /** False: left out of averages and certificates. */
  counts: boolean
  visited_at: string
  released_at: string
  revision: number
}

export type ReportDetails = {
  id: string
  number: number
  request_id: string
  branch_id: string
  evaluation_type: 'full_service' | 'basic' | 'operations_audit'
  status: 'released' | 'disputed' | 'locked'
  /** Per cent, two decimals. */
  score: number
  /** False: left out of averages and certificates. */
  counts: boolean
  visited_at: string
  released_at: string
  revision: number
  /** Score before the cap of a critical failure. */
  calculated_score: number
  sections: ({
    key: string
    title: string
    score: number | null
    weight: number
    answers: ({
      /** Stable name of the question. */
      key: string
      question: string
      /** answered, not applicable or unanswered */
      state: string
      failed: boolean
      critical: boolean
      /** Part of the weight; null where it does not count. */
      score: number | null
      weight: number
      /** Points of the overall score lost by the answer. */
      lost: number
      comment: string
      /** Addresses of photos, for signed-in readers. */
      photos: string[]
    })[]
  })[]
  findings: {
    key: string
    /** The finding as a fact. */
    text: string
    critical: boolean
    major: boolean
    /** The visit before found it too. */
    repeated: boolean
    lost: number
  }[]
}

export type ReportFindings = {
  /** Id of the report. */
  id: string
  branch_id: string
  visited_at: string
  released_at: string
  findings: {
    key: string
    /** The finding as a fact. */
    text: string
    critical: boolean
    major: boolean
    /** The visit before found it too. */
    repeated: boolean
    lost: number
  }[]
}

export type ReportReply = {
  report_id: string
  /** Null: nothing written yet. */
  text: string | null
  updated_at: string | null
}

export type Action = {
  id: string
  branch_id: string
  report_id: string | null
  source: 'visit' | 'audit' | 'daily' | 'guest' | 'paper' | 'manual'
  question_key: string | null
  title: string
  details: string | null
  status: 'open' | 'in_progress' | 'done' | 'verified' | 'reopened' | 'cancelled'
  priority: 'critical' | 'high' | 'medium' | 'low'
  verification: 'self' | 'audit' | 'review' | 'visit' | 'earlier' | null
  owner_name: string
  owner_email: string | null
  due_on: string
  done_note: string | null
  root_cause: string | null
  cause_class: 'training' | 'method' | 'equipment' | 'supplier' | 'premises' | 'staffing' | 'other' | null
  prevention: string | null
  created_at: string
  updated_at: string
}

export type Certificate = {
  id: string
  number: string
  branch_id: string
  branch_name: string
  level: 'silver' | 'gold' | 'platinum'
  state: 'valid' | 'expires-soon' | 'suspended' | 'expired' | 'revoked'
  issued_at: string
  expires_at: string
  /** Public page on which everyone can verify the certificate. */
  verify_url: string
}

export type Invoice = {
  id: string
  number: string
  kind: 'invoice' | 'prepayment' | 'credit' | 'debit'
  status: 'draft' | 'issued' | 'partly_paid' | 'paid' | 'overdue' | 'credited'
  issued_at: string
  due_on: string | null
  /** Halalas; 100 are one riyal. */
  net: number
  /** Halalas; 100 are one riyal. */
  vat: number
  /** Halalas; 100 are one riyal. */
  gross: number
  /** Halalas; 100 are one riyal. */
  paid: number
  /** Halalas; 100 are one riyal. */
  credited: number
}

export type Payment = {
  id: string
  invoice_id: string
  state: 'created' | 'pending' | 'paid' | 'failed' | 'refunded'
  method: string | null
  /** Halalas; 100 are one riyal. */
  amount: number
  /** Halalas; 100 are one riyal. */
  refunded: number
  created_at: string
  paid_at: string | null
}

export type DailyReport = {
  id: string
  branch_id: string
  business_day: string
  /** Key of the shift in the template. */
  shift: string
  state: 'draft' | 'submitted' | 'signed' | 'reopened'
  revision: number
  is_late: boolean
  /** A temperature was beyond its range. */
  temperature_alarm: boolean
  due_at: string
  submitted_at: string | null
  signed_at: string | null
  gross: number | null
  net: number | null
  vat: number | null
  /** Guests. */
  covers: number | null
  cash_difference: number | null
  updated_at: string
}

export type DailyReportDetails = {
  id: string
  branch_id: string
  business_day: string
  /** Key of the shift in the template. */
  shift: string
  state: 'draft' | 'submitted' | 'signed' | 'reopened'
  revision: number
  is_late: boolean
  /** A temperature was beyond its range. */
  temperature_alarm: boolean
  due_at: string
  submitted_at: string | null
  signed_at: string | null
  gross: number | null
  net: number | null
  vat: number | null
  /** Guests. */
  covers: number | null
  cash_difference: number | null
  updated_at: string
  /** Answers by the key of their field; null while there are none. */
  answers: Record<string, unknown> | null
  /** Answers of the parts about money. */
  money: Record<string, unknown> | null
}

export type Document = {
  id: string
  /** Code of the catalogue, such as health-certificate. */
  kind: string
  /** Null: of the whole company. */
  branch_id: string | null
  state: 'expired' | 'late' | 'expiring' | 'renewing' | 'rejected' | 'valid' | 'replaced'
  number: string | null
  issued_on: string | null
  expires_on: string | null
  has_file: boolean
  renews_id: string | null
  revision: number
  created_at: string
}

export type Ingredient = {
  id: string
  name_en: string | null
  name_ar: string | null
  state: 'active' | 'proposed' | 'archived'
  /** Unit in which amounts are reckoned. */
  base: 'g' | 'ml' | 'piece'
  category: string
  storage: 'ambient' | 'chilled' | 'frozen' | null
  sku: string | null
  barcode: string | null
  preferred_supplier_id: string | null
  revision: number
  changed_at: string
}

export type Recipe = {
  id: string
  name_en: string | null
  name_ar: string | null
  kind: 'prep' | 'dish' | 'combo' | 'option'
  category: string | null
  is_archived: boolean
  /** Version in force; null before the first. */
  version: number | null
  /** Halalas of a portion without VAT, as reckoned last; null where the key sees no costs. */
  portion_cost: number | null
  portion_cost_on: string | null
  /** False: some lines are without a price. */
  is_cost_whole: boolean | null
}

export type RecipeDetails = {
  id: string
  name_en: string | null
  name_ar: string | null
  kind: 'prep' | 'dish' | 'combo' | 'option'
  category: string | null
  is_archived: boolean
  /** Version in force; null before the first. */
  version: number | null
  /** Halalas of a portion without VAT, as reckoned last; null where the key sees no costs. */
  portion_cost: number | null
  portion_cost_on: string | null
  /** False: some lines are without a price. */
  is_cost_whole: boolean | null
  /** Exact, a decimal or a fraction. */
  portions: string | null
  lines: ({
    id: string
    ingredient_id: string | null
    recipe_id: string | null
    /** Exact, a decimal or a fraction; null: to taste. */
    quantity: string | null
    unit: string
  })[]
}

export type Menu = {
  id: string
  name_en: string
  name_ar: string
  /** Null: of every branch. */
  branch_id: string | null
  is_archived: boolean
  /** Number of the publication that guests see. */
  publication: number | null
  published_at: string | null
  /** Public addresses are /menu/ and /ar/menu/ with one of them. */
  slugs: string[]
}

export type MenuDetails = {
  id: string
  name_en: string
  name_ar: string
  /** Null: of every branch. */
  branch_id: string | null
  is_archived: boolean
  /** Number of the publication that guests see. */
  publication: number | null
  published_at: string | null
  /** Public addresses are /menu/ and /ar/menu/ with one of them. */
  slugs: string[]
  /** Sections and dishes as published; null before. */
  content: Record<string, unknown> | null
}

export type PurchaseOrder = {
  id: string
  number: number
  branch_id: string
  supplier_id: string
  supplier_name: string
  state: 'draft' | 'awaiting' | 'approved' | 'sent' | 'confirmed' | 'part_received' | 'received' | 'closed' | 'cancelled'
  /** Last answer since it was sent. */
  answered: 'confirmed' | 'changed' | 'declined' | 'accepted' | 'refused' | null
  wanted_on: string
  /** Halalas without VAT, with delivery. */
  net: number
  /** Halalas; 100 are one riyal. */
  vat: number
  /** Halalas without VAT. */
  delivery_fee: number
  revision: number
  created_at: string
  sent_at: string | null
  confirmed_at: string | null
  ended_at: string | null
}

export type PurchaseOrderDetails = {
  id: string
  number: number
  branch_id: string
  supplier_id: string
  supplier_name: string
  state: 'draft' | 'awaiting' | 'approved' | 'sent' | 'confirmed' | 'part_received' | 'received' | 'closed' | 'cancelled'
  /** Last answer since it was sent. */
  answered: 'confirmed' | 'changed' | 'declined' | 'accepted' | 'refused' | null
  wanted_on: string
  /** Halalas without VAT, with delivery. */
  net: number
  /** Halalas; 100 are one riyal. */
  vat: number
  /** Halalas without VAT. */
  delivery_fee: number
  revision: number
  created_at: string
  sent_at: string | null
  confirmed_at: string | null
  ended_at: string | null
  note: string | null
  reason: string | null
  lines: ({
    id: string
    ingredient_id: string
    ingredient_name: string
    brand: string | null
    sku: string | null
    pack: string
    /** Content of a pack, in unit. */
    quantity: number
    unit: 'kg' | 'g' | 'l' | 'ml' | 'piece'
    packs: number
    /** Halalas of a pack, as vat_mode says. */
    price: number
    vat_mode: 'excluded' | 'included' | 'none'
    /** Halalas; 100 are one riyal. */
    net: number
    /** Halalas; 100 are one riyal. */
    vat: number
  })[]
}

export type Webhook = {
  id: string
  name: string
  url: string
  /** Part of the company whose events are sent. */
  node_id: string
  events: ('report.published' | 'report.corrected' | 'request.ordered' | 'request.approved' | 'request.rescheduled' | 'request.cancelled' | 'request.visited' | 'action.opened' | 'action.finished' | 'action.reopened' | 'action.closed' | 'certificate.issued' | 'certificate.withdrawn' | 'invoice.issued' | 'invoice.paid' | 'daily_report.signed' | 'daily_report.missing')[]
  state: 'active' | 'paused' | 'disabled'
  disabled_why: 'gone' | 'failing' | 'plan' | 'key' | 'office' | null
  failing_since: string | null
  created_at: string
}

export type WebhookWithSecret = {
  id: string
  name: string
  url: string
  /** Part of the company whose events are sent. */
  node_id: string
  events: ('report.published' | 'report.corrected' | 'request.ordered' | 'request.approved' | 'request.rescheduled' | 'request.cancelled' | 'request.visited' | 'action.opened' | 'action.finished' | 'action.reopened' | 'action.closed' | 'certificate.issued' | 'certificate.withdrawn' | 'invoice.issued' | 'invoice.paid' | 'daily_report.signed' | 'daily_report.missing')[]
  state: 'active' | 'paused' | 'disabled'
  disabled_why: 'gone' | 'failing' | 'plan' | 'key' | 'office' | null
  failing_since: string | null
  created_at: string
  /** Begins with whsec_. Shown once: a repeated call gets null. */
  secret: string | null
}

export type ReplayedDeliveries = {
  /** Messages that are sent again. */
  messages: number
}

export type DeletedWebhook = {
  id: string
  deleted: true
}

export type WebhookDelivery = {
  /** The header webhook-id has msg_ before it. */
  id: string
  type: string
  state: 'waiting' | 'delivered' | 'failed'
  attempts: number
  created_at: string
  last_attempt_at: string | null
  next_attempt_at: string | null
  /** HTTP status of the last answer. */
  status: number | null
  milliseconds: number | null
  /** Why no answer came. */
  fault: string | null
  /** The first kilobyte of the last answer. */
  answer: string | null
}

export type EndedMember = {
  id: string
  ended: true
}

export type Invitation = {
  id: string
  email: string
  state: 'pending' | 'accepted' | 'declined' | 'withdrawn' | 'replaced'
  roles: ({
    role: 'owner' | 'manager' | 'branch_manager' | 'viewer' | 'accountant'
    node_id: string
    ends_on: string | null
  })[]
  expires_at: string
  created_at: string
}

export type DailyTemplate = {
  branch_id: string
  version: number
  shifts: Record<string, unknown>[]
  /** Fields with key, kind and section. */
  fields: Record<string, unknown>[]
}

export type SavedDailyReport = {
  id: string
  branch_id: string
  business_day: string
  /** Key of the shift in the template. */
  shift: string
  state: 'draft' | 'submitted' | 'signed' | 'reopened'
  revision: number
  is_late: boolean
  /** A temperature was beyond its range. */
  temperature_alarm: boolean
  due_at: string
  submitted_at: string | null
  signed_at: string | null
  gross: number | null
  net: number | null
  vat: number | null
  /** Guests. */
  covers: number | null
  cash_difference: number | null
  updated_at: string
  /** Answers by the key of their field; null while there are none. */
  answers: Record<string, unknown> | null
  /** Answers of the parts about money. */
  money: Record<string, unknown> | null
  /** What keeps the report from being submitted. */
  missing: {
    key: string
    why: string
  }[]
}

export type IngredientPrice = {
  id: string
  ingredient_id: string
  /** Null: of all branches. */
  branch_id: string | null
  /** Content of the pack, in unit. */
  quantity: string
  unit: string
  /** Halalas of the pack; null: taken back. */
  amount: number | null
  vat_mode: 'included' | 'excluded' | 'none'
  valid_from: string
  supplier: string | null
  corrects_id: string | null
  created_at: string
}

export type RecipeDraft = {
  recipe_id: string
  kind: 'prep' | 'dish' | 'combo' | 'option'
  name_en: string | null
  name_ar: string | null
  portions: string
  output_quantity: string | null
  output_unit: string | null
  /** False: the newest version, from which a draft begins. */
  is_draft: boolean
  lines: ({
    ingredient_id: string | null
    recipe_id: string | null
    quantity: string | null
    unit: string
  })[]
}

export type DishPrice = {
  id: string
  recipe_id: string
  /** Null: in every branch. */
  branch_id: string | null
  /** Null: in every sales channel. */
  channel_id: string | null
  /** Halalas with VAT, as guests see it. */
  price: number
  starts_on: string
}

export type SavedDishPrice = {
  recipe_id: string
  /** False: this price was in force already. */
  changed: boolean
}

export type SoldOut = {
  /** Of the dish. */
  id: string
  branch_id: string
  /** When the branch closes. */
  until: string
}

export type SetSoldOut = {
  branch_id: string
  recipe_id: string
  is_sold_out: boolean
}

export type Supplier = {
  id: string
  name_en: string | null
  name_ar: string | null
  payment_days: number
  /** Halalas; 100 are one riyal. */
  delivery_fee: number
  is_archived: boolean
}

export type SupplierOffer = {
  id: string
  supplier_id: string
  ingredient_id: string
  brand: string | null
  pack: string
  /** Content of a pack, in unit. */
  quantity: number
  unit: 'kg' | 'g' | 'l' | 'ml' | 'piece'
  /** Halalas of a pack, as vat_mode says. */
  price: number
  vat_mode: 'excluded' | 'included' | 'none'
  /** Least packs of an order. */
  minimum: number
  multiple: number
  valid_from: string
  valid_until: string | null
}

export type Import = {
  id: string
  format: 'ndjson' | 'csv'
  state: 'waiting' | 'done' | 'failed'
  /** Code of the error that ended it. */
  problem: string | null
  done: number
  created_at: string
  ended_at: string | null
  resource: 'branches' | 'ingredients' | 'prices' | 'requests'
  preview: boolean
  total: number
  refused: number
  /** Line by line, as far as it has come. */
  results: ({
    line: number
    id: string | null
    /** Why it was refused. */
    code: string | null
    errors: {
      field: string
      code: string
      message: string
    }[]
  })[]
}

export type Export = {
  id: string
  format: 'ndjson' | 'csv'
  state: 'waiting' | 'done' | 'failed'
  /** Code of the error that ended it. */
  problem: string | null
  done: number
  created_at: string
  ended_at: string | null
  resource: 'actions' | 'branches' | 'certificates' | 'daily-reports' | 'documents' | 'ingredients' | 'invoices' | 'nodes' | 'payments' | 'purchase-orders' | 'recipes' | 'reports' | 'requests'
  /** Gzip file, without a key, until file_until. */
  file_url: string | null
  file_until: string | null
}

export type BucketList = {
  buckets: ({
    /** Name of the bucket. */
    name: 'documents' | 'evidence' | 'actions' | 'invoices' | 'exchange'
    about: string
    /** Scope of readers beside storage:read. */
    scope: string
    /** Whether this key has it. */
    can_read: boolean
    /** Whether this key leaves files in it; those of the others come in with their record. */
    can_write: boolean
    types: string[]
    most_bytes: number
    signed_seconds: {
      least: number
      most: number
    }
  })[]
}

export type StoredFile = {
  /** Id in the bucket; of the record for documents, invoices and exchange. */
  id: string
  /** Name of the bucket. */
  bucket: 'documents' | 'evidence' | 'actions' | 'invoices' | 'exchange'
  name: string
  content_type: string
  /** Null: known once the file is opened. */
  bytes: number | null
  created_at: string
}

export type SignedAddress = {
  url: string
  expires_at: string
}

export type ExchangeFile = {
  id: string
  path: string
  content_type: string
  bytes: number
  created_at: string
}

export type RemovedFile = {
  id: string
  removed: true
}

export type StorageQuota = {
  files: number
  most_files: number
  bytes: number
  most_bytes: number
}

export type FunctionList = {
  functions: {
    name: string
    path: string
    scope: string
    about: string
    /** A JSON schema. */
    body: Record<string, unknown>
    /** A JSON schema. */
    answer: Record<string, unknown>
  }[]
}

export type PriceVisitResult = {
  /** Halalas; 100 are one riyal. */
  each: number
  /** Halalas; 100 are one riyal. */
  net: number
  /** Halalas; 100 are one riyal. */
  vat: number
  /** Halalas; 100 are one riyal. */
  gross: number
}

export type VerifyCertificateResult = {
  number: string
  holder: string
  branch: string
  level: string
  state: 'valid' | 'expires-soon' | 'suspended' | 'expired' | 'revoked'
  issued_at: string
  expires_at: string
}

export type ComplianceScoreResult = {
  day: string
  /** Null: no obligation counts. */
  score: number | null
  is_capped: boolean
  obligations: number
}

export type ScorePreviewResult = {
  /** The score in the report, in percent. */
  score: number | null
  /** Null: nothing counts in this report. */
  preview: number | null
  band: 'excellent' | 'good' | 'acceptable' | 'needs_work' | 'fail' | null
}

export type QuotePlanResult = {
  /** Halalas; 100 are one riyal. */
  monthly: number
  /** Halalas; 100 are one riyal. */
  net: number
  /** Halalas; 100 are one riyal. */
  vat: number
  /** Halalas; 100 are one riyal. */
  gross: number
  /** Visits in each month. */
  included_visits: number | null
  contents: ('reports' | 'dashboard' | 'summary' | 'analytics' | 'certificates' | 'questionnaires' | 'api' | 'support' | 'telephone' | 'manager' | 'training' | 'agreement')[]
}

export type RecostRecipesResult = {
  /** Largest change first. */
  recipes: ({
    recipe_id: string
    name_en: string | null
    name_ar: string | null
    /** Halalas; 100 are one riyal. */
    portion_before: number
    /** Halalas; 100 are one riyal. */
    portion_after: number
    /** Halalas; 100 are one riyal. */
    change: number
    /** False: some lines are without a price. */
    is_cost_whole: boolean
  })[]
  /** Beyond 500 recipes. */
  left_out: number
}

export type PriceOfDishResult = {
  /** Halalas; 100 are one riyal. */
  price: number
  /** Halalas; 100 are one riyal. */
  vat: number
}

export type ConvertQuantityResult = {
  quantity: number
}

export type VatOfAmountResult = {
  /** Halalas; 100 are one riyal. */
  net: number
  /** Halalas; 100 are one riyal. */
  vat: number
  /** Halalas; 100 are one riyal. */
  gross: number
  percent: number
}

export type ZatcaQrReadResult = {
  seller: string
  vat_number: string
  issued_on: string | null
  /** Halalas; 100 are one riyal. */
  total: number
  /** Halalas; 100 are one riyal. */
  vat: number
}

export type CheckIbanResult = {
  is_valid: boolean
  iban: string | null
  bank_en: string | null
  bank_ar: string | null
}

export type FormatHijriDateResult = {
  en: string
  ar: string
  is_ramadan: boolean
}

export type NextOfficialHolidaysResult = {
  days: string[]
}

export type OfficeHoursResult = {
  is_open: boolean
  /** today, tomorrow or a weekday; null while open */
  opens: string | null
}

export type GetCompanyQuery = {
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type ListNodesQuery = {
  kind?: 'root' | 'brand' | 'region' | 'area' | 'franchisee' | 'branch' | undefined
  /** Value of `next` of the page before. */
  cursor?: string | undefined
  /** Entries of a page, at most 100. */
  limit?: number | undefined
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type CreateNodeBody = {
  parent_id: string
  kind: 'brand' | 'region' | 'area' | 'franchisee'
  name_en?: string | null
  name_ar?: string | null
  /** Code in your systems. */
  code?: string | null
}

export type ListBranchesQuery = {
  is_open?: 'true' | 'false' | undefined
  /** Id of a node: only branches below it. */
  part?: string | undefined
  /** Value of `next` of the page before. */
  cursor?: string | undefined
  /** Entries of a page, at most 100. */
  limit?: number | undefined
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type CreateBranchBody = {
  parent_id: string
  code?: string | null
  name_en?: string | null
  name_ar?: string | null
  /** Address with the city. */
  location: string
  phone?: string | null
  /** Commercial registration. */
  cr_number?: string | null
  licence_number?: string | null
  latitude?: number | null
  longitude?: number | null
}

export type GetBranchQuery = {
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type UpdateBranchBody = {
  name_en?: string | null
  name_ar?: string | null
  /** Address with the city. */
  location: string
  phone?: string | null
  /** Commercial registration. */
  cr_number?: string | null
  licence_number?: string | null
  latitude?: number | null
  longitude?: number | null
}

export type ListMembersQuery = {
  /** Value of `next` of the page before. */
  cursor?: string | undefined
  /** Entries of a page, at most 100. */
  limit?: number | undefined
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type ListRequestsQuery = {
  status?: 'pending' | 'approved' | 'assigned' | 'in_progress' | 'completed' | 'cancelled' | undefined
  branch?: string | undefined
  updated_since?: string | undefined
  /** Value of `next` of the page before. */
  cursor?: string | undefined
  /** Entries of a page, at most 100. */
  limit?: number | undefined
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type CreateRequestBody = {
  branch_id: string
  evaluation_type: 'full_service' | 'basic' | 'operations_audit'
  scheduled_date: string
  notes?: string | null
}

export type GetRequestQuery = {
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type CancelRequestBody = {
  reason: string
}

export type ListReportsQuery = {
  branch?: string | undefined
  released_since?: string | undefined
  /** Value of `next` of the page before. */
  cursor?: string | undefined
  /** Entries of a page, at most 100. */
  limit?: number | undefined
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type GetReportQuery = {
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type ListFindingsQuery = {
  branch?: string | undefined
  released_since?: string | undefined
  /** Value of `next` of the page before. */
  cursor?: string | undefined
  /** Reports of a page, at most 10. */
  limit?: number | undefined
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type GetReplyQuery = {
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type WriteReplyBody = {
  text: string
}

export type ListActionsQuery = {
  status?: 'open' | 'in_progress' | 'done' | 'verified' | 'reopened' | 'cancelled' | undefined
  priority?: 'critical' | 'high' | 'medium' | 'low' | undefined
  branch?: string | undefined
  updated_since?: string | undefined
  /** Value of `next` of the page before. */
  cursor?: string | undefined
  /** Entries of a page, at most 100. */
  limit?: number | undefined
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type CreateActionBody = {
  branch_id: string
  title: string
  details?: string
  priority: 'critical' | 'high' | 'medium' | 'low'
  owner_name: string
  owner_email?: string | null
  /** Default: from the priority. */
  due_on?: string | null
}

export type GetActionQuery = {
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type UpdateActionBody = {
  title: string
  /** Default: unchanged. */
  details?: string
  priority: 'critical' | 'high' | 'medium' | 'low'
  owner_name: string
  owner_email?: string | null
  /** Default: unchanged. */
  due_on?: string | null
}

export type MoveActionBody = {
  step: 'start' | 'finish' | 'reopen'
  note?: string
  /** Up to five lines, one why each. */
  root_cause?: string
  cause_class?: 'training' | 'method' | 'equipment' | 'supplier' | 'premises' | 'staffing' | 'other' | null
  prevention?: string
}

export type ListCertificatesQuery = {
  branch?: string | undefined
  /** Value of `next` of the page before. */
  cursor?: string | undefined
  /** Entries of a page, at most 100. */
  limit?: number | undefined
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type GetCertificateQuery = {
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type ListInvoicesQuery = {
  status?: 'draft' | 'issued' | 'partly_paid' | 'paid' | 'overdue' | 'credited' | undefined
  kind?: 'invoice' | 'prepayment' | 'credit' | 'debit' | undefined
  /** Value of `next` of the page before. */
  cursor?: string | undefined
  /** Entries of a page, at most 100. */
  limit?: number | undefined
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type GetInvoiceQuery = {
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type ListPaymentsQuery = {
  invoice?: string | undefined
  state?: 'created' | 'pending' | 'paid' | 'failed' | 'refunded' | undefined
  /** Value of `next` of the page before. */
  cursor?: string | undefined
  /** Entries of a page, at most 100. */
  limit?: number | undefined
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type ListDailyReportsQuery = {
  branch?: string | undefined
  state?: 'draft' | 'submitted' | 'signed' | 'reopened' | undefined
  /** First business day. */
  from?: string | undefined
  /** Last business day. */
  to?: string | undefined
  updated_since?: string | undefined
  /** Value of `next` of the page before. */
  cursor?: string | undefined
  /** Entries of a page, at most 100. */
  limit?: number | undefined
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type SaveDailyReportBody = {
  branch_id: string
  business_day: string
  shift: string
  /** By the key of their field; others stay as they are. */
  answers: Record<string, unknown>
  submit?: boolean
}

export type GetDailyReportQuery = {
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type ListDocumentsQuery = {
  branch?: string | undefined
  state?: 'expired' | 'late' | 'expiring' | 'renewing' | 'rejected' | 'valid' | 'replaced' | undefined
  expires_until?: string | undefined
  /** Value of `next` of the page before. */
  cursor?: string | undefined
  /** Entries of a page, at most 100. */
  limit?: number | undefined
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type CreateDocumentBody = {
  /** Code of the catalogue. */
  kind: string
  branch_id?: string | null
  renews_id?: string | null
  number?: string | null
  issued_on?: string | null
  expires_on?: string | null
}

export type GetDocumentQuery = {
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type UpdateDocumentBody = {
  number?: string | null
  issued_on?: string | null
  expires_on?: string | null
}

export type ListIngredientsQuery = {
  state?: 'active' | 'proposed' | 'archived' | undefined
  changed_since?: string | undefined
  /** Value of `next` of the page before. */
  cursor?: string | undefined
  /** Entries of a page, at most 100. */
  limit?: number | undefined
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type CreateIngredientBody = {
  base: 'g' | 'ml' | 'piece'
  name_en?: string | null
  name_ar?: string | null
  category: 'vegetables' | 'fruit' | 'meat' | 'poultry' | 'seafood' | 'dairy' | 'grains' | 'legumes' | 'oils' | 'spices' | 'sauces' | 'bakery' | 'sweets' | 'drinks' | 'packaging' | 'other'
  storage?: 'ambient' | 'chilled' | 'frozen' | null
  sku?: string | null
  barcode?: string | null
}

export type GetIngredientQuery = {
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type UpdateIngredientBody = {
  name_en?: string | null
  name_ar?: string | null
  category: 'vegetables' | 'fruit' | 'meat' | 'poultry' | 'seafood' | 'dairy' | 'grains' | 'legumes' | 'oils' | 'spices' | 'sauces' | 'bakery' | 'sweets' | 'drinks' | 'packaging' | 'other'
  storage?: 'ambient' | 'chilled' | 'frozen' | null
  sku?: string | null
  barcode?: string | null
}

export type ListRecipesQuery = {
  kind?: 'prep' | 'dish' | 'combo' | 'option' | undefined
  /** Value of `next` of the page before. */
  cursor?: string | undefined
  /** Entries of a page, at most 100. */
  limit?: number | undefined
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type CreateRecipeBody = {
  kind: 'prep' | 'dish' | 'combo' | 'option'
  category?: string | null
  name_en?: string | null
  name_ar?: string | null
  /** A decimal or a fraction, such as 1/3. */
  portions?: string
  output_quantity?: string | null
  output_unit?: 'g' | 'kg' | 'ml' | 'l' | 'piece' | null
  lines: ({
    ingredient_id?: string | null
    recipe_id?: string | null
    /** Null: to taste. */
    quantity: string | null
    unit: string
  })[]
}

export type GetRecipeQuery = {
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type ListMenusQuery = {
  branch?: string | undefined
  /** Value of `next` of the page before. */
  cursor?: string | undefined
  /** Entries of a page, at most 100. */
  limit?: number | undefined
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type GetMenuQuery = {
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type ListPurchaseOrdersQuery = {
  branch?: string | undefined
  supplier?: string | undefined
  state?: 'draft' | 'awaiting' | 'approved' | 'sent' | 'confirmed' | 'part_received' | 'received' | 'closed' | 'cancelled' | undefined
  created_since?: string | undefined
  /** Value of `next` of the page before. */
  cursor?: string | undefined
  /** Entries of a page, at most 100. */
  limit?: number | undefined
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type CreatePurchaseOrderBody = {
  supplier_id: string
  branch_id: string
  wanted_on: string
  window_from?: string | null
  window_until?: string | null
  note?: string | null
  lines: {
    offer_id: string
    packs: number
  }[]
}

export type GetPurchaseOrderQuery = {
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type ListWebhooksQuery = {
  state?: 'active' | 'paused' | 'disabled' | undefined
  /** Value of `next` of the page before. */
  cursor?: string | undefined
  /** Entries of a page, at most 100. */
  limit?: number | undefined
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type CreateWebhookBody = {
  name: string
  /** Begins with https://. */
  url: string
  node_id: string
  events: ('report.published' | 'report.corrected' | 'request.ordered' | 'request.approved' | 'request.rescheduled' | 'request.cancelled' | 'request.visited' | 'action.opened' | 'action.finished' | 'action.reopened' | 'action.closed' | 'certificate.issued' | 'certificate.withdrawn' | 'invoice.issued' | 'invoice.paid' | 'daily_report.signed' | 'daily_report.missing')[]
}

export type GetWebhookQuery = {
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type UpdateWebhookBody = {
  name: string
  /** Begins with https://. */
  url: string
  node_id: string
  events: ('report.published' | 'report.corrected' | 'request.ordered' | 'request.approved' | 'request.rescheduled' | 'request.cancelled' | 'request.visited' | 'action.opened' | 'action.finished' | 'action.reopened' | 'action.closed' | 'certificate.issued' | 'certificate.withdrawn' | 'invoice.issued' | 'invoice.paid' | 'daily_report.signed' | 'daily_report.missing')[]
}

export type MoveWebhookBody = {
  step: 'pause' | 'resume'
}

export type RotateWebhookSecretBody = Record<string, never>

export type TestWebhookBody = Record<string, never>

export type DeleteWebhookBody = Record<string, never>

export type ListWebhookDeliveriesQuery = {
  state?: 'waiting' | 'delivered' | 'failed' | undefined
  created_since?: string | undefined
  /** Value of `next` of the page before. */
  cursor?: string | undefined
  /** Entries of a page, at most 100. */
  limit?: number | undefined
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type ReplayWebhookDeliveriesBody = {
  /** One message. */
  delivery_id?: string
  /** All that have failed since then. */
  failed_since?: string
}

export type GetNodeQuery = {
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type UpdateNodeBody = {
  name_en?: string | null
  name_ar?: string | null
  /** Code in your systems. */
  code?: string | null
}

export type MoveNodeBody = {
  parent_id: string
}

export type CloseNodeBody = {
  step: 'close' | 'reopen'
}

export type CloseBranchBody = {
  step: 'close' | 'reopen'
  reason?: string
}

export type GetMemberQuery = {
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type AddMemberRoleBody = {
  role: 'branch_manager' | 'viewer'
  node_id: string
  ends_on?: string | null
}

export type EndMemberRoleBody = {
  role: 'branch_manager' | 'viewer'
  node_id: string
}

export type MoveMemberBody = {
  step: 'suspend' | 'reactivate'
}

export type EndMemberBody = Record<string, never>

export type ListInvitationsQuery = {
  state?: 'pending' | 'accepted' | 'declined' | 'withdrawn' | 'replaced' | undefined
  /** Value of `next` of the page before. */
  cursor?: string | undefined
  /** Entries of a page, at most 100. */
  limit?: number | undefined
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type CreateInvitationBody = {
  email: string
  /** Of the mail. */
  language?: 'en' | 'ar'
  roles: ({
    role: 'branch_manager' | 'viewer'
    node_id: string
    ends_on?: string | null
  })[]
}

export type WithdrawInvitationBody = Record<string, never>

export type RescheduleRequestBody = {
  scheduled_date: string
}

export type GetDailyTemplateQuery = {
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type MoveIngredientBody = {
  step: 'archive' | 'restore' | 'accept'
}

export type ListIngredientPricesQuery = {
  valid_since?: string | undefined
  /** Value of `next` of the page before. */
  cursor?: string | undefined
  /** Entries of a page, at most 100. */
  limit?: number | undefined
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type AddIngredientPriceBody = {
  /** Content of the pack: a decimal or a fraction. */
  quantity: string
  unit: string
  /** Halalas of the pack. */
  amount: number
  vat_mode: 'included' | 'excluded' | 'none'
  valid_from: string
  branch_id?: string | null
  supplier?: string | null
  document?: string | null
  /** Needed for a change of more than 15 %. */
  confirmed?: boolean
  /** Price that this one corrects. */
  corrects_id?: string | null
}

export type GetRecipeDraftQuery = {
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type SaveRecipeDraftBody = {
  name_en?: string | null
  name_ar?: string | null
  /** A decimal or a fraction, such as 1/3. */
  portions?: string
  output_quantity?: string | null
  output_unit?: 'g' | 'kg' | 'ml' | 'l' | 'piece' | null
  lines: ({
    ingredient_id?: string | null
    recipe_id?: string | null
    /** Null: to taste. */
    quantity: string | null
    unit: string
  })[]
}

export type PublishRecipeBody = {
  from: string
}

export type MoveRecipeBody = {
  step: 'archive' | 'restore'
}

export type ListDishPricesQuery = {
  branch?: string | undefined
  /** Value of `next` of the page before. */
  cursor?: string | undefined
  /** Entries of a page, at most 100. */
  limit?: number | undefined
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type SaveDishPriceBody = {
  /** Halalas with VAT. */
  price: number
  starts_on: string
  branch_id?: string | null
  channel_id?: string | null
}

export type ListSoldOutQuery = {
  /** Value of `next` of the page before. */
  cursor?: string | undefined
  /** Entries of a page, at most 100. */
  limit?: number | undefined
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type SetSoldOutBody = {
  recipe_id: string
  is_sold_out: boolean
}

export type ListSuppliersQuery = {
  /** Value of `next` of the page before. */
  cursor?: string | undefined
  /** Entries of a page, at most 100. */
  limit?: number | undefined
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type ListSupplierOffersQuery = {
  /** Value of `next` of the page before. */
  cursor?: string | undefined
  /** Entries of a page, at most 100. */
  limit?: number | undefined
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type MovePurchaseOrderBody = {
  step: 'submit' | 'send' | 'cancel'
  reason?: string
}

export type CreateImportBody = {
  resource: 'branches' | 'ingredients' | 'prices' | 'requests'
  format: 'ndjson' | 'csv'
  /** Lines of JSON, or CSV with the names of the fields as heading; of prices each with ingredient_id. */
  content: string
  /** Reads each line and takes none. */
  preview?: boolean
}

export type GetImportQuery = {
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type CreateExportBody = {
  resource: 'actions' | 'branches' | 'certificates' | 'daily-reports' | 'documents' | 'ingredients' | 'invoices' | 'nodes' | 'payments' | 'purchase-orders' | 'recipes' | 'reports' | 'requests'
  format: 'ndjson' | 'csv'
  /** Filters of the list, as in its query. */
  filters?: Record<string, string>
}

export type GetExportQuery = {
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type ListBucketsQuery = {
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type ListFilesQuery = {
  /** Name of the bucket. */
  bucket?: 'documents' | 'evidence' | 'actions' | 'invoices' | 'exchange' | undefined
  /** Value of `next` of the page before. */
  cursor?: string | undefined
  /** Entries of a page, at most 100. */
  limit?: number | undefined
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type SignFileBody = {
  /** Name of the bucket. */
  bucket: 'documents' | 'evidence' | 'actions' | 'invoices' | 'exchange'
  /** One minute to seven days. The address ends with the secret or token that asked for it. */
  seconds?: number
}

export type ListExchangeFilesQuery = {
  /** Beginning of the path, such as sales/. */
  prefix?: string | undefined
  /** Value of `next` of the page before. */
  cursor?: string | undefined
  /** Entries of a page, at most 100. */
  limit?: number | undefined
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type UploadFileBody = {
  /** Names with slashes between, such as sales/2026-11.csv. */
  path: string
  /** The bytes in base64, at most 5 MB: a PDF, a picture, or text in UTF-8 with the ending csv, json or txt. */
  content: string
}

export type GetExchangeFileQuery = {
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type MoveFileBody = {
  /** Names with slashes between, such as sales/2026-11.csv. */
  path: string
}

export type RemoveFileBody = Record<string, never>

export type GetStorageQuotaQuery = {
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type ListFunctionsQuery = {
  /** Names of the fields to answer, with commas between; default: all. */
  fields?: string | undefined
}

export type PriceVisitBody = {
  evaluation_type: 'full_service' | 'basic' | 'operations_audit'
  visits?: number
}

export type VerifyCertificateBody = {
  /** The number as printed, or the last part of its address. */
  certificate: string
}

export type ComplianceScoreBody = {
  branch_id?: string | null
  day?: string | null
}

export type ScorePreviewBody = {
  report_id: string
  /** Keys of the questions, as in the report. */
  passed: string[]
}

export type QuotePlanBody = {
  /** Enterprise is on request. */
  plan: 'basic' | 'professional'
  months?: number
}

export type RecostRecipesBody = {
  changes: {
    ingredient_id: string
    /** Change of its price: 10 is a tenth more. */
    percent: number
  }[]
  /** Null: every recipe in force whose cost changes. */
  recipe_ids?: string[] | null
}

export type PriceOfDishBody = {
  /** Halalas; 100 are one riyal. */
  food_cost: number
  target_percent: number
  /** Whether the price includes VAT. */
  is_registered?: boolean
}

export type ConvertQuantityBody = {
  quantity: number
  from: 'g' | 'kg' | 'mg' | 'lb' | 'oz' | 'ml' | 'l' | 'metric-cup' | 'tbsp' | 'tsp' | 'us-gal' | 'us-cup' | 'us-tbsp' | 'us-tsp' | 'piece'
  to: 'g' | 'kg' | 'mg' | 'lb' | 'oz' | 'ml' | 'l' | 'metric-cup' | 'tbsp' | 'tsp' | 'us-gal' | 'us-cup' | 'us-tbsp' | 'us-tsp' | 'piece'
  /** Needed between weight and volume. */
  grams_per_ml?: number | null
}

export type VatOfAmountBody = {
  /** Halalas; 100 are one riyal. */
  amount: number
  includes_vat?: boolean
}

export type ZatcaQrReadBody = {
  /** Text of the code, in base64. */
  code: string
}

export type CheckIbanBody = {
  iban: string
}

export type FormatHijriDateBody = {
  day: string
}

export type NextOfficialHolidaysBody = {
  from?: string | null
  count?: number
}

export type OfficeHoursBody = {
  at?: string | null
}

export type FollowChangesQuery = {
  /** Tables with commas between: requests, reports, actions, certificates, invoices, payments, daily-reports, orders, documents, branches, ingredients, recipes, menus. Default: all that the key may read. */
  tables?: string | undefined
  /** A cursor of an earlier event, or a moment within 48 hours. The header Last-Event-ID goes before it. Default: now. */
  since?: string | undefined
}

export type DownloadFileQuery = {
  /** Name of the bucket. */
  bucket?: 'documents' | 'evidence' | 'actions' | 'invoices' | 'exchange' | undefined
}

/** One page of a list; `next` is the cursor of the following page. */
export type Page<T> = { data: T[]; next: string | null }
/** A record with its version, which steps that depend on it take as `ifMatch`. */
export type Answer<T> = { data: T; etag: string | null; replayed: boolean }
export type WriteOptions = {
  /** The same call again under the same key takes effect once. Default: a new key for each call. */
  idempotencyKey?: string
}
export type VersionedOptions = WriteOptions & {
  /** `etag` of the record as you read it. */
  ifMatch: string
}
export type ItqanOptions = {
  /** For example https://itqan.example. */
  origin: string
  /** A key, a token, or a function that answers one for each call. */
  key: string | (() => string | Promise<string>)
  /** Language of names and errors. */
  language?: 'en' | 'ar'
  /** Replaces the global fetch. */
  fetch?: typeof globalThis.fetch
}

/** A refused call: status, code and faulty fields of the problem, and after how many seconds to go on, if any. */
export class ItqanError extends Error {
  readonly status: number
  readonly problem: Problem | null
  readonly retryAfter: number | null
  constructor(status: number, problem: Problem | null, retryAfter: number | null) {
    super(problem?.title ?? `The answer has the status ${status}.`)
    this.name = 'ItqanError'
    this.status = status
    this.problem = problem
    this.retryAfter = retryAfter
  }
}

/** All records of a list, page after page: `for await (const branch of all((cursor) => api.listBranches({ cursor })))`. */
export async function* all<T>(read: (cursor: string | undefined) => Promise<Page<T>>): AsyncGenerator<T> {
  let cursor: string | undefined
  do {
    const page = await read(cursor)
    yield* page.data
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
}

type Query = Record<string, string | number | boolean | undefined>

export class ItqanApi {
  private readonly options: ItqanOptions
  constructor(options: ItqanOptions) {
    this.options = options
  }

  /** The company of the key */
  getCompany(query: GetCompanyQuery = {}): Promise<Answer<Company>> {
    return this.read(`/company`, query)
  }

  /** Parts of the company: brands, regions, areas and branches */
  listNodes(query: ListNodesQuery = {}): Promise<Page<Node>> {
    return this.list(`/nodes`, query)
  }

  /** Add a brand, region, area or franchisee */
  createNode(body: CreateNodeBody, options: WriteOptions = {}): Promise<Answer<Node>> {
    return this.write(`/nodes`, body, options)
  }

  /** Branches */
  listBranches(query: ListBranchesQuery = {}): Promise<Page<Branch>> {
    return this.list(`/branches`, query)
  }

  /** Add a branch below a part of the company */
  createBranch(body: CreateBranchBody, options: WriteOptions = {}): Promise<Answer<Branch>> {
    return this.write(`/branches`, body, options)
  }

  /** A branch, with its version as ETag */
  getBranch(id: string, query: GetBranchQuery = {}): Promise<Answer<Branch>> {
    return this.read(`/branches/${encodeURIComponent(id)}`, query)
  }

  /** Change the facts of a branch */
  updateBranch(id: string, body: UpdateBranchBody, options: VersionedOptions): Promise<Answer<Branch>> {
    return this.write(`/branches/${encodeURIComponent(id)}`, body, options)
  }

  /** The team with its roles */
  listMembers(query: ListMembersQuery = {}): Promise<Page<Member>> {
    return this.list(`/members`, query)
  }

  /** Visit requests */
  listRequests(query: ListRequestsQuery = {}): Promise<Page<Request>> {
    return this.list(`/requests`, query)
  }

  /** Order a visit. The price is that of your plan and price list */
  createRequest(body: CreateRequestBody, options: WriteOptions = {}): Promise<Answer<Request>> {
    return this.write(`/requests`, body, options)
  }

  /** A visit request */
  getRequest(id: string, query: GetRequestQuery = {}): Promise<Answer<Request>> {
    return this.read(`/requests/${encodeURIComponent(id)}`, query)
  }

  /** Cancel a visit that no shopper has yet */
  cancelRequest(id: string, body: CancelRequestBody, options: WriteOptions = {}): Promise<Answer<Request>> {
    return this.write(`/requests/${encodeURIComponent(id)}/cancel`, body, options)
  }

  /** Released reports */
  listReports(query: ListReportsQuery = {}): Promise<Page<Report>> {
    return this.list(`/reports`, query)
  }

  /** A report with its answers and findings */
  getReport(id: string, query: GetReportQuery = {}): Promise<Answer<ReportDetails>> {
    return this.read(`/reports/${encodeURIComponent(id)}`, query)
  }

  /** Findings of released reports, by report */
  listFindings(query: ListFindingsQuery = {}): Promise<Page<ReportFindings>> {
    return this.list(`/findings`, query)
  }

  /** The comment of the company on a report, with its version as ETag */
  getReply(id: string, query: GetReplyQuery = {}): Promise<Answer<ReportReply>> {
    return this.read(`/reports/${encodeURIComponent(id)}/reply`, query)
  }

  /** Write or change the comment on a report */
  writeReply(id: string, body: WriteReplyBody, options: VersionedOptions): Promise<Answer<ReportReply>> {
    return this.write(`/reports/${encodeURIComponent(id)}/reply`, body, options)
  }

  /** Corrective actions */
  listActions(query: ListActionsQuery = {}): Promise<Page<Action>> {
    return this.list(`/actions`, query)
  }

  /** Open a corrective action */
  createAction(body: CreateActionBody, options: WriteOptions = {}): Promise<Answer<Action>> {
    return this.write(`/actions`, body, options)
  }

  /** A corrective action, with its version as ETag */
  getAction(id: string, query: GetActionQuery = {}): Promise<Answer<Action>> {
    return this.read(`/actions/${encodeURIComponent(id)}`, query)
  }

  /** Change or assign a corrective action that is not done. More time is given by people */
  updateAction(id: string, body: UpdateActionBody, options: VersionedOptions): Promise<Answer<Action>> {
    return this.write(`/actions/${encodeURIComponent(id)}`, body, options)
  }

  /** Start, finish or reopen a corrective action. Verifying stays with people */
  moveAction(id: string, body: MoveActionBody, options: VersionedOptions): Promise<Answer<Action>> {
    return this.write(`/actions/${encodeURIComponent(id)}/steps`, body, options)
  }

  /** Certificates of branches */
  listCertificates(query: ListCertificatesQuery = {}): Promise<Page<Certificate>> {
    return this.list(`/certificates`, query)
  }

  /** A certificate */
  getCertificate(id: string, query: GetCertificateQuery = {}): Promise<Answer<Certificate>> {
    return this.read(`/certificates/${encodeURIComponent(id)}`, query)
  }

  /** Invoices, credit and debit notes that were issued to you */
  listInvoices(query: ListInvoicesQuery = {}): Promise<Page<Invoice>> {
    return this.list(`/invoices`, query)
  }

  /** An invoice or note */
  getInvoice(id: string, query: GetInvoiceQuery = {}): Promise<Answer<Invoice>> {
    return this.read(`/invoices/${encodeURIComponent(id)}`, query)
  }

  /** Payments of your invoices */
  listPayments(query: ListPaymentsQuery = {}): Promise<Page<Payment>> {
    return this.list(`/payments`, query)
  }

  /** Daily reports, each in its newest revision */
  listDailyReports(query: ListDailyReportsQuery = {}): Promise<Page<DailyReport>> {
    return this.list(`/daily-reports`, query)
  }

  /** Fill in answers of a shift, such as the sales of a till, and submit it. People sign it */
  saveDailyReport(body: SaveDailyReportBody, options: WriteOptions = {}): Promise<Answer<SavedDailyReport>> {
    return this.write(`/daily-reports`, body, options)
  }

  /** A daily report with its answers */
  getDailyReport(id: string, query: GetDailyReportQuery = {}): Promise<Answer<DailyReportDetails>> {
    return this.read(`/daily-reports/${encodeURIComponent(id)}`, query)
  }

  /** Documents of the company and its branches, without those of workers */
  listDocuments(query: ListDocumentsQuery = {}): Promise<Page<Document>> {
    return this.list(`/documents`, query)
  }

  /** Add a document or its renewal without the file, which people add */
  createDocument(body: CreateDocumentBody, options: WriteOptions = {}): Promise<Answer<Document>> {
    return this.write(`/documents`, body, options)
  }

  /** A document, with its revision as ETag */
  getDocument(id: string, query: GetDocumentQuery = {}): Promise<Answer<Document>> {
    return this.read(`/documents/${encodeURIComponent(id)}`, query)
  }

  /** Correct the number and the dates of a document */
  updateDocument(id: string, body: UpdateDocumentBody, options: VersionedOptions): Promise<Answer<Document>> {
    return this.write(`/documents/${encodeURIComponent(id)}`, body, options)
  }

  /** Ingredients */
  listIngredients(query: ListIngredientsQuery = {}): Promise<Page<Ingredient>> {
    return this.list(`/ingredients`, query)
  }

  /** Add an ingredient */
  createIngredient(body: CreateIngredientBody, options: WriteOptions = {}): Promise<Answer<Ingredient>> {
    return this.write(`/ingredients`, body, options)
  }

  /** An ingredient, with its revision as ETag */
  getIngredient(id: string, query: GetIngredientQuery = {}): Promise<Answer<Ingredient>> {
    return this.read(`/ingredients/${encodeURIComponent(id)}`, query)
  }

  /** Change names, numbers and storage of an ingredient */
  updateIngredient(id: string, body: UpdateIngredientBody, options: VersionedOptions): Promise<Answer<Ingredient>> {
    return this.write(`/ingredients/${encodeURIComponent(id)}`, body, options)
  }

  /** Recipes with what a portion costs */
  listRecipes(query: ListRecipesQuery = {}): Promise<Page<Recipe>> {
    return this.list(`/recipes`, query)
  }

  /** Add a recipe with the lines of its first draft */
  createRecipe(body: CreateRecipeBody, options: WriteOptions = {}): Promise<Answer<RecipeDraft>> {
    return this.write(`/recipes`, body, options)
  }

  /** A recipe with the lines of its version in force */
  getRecipe(id: string, query: GetRecipeQuery = {}): Promise<Answer<RecipeDetails>> {
    return this.read(`/recipes/${encodeURIComponent(id)}`, query)
  }

  /** Menus */
  listMenus(query: ListMenusQuery = {}): Promise<Page<Menu>> {
    return this.list(`/menus`, query)
  }

  /** A menu as guests see it */
  getMenu(id: string, query: GetMenuQuery = {}): Promise<Answer<MenuDetails>> {
    return this.read(`/menus/${encodeURIComponent(id)}`, query)
  }

  /** Purchase orders */
  listPurchaseOrders(query: ListPurchaseOrdersQuery = {}): Promise<Page<PurchaseOrder>> {
    return this.list(`/purchase-orders`, query)
  }

  /** Write a draft from the packs of a supplier */
  createPurchaseOrder(body: CreatePurchaseOrderBody, options: WriteOptions = {}): Promise<Answer<PurchaseOrderDetails>> {
    return this.write(`/purchase-orders`, body, options)
  }

  /** A purchase order with its lines, and its revision as ETag */
  getPurchaseOrder(id: string, query: GetPurchaseOrderQuery = {}): Promise<Answer<PurchaseOrderDetails>> {
    return this.read(`/purchase-orders/${encodeURIComponent(id)}`, query)
  }

  /** Endpoints that receive events */
  listWebhooks(query: ListWebhooksQuery = {}): Promise<Page<Webhook>> {
    return this.list(`/webhooks`, query)
  }

  /** Add an endpoint in the part of the key, for events that the key may read. It ends with the key */
  createWebhook(body: CreateWebhookBody, options: WriteOptions = {}): Promise<Answer<WebhookWithSecret>> {
    return this.write(`/webhooks`, body, options)
  }

  /** An endpoint, with its version as ETag */
  getWebhook(id: string, query: GetWebhookQuery = {}): Promise<Answer<Webhook>> {
    return this.read(`/webhooks/${encodeURIComponent(id)}`, query)
  }

  /** Change an endpoint */
  updateWebhook(id: string, body: UpdateWebhookBody, options: VersionedOptions): Promise<Answer<Webhook>> {
    return this.write(`/webhooks/${encodeURIComponent(id)}`, body, options)
  }

  /** Pause an endpoint, or switch a paused or disabled one on */
  moveWebhook(id: string, body: MoveWebhookBody, options: VersionedOptions): Promise<Answer<Webhook>> {
    return this.write(`/webhooks/${encodeURIComponent(id)}/steps`, body, options)
  }

  /** Get a new secret. For 24 hours messages carry the signatures of both */
  rotateWebhookSecret(id: string, body: RotateWebhookSecretBody, options: VersionedOptions): Promise<Answer<WebhookWithSecret>> {
    return this.write(`/webhooks/${encodeURIComponent(id)}/secret`, body, options)
  }

  /** Send a test event to an endpoint */
  testWebhook(id: string, body: TestWebhookBody, options: WriteOptions = {}): Promise<Answer<ReplayedDeliveries>> {
    return this.write(`/webhooks/${encodeURIComponent(id)}/test`, body, options)
  }

  /** Delete an endpoint with its messages */
  deleteWebhook(id: string, body: DeleteWebhookBody, options: WriteOptions = {}): Promise<Answer<DeletedWebhook>> {
    return this.write(`/webhooks/${encodeURIComponent(id)}/delete`, body, options)
  }

  /** Messages of an endpoint of the last 30 days */
  listWebhookDeliveries(id: string, query: ListWebhookDeliveriesQuery = {}): Promise<Page<WebhookDelivery>> {
    return this.list(`/webhooks/${encodeURIComponent(id)}/deliveries`, query)
  }

  /** Send one message again, or all that have failed since a moment */
  replayWebhookDeliveries(id: string, body: ReplayWebhookDeliveriesBody, options: WriteOptions = {}): Promise<Answer<ReplayedDeliveries>> {
    return this.write(`/webhooks/${encodeURIComponent(id)}/replay`, body, options)
  }

  /** A part of the company, with its version as ETag */
  getNode(id: string, query: GetNodeQuery = {}): Promise<Answer<Node>> {
    return this.read(`/nodes/${encodeURIComponent(id)}`, query)
  }

  /** Rename a part of the company */
  updateNode(id: string, body: UpdateNodeBody, options: VersionedOptions): Promise<Answer<Node>> {
    return this.write(`/nodes/${encodeURIComponent(id)}`, body, options)
  }

  /** Move a part or a branch below another part */
  moveNode(id: string, body: MoveNodeBody, options: VersionedOptions): Promise<Answer<Node>> {
    return this.write(`/nodes/${encodeURIComponent(id)}/move`, body, options)
  }

  /** Close a part that has no open branches, or open it again */
  closeNode(id: string, body: CloseNodeBody, options: VersionedOptions): Promise<Answer<Node>> {
    return this.write(`/nodes/${encodeURIComponent(id)}/steps`, body, options)
  }

  /** Close a branch without open visits and actions, with a reason, or open it again */
  closeBranch(id: string, body: CloseBranchBody, options: VersionedOptions): Promise<Answer<Branch>> {
    return this.write(`/branches/${encodeURIComponent(id)}/steps`, body, options)
  }

  /** A member of the team */
  getMember(id: string, query: GetMemberQuery = {}): Promise<Answer<Member>> {
    return this.read(`/members/${encodeURIComponent(id)}`, query)
  }

  /** Give a member a role on a part of the company */
  addMemberRole(id: string, body: AddMemberRoleBody, options: WriteOptions = {}): Promise<Answer<Member>> {
    return this.write(`/members/${encodeURIComponent(id)}/roles`, body, options)
  }

  /** Take a role away from a member */
  endMemberRole(id: string, body: EndMemberRoleBody, options: WriteOptions = {}): Promise<Answer<Member>> {
    return this.write(`/members/${encodeURIComponent(id)}/roles/end`, body, options)
  }

  /** Suspend a member or lift the suspension */
  moveMember(id: string, body: MoveMemberBody, options: WriteOptions = {}): Promise<Answer<Member>> {
    return this.write(`/members/${encodeURIComponent(id)}/steps`, body, options)
  }

  /** End a membership */
  endMember(id: string, body: EndMemberBody, options: WriteOptions = {}): Promise<Answer<EndedMember>> {
    return this.write(`/members/${encodeURIComponent(id)}/end`, body, options)
  }

  /** Invitations to the team */
  listInvitations(query: ListInvitationsQuery = {}): Promise<Page<Invitation>> {
    return this.list(`/invitations`, query)
  }

  /** Invite a branch manager or a viewer. The newest invitation of an address replaces the one before */
  createInvitation(body: CreateInvitationBody, options: WriteOptions = {}): Promise<Answer<Invitation>> {
    return this.write(`/invitations`, body, options)
  }

  /** Withdraw an invitation */
  withdrawInvitation(id: string, body: WithdrawInvitationBody, options: WriteOptions = {}): Promise<Answer<Invitation>> {
    return this.write(`/invitations/${encodeURIComponent(id)}/withdraw`, body, options)
  }

  /** Move a visit that no shopper has yet to another time */
  rescheduleRequest(id: string, body: RescheduleRequestBody, options: WriteOptions = {}): Promise<Answer<Request>> {
    return this.write(`/requests/${encodeURIComponent(id)}/reschedule`, body, options)
  }

  /** Shifts and fields of the daily report of a branch */
  getDailyTemplate(id: string, query: GetDailyTemplateQuery = {}): Promise<Answer<DailyTemplate>> {
    return this.read(`/branches/${encodeURIComponent(id)}/daily-template`, query)
  }

  /** Archive an ingredient, restore it, or accept a proposed one */
  moveIngredient(id: string, body: MoveIngredientBody, options: VersionedOptions): Promise<Answer<Ingredient>> {
    return this.write(`/ingredients/${encodeURIComponent(id)}/steps`, body, options)
  }

  /** Prices of an ingredient */
  listIngredientPrices(id: string, query: ListIngredientPricesQuery = {}): Promise<Page<IngredientPrice>> {
    return this.list(`/ingredients/${encodeURIComponent(id)}/prices`, query)
  }

  /** Add a price that counts from a day on */
  addIngredientPrice(id: string, body: AddIngredientPriceBody, options: WriteOptions = {}): Promise<Answer<IngredientPrice>> {
    return this.write(`/ingredients/${encodeURIComponent(id)}/prices`, body, options)
  }

  /** The draft of the next version, with its revision as ETag */
  getRecipeDraft(id: string, query: GetRecipeDraftQuery = {}): Promise<Answer<RecipeDraft>> {
    return this.read(`/recipes/${encodeURIComponent(id)}/draft`, query)
  }

  /** Write the draft of the next version: names, amounts and all lines */
  saveRecipeDraft(id: string, body: SaveRecipeDraftBody, options: VersionedOptions): Promise<Answer<RecipeDraft>> {
    return this.write(`/recipes/${encodeURIComponent(id)}/draft`, body, options)
  }

  /** Publish the draft, in force from a day on */
  publishRecipe(id: string, body: PublishRecipeBody, options: VersionedOptions): Promise<Answer<RecipeDetails>> {
    return this.write(`/recipes/${encodeURIComponent(id)}/publish`, body, options)
  }

  /** Archive a recipe that no other one uses, or restore it */
  moveRecipe(id: string, body: MoveRecipeBody, options: WriteOptions = {}): Promise<Answer<RecipeDetails>> {
    return this.write(`/recipes/${encodeURIComponent(id)}/steps`, body, options)
  }

  /** Menu prices of a dish */
  listDishPrices(id: string, query: ListDishPricesQuery = {}): Promise<Page<DishPrice>> {
    return this.list(`/recipes/${encodeURIComponent(id)}/prices`, query)
  }

  /** Set the menu price of a dish from a day on */
  saveDishPrice(id: string, body: SaveDishPriceBody, options: WriteOptions = {}): Promise<Answer<SavedDishPrice>> {
    return this.write(`/recipes/${encodeURIComponent(id)}/prices`, body, options)
  }

  /** Dishes that have run out in a branch */
  listSoldOut(id: string, query: ListSoldOutQuery = {}): Promise<Page<SoldOut>> {
    return this.list(`/branches/${encodeURIComponent(id)}/sold-out`, query)
  }

  /** Say that a dish has run out until the branch closes, or that it is back */
  setSoldOut(id: string, body: SetSoldOutBody, options: WriteOptions = {}): Promise<Answer<SetSoldOut>> {
    return this.write(`/branches/${encodeURIComponent(id)}/sold-out`, body, options)
  }

  /** Suppliers */
  listSuppliers(query: ListSuppliersQuery = {}): Promise<Page<Supplier>> {
    return this.list(`/suppliers`, query)
  }

  /** Packs and prices of a supplier */
  listSupplierOffers(id: string, query: ListSupplierOffersQuery = {}): Promise<Page<SupplierOffer>> {
    return this.list(`/suppliers/${encodeURIComponent(id)}/offers`, query)
  }

  /** Submit a draft, send an approved order, or cancel one. Above the limit a person approves it */
  movePurchaseOrder(id: string, body: MovePurchaseOrderBody, options: VersionedOptions): Promise<Answer<PurchaseOrderDetails>> {
    return this.write(`/purchase-orders/${encodeURIComponent(id)}/steps`, body, options)
  }

  /** Import up to 10000 lines, each as its own call would: needs the scope of that call */
  createImport(body: CreateImportBody, options: WriteOptions = {}): Promise<Answer<Import>> {
    return this.write(`/imports`, body, options)
  }

  /** State of an import of this key, with the result of each line */
  getImport(id: string, query: GetImportQuery = {}): Promise<Answer<Import>> {
    return this.read(`/imports/${encodeURIComponent(id)}`, query)
  }

  /** Export a list with its filters, up to 100000 records: needs the scope of the list */
  createExport(body: CreateExportBody, options: WriteOptions = {}): Promise<Answer<Export>> {
    return this.write(`/exports`, body, options)
  }

  /** State of an export of this key, with the address of its file */
  getExport(id: string, query: GetExportQuery = {}): Promise<Answer<Export>> {
    return this.read(`/exports/${encodeURIComponent(id)}`, query)
  }

  /** Buckets with their policies */
  listBuckets(query: ListBucketsQuery = {}): Promise<Answer<BucketList>> {
    return this.read(`/storage/buckets`, query)
  }

  /** Files of a bucket */
  listFiles(query: ListFilesQuery = {}): Promise<Page<StoredFile>> {
    return this.list(`/storage/files`, query)
  }

  /** Make an address that opens one file for a time */
  signFile(id: string, body: SignFileBody, options: WriteOptions = {}): Promise<Answer<SignedAddress>> {
    return this.write(`/storage/files/${encodeURIComponent(id)}/sign`, body, options)
  }

  /** Files of the bucket exchange with their paths */
  listExchangeFiles(query: ListExchangeFilesQuery = {}): Promise<Page<ExchangeFile>> {
    return this.list(`/exchange`, query)
  }

  /** Leave a file in the bucket exchange */
  uploadFile(body: UploadFileBody, options: WriteOptions = {}): Promise<Answer<ExchangeFile>> {
    return this.write(`/exchange`, body, options)
  }

  /** A file of the bucket exchange, with its version as ETag */
  getExchangeFile(id: string, query: GetExchangeFileQuery = {}): Promise<Answer<ExchangeFile>> {
    return this.read(`/exchange/${encodeURIComponent(id)}`, query)
  }

  /** Give a file of the bucket exchange another path */
  moveFile(id: string, body: MoveFileBody, options: VersionedOptions): Promise<Answer<ExchangeFile>> {
    return this.write(`/exchange/${encodeURIComponent(id)}/move`, body, options)
  }

  /** Remove a file from the bucket exchange */
  removeFile(id: string, body: RemoveFileBody, options: WriteOptions = {}): Promise<Answer<RemovedFile>> {
    return this.write(`/exchange/${encodeURIComponent(id)}/remove`, body, options)
  }

  /** What the bucket exchange of the company holds, and may hold */
  getStorageQuota(query: GetStorageQuotaQuery = {}): Promise<Answer<StorageQuota>> {
    return this.read(`/storage/quota`, query)
  }

  /** Functions that can be called by name */
  listFunctions(query: ListFunctionsQuery = {}): Promise<Answer<FunctionList>> {
    return this.read(`/functions`, query)
  }

  /** Price of visits as ordered today, before what the plan includes */
  priceVisit(body: PriceVisitBody, options: WriteOptions = {}): Promise<Answer<PriceVisitResult>> {
    return this.write(`/functions/price-visit`, body, options)
  }

  /** State of any certificate by its number or public id */
  verifyCertificate(body: VerifyCertificateBody, options: WriteOptions = {}): Promise<Answer<VerifyCertificateResult>> {
    return this.write(`/functions/verify-certificate`, body, options)
  }

  /** Compliance score of the company or a branch on a day */
  complianceScore(body: ComplianceScoreBody, options: WriteOptions = {}): Promise<Answer<ComplianceScoreResult>> {
    return this.write(`/functions/compliance-score`, body, options)
  }

  /** Score of a report if questions had been passed */
  scorePreview(body: ScorePreviewBody, options: WriteOptions = {}): Promise<Answer<ScorePreviewResult>> {
    return this.write(`/functions/score-preview`, body, options)
  }

  /** Price of a plan by months, before what is deducted for the unused part of another plan */
  quotePlan(body: QuotePlanBody, options: WriteOptions = {}): Promise<Answer<QuotePlanResult>> {
    return this.write(`/functions/quote-plan`, body, options)
  }

  /** What recipes cost a portion if prices of ingredients changed; nothing is stored */
  recostRecipes(body: RecostRecipesBody, options: WriteOptions = {}): Promise<Answer<RecostRecipesResult>> {
    return this.write(`/functions/recost-recipes`, body, options)
  }

  /** Menu price at which the food costs a share of the net price */
  priceOfDish(body: PriceOfDishBody, options: WriteOptions = {}): Promise<Answer<PriceOfDishResult>> {
    return this.write(`/functions/price-of-dish`, body, options)
  }

  /** A kitchen quantity in another unit */
  convertQuantity(body: ConvertQuantityBody, options: WriteOptions = {}): Promise<Answer<ConvertQuantityResult>> {
    return this.write(`/functions/convert-quantity`, body, options)
  }

  /** VAT of an amount, half up at the halala */
  vatOfAmount(body: VatOfAmountBody, options: WriteOptions = {}): Promise<Answer<VatOfAmountResult>> {
    return this.write(`/functions/vat-of-amount`, body, options)
  }

  /** Fields of the QR code of a tax invoice */
  zatcaQrRead(body: ZatcaQrReadBody, options: WriteOptions = {}): Promise<Answer<ZatcaQrReadResult>> {
    return this.write(`/functions/zatca-qr-read`, body, options)
  }

  /** Whether a Saudi IBAN is valid, and of which bank */
  checkIban(body: CheckIbanBody, options: WriteOptions = {}): Promise<Answer<CheckIbanResult>> {
    return this.write(`/functions/check-iban`, body, options)
  }

  /** A day in the Umm al-Qura calendar */
  formatHijriDate(body: FormatHijriDateBody, options: WriteOptions = {}): Promise<Answer<FormatHijriDateResult>> {
    return this.write(`/functions/format-hijri-date`, body, options)
  }

  /** Official holidays with a fixed day, from a day on; those of the lunar calendar are announced each year */
  nextOfficialHolidays(body: NextOfficialHolidaysBody, options: WriteOptions = {}): Promise<Answer<NextOfficialHolidaysResult>> {
    return this.write(`/functions/next-official-holidays`, body, options)
  }

  /** Whether our office is open at a moment */
  officeHours(body: OfficeHoursBody, options: WriteOptions = {}): Promise<Answer<OfficeHoursResult>> {
    return this.write(`/functions/office-hours`, body, options)
  }

  /** Follow changes as they happen (server-sent events) */
  followChanges(query: FollowChangesQuery = {}): Promise<Response> {
    return this.open(`/realtime`, query)
  }

  /** A file, as a download */
  downloadFile(id: string, query: DownloadFileQuery = {}): Promise<Response> {
    return this.open(`/storage/files/${encodeURIComponent(id)}`, query)
  }

  private async call(path: string, init: { method: string; headers: Record<string, string>; body?: string }): Promise<Response> {
    const { origin, key, language = 'en', fetch = globalThis.fetch } = this.options
    const secret = typeof key === 'function' ? await key() : key
    const response = await fetch(`${origin}/api/v1${path}`, {
      ...init,
      headers: { accept: 'application/json', 'accept-language': language, authorization: `Bearer ${secret}`, ...init.headers },
    })
    if (response.ok) return response
    const problem = (await response.json().catch(() => null)) as Problem | null
    const wait = Number(response.headers.get('retry-after') ?? Number.NaN)
    throw new ItqanError(response.status, problem, Number.isFinite(wait) ? wait : null)
  }

  private async list<T>(path: string, query: Query): Promise<Page<T>> {
    const response = await this.call(withQuery(path, query), { method: 'GET', headers: {} })
    return (await response.json()) as Page<T>
  }

  private async read<T>(path: string, query: Query = {}): Promise<Answer<T>> {
    return answerOf(await this.call(withQuery(path, query), { method: 'GET', headers: {} }))
  }

  /** An answer that is not JSON: a stream of events or a file. */
  private open(path: string, query: Query = {}): Promise<Response> {
    return this.call(withQuery(path, query), { method: 'GET', headers: { accept: '*/*' } })
  }

  private async write<T>(path: string, body: unknown, options: Partial<VersionedOptions>): Promise<Answer<T>> {
    const { idempotencyKey = globalThis.crypto.randomUUID(), ifMatch } = options
    const headers: Record<string, string> = { 'content-type': 'application/json', 'idempotency-key': idempotencyKey }
    if (ifMatch !== undefined) headers['if-match'] = ifMatch
    return answerOf(await this.call(path, { method: 'POST', headers, body: JSON.stringify(body) }))
  }
}

const withQuery = (path: string, query: Query): string => {
  const asked = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) asked.set(name, String(value))
  return asked.size > 0 ? `${path}?${asked}` : path
}

const answerOf = async <T>(response: Response): Promise<Answer<T>> => ({
  data: (await response.json()) as T,
  etag: response.headers.get('etag'),
  replayed: response.headers.get('idempotency-replayed') === 'true',
})
