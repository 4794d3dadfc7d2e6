import type { Tx } from '#/db/database.server.ts'

/** Tables with rows about a shopper, with the columns of the export. Sealed values stay sealed. */
export const shopperSections = (db: Tx, id: string) => ({
  shopper: () =>
    db
      .selectFrom('mystery_shopper_profiles')
      .select(['certification_level', 'approval', 'approval_reason', 'legal_name', 'birth_on', 'city', 'latitude'])
      .select(['longitude', 'goes_farther', 'languages', 'specializations', 'weekdays_off', 'identity_kind'])
      .select(['identity_last', 'iban_last', 'iban_bank', 'iban_changed_at', 'level_warning'])
      .select(['approval_changed_at', 'level_changed_at', 'block_reason', 'tax_residence', 'auditor_since'])
      .where('profile_id', '=', id)
      .execute(),
  freelancer: () => db.selectFrom('freelancer_profiles').selectAll().where('profile_id', '=', id).execute(),
  employers: () => db.selectFrom('shopper_employers').selectAll().where('shopper_id', '=', id).execute(),
  conflicts: () =>
    db
      .selectFrom('shopper_conflicts')
      .select(['client_name', 'kind', 'created_at'])
      .where('shopper_id', '=', id)
      .execute(),
  calendar_feed: () =>
    db.selectFrom('calendar_feeds').select(['created_at', 'last_read_at']).where('profile_id', '=', id).execute(),
  wishes: () =>
    db.selectFrom('visit_wishes').select(['request_id', 'created_at']).where('shopper_id', '=', id).execute(),
  moments: () =>
    db
      .selectFrom('report_moments')
      .select(['report_id', 'kind', 'name', 'device_at', 'stored_at'])
      .where('shopper_id', '=', id)
      .orderBy('device_at')
      .execute(),
  report_history: () =>
    db
      .selectFrom('report_events')
      .select(['report_id', 'step', 'to_status', 'reason', 'created_at'])
      .where('shopper_id', '=', id)
      .orderBy('created_at')
      .execute(),
  days_off: () => db.selectFrom('shopper_busy_dates').select('busy_on').where('shopper_id', '=', id).execute(),
  documents: () =>
    db
      .selectFrom('shopper_documents')
      .select(['kind', 'name', 'expires_on', 'state', 'note', 'created_at'])
      .where('shopper_id', '=', id)
      .execute(),
  level_tests: () =>
    db
      .selectFrom('level_tests')
      .select(['level', 'correct', 'passed', 'started_at', 'finished_at'])
      .where('shopper_id', '=', id)
      .execute(),
  offers: () =>
    db
      .selectFrom('visit_offers')
      .select(['status', 'is_standby', 'fit', 'offered_at', 'expires_at', 'answered_at', 'decline_reason'])
      .where('shopper_id', '=', id)
      .execute(),
  visits: () =>
    db
      .selectFrom('mystery_shopping_requests')
      .select(['number', 'client_name', 'branch_name', 'branch_location', 'evaluation_type', 'scheduled_date'])
      .select(['shopper_fee', 'bonus', 'status'])
      .where('shopper_id', '=', id)
      .orderBy('scheduled_date')
      .execute(),
  visit_history: () =>
    db
      .selectFrom('request_events')
      .select(['request_id', 'step', 'to_status', 'reason', 'cause', 'created_at'])
      .where('shopper_id', '=', id)
      .orderBy('created_at')
      .execute(),
  reports: () =>
    db
      .selectFrom('mystery_shopping_reports')
      .select(['id', 'receipt_number', 'status', 'overall_score', 'grade_note', 'checked_in_at', 'check_in_latitude'])
      .select(['check_in_longitude', 'check_in_accuracy', 'check_in_note', 'submitted_at', 'released_at'])
      .where('shopper_id', '=', id)
      .orderBy('created_at')
      .execute(),
  answers: () =>
    db
      .selectFrom('report_answers')
      .select(['report_id', 'question_key', 'value', 'not_applicable', 'na_reason', 'comment', 'answered_at'])
      .where('shopper_id', '=', id)
      .orderBy('report_id')
      .orderBy('question_key')
      .execute(),
  photos: () =>
    db
      .selectFrom('report_photos')
      .select(['id', 'report_id', 'question_key', 'kind', 'taken_at', 'created_at'])
      .where('shopper_id', '=', id)
      .execute(),
  grade_replies: () =>
    db
      .selectFrom('grade_replies')
      .select(['report_id', 'text', 'answer', 'created_at'])
      .where('shopper_id', '=', id)
      .execute(),
  brief_ratings: () =>
    db
      .selectFrom('brief_ratings')
      .select(['report_id', 'stars', 'note', 'created_at'])
      .where('shopper_id', '=', id)
      .execute(),
  appeals: () =>
    db
      .selectFrom('report_appeals')
      .select(['report_id', 'reason', 'status', 'decision', 'created_at'])
      .where('shopper_id', '=', id)
      .execute(),
  payouts: () =>
    db
      .selectFrom('payouts')
      .select(['report_id', 'fee', 'bonus', 'reimbursement', 'withheld', 'net', 'state', 'earned_on', 'payable_on'])
      .select(['reason', 'bank_reference', 'paid_at'])
      .where('shopper_id', '=', id)
      .orderBy('earned_on')
      .execute(),
  payout_questions: () =>
    db
      .selectFrom('payout_queries')
      .select(['payout_id', 'text', 'answer', 'answered_at', 'created_at'])
      .where('shopper_id', '=', id)
      .execute(),
})
