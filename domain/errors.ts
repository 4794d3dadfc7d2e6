/** Expected failures and the HTTP status each answers with. Their texts are in messages/errors.ts. */
export const errorStatus = {
  'not-found': 404,
  'not-allowed': 403,
  'sign-in-required': 401,
  'bad-request': 400,
  'too-large': 413,
  'too-many-attempts': 429,
  'changed-meanwhile': 409,
  'account.consent-missing': 422,
  'account.exists': 422,
  'account.wrong-credentials': 422,
  'account.blocked': 403,
  'account.reset-link-invalid': 422,
  'account.password-wrong': 422,
  'account.code-wrong': 422,
  'account.under-way': 409,
  'account.code-too-late': 422,
  'account.login-failed': 500,
  'account.registration-failed': 500,
  'account.admin-password-short': 422,
  'account.not-admin': 422,
  'client.may-not-order': 403,
  'client.not-approved': 409,
  'client.reason-required': 422,
  'evaluation.date-in-past': 422,
  'evaluation.date-too-far': 422,
  'evaluation.step-refused': 409,
  'evaluation.reason-required': 422,
  'evaluation.same-key-other-content': 409,
  'evaluation.shopper-refused': 409,
  'evaluation.swap-same': 422,
  'offer.open': 409,
  'offer.expired': 409,
  'offer.taken': 409,
  'offer.withdrawn': 409,
  'offer.answered': 409,
  'offer.nobody': 409,
  'offer.outside-window': 422,
  'board.level': 403,
  'branch.unknown': 422,
  'branding.nothing-new': 409,
  'shopper.day-out-of-range': 422,
  'report.step-refused': 409,
  'report.not-ready': 422,
  'report.reason-required': 422,
  'report.grade-required': 422,
  'report.answer-invalid': 422,
  'report.answer-stale': 409,
  'report.not-editable': 409,
  'report.photo-limit': 422,
  'report.moment-limit': 422,
  'report.voice-limit': 422,
  'report.nothing-changed': 422,
  'report.second-editor': 409,
  'dispute.correction-required': 422,
  'dispute.window-over': 409,
  'dispute.already-open': 409,
  'dispute.already-decided': 409,
  'dispute.closed': 409,
  'reply.locked': 409,
  'appeal.already-made': 409,
  'appeal.not-rejected': 409,
  'appeal.window-over': 409,
  'feedback.already-answered': 409,
  'feedback.already-written': 409,
  'feedback.not-graded': 409,
  'action.step-refused': 409,
  'action.closed': 409,
  'action.root-cause-required': 422,
  'alert-person.exists': 422,
  'alert-person.too-many': 409,
  'post.address-fixed': 409,
  'post.address-taken': 422,
  'post.incomplete': 422,
  'post.is-public': 409,
  'post.time-refused': 422,
  'page.address-fixed': 409,
  'page.address-product': 422,
  'page.address-taken': 422,
  'page.content-refused': 422,
  'page.incomplete': 422,
  'page.not-ready': 422,
  'page.time-in-past': 422,
  'page.was-published': 409,
  'visit.note-required': 422,
  'visit.not-kept': 503,
  'form.address-taken': 422,
  'form.closed': 409,
  'form.not-ready': 422,
  'questionnaire.code-taken': 422,
  'questionnaire.file-no-form': 422,
  'questionnaire.file-part': 422,
  'questionnaire.file-unreadable': 422,
  'questionnaire.needed': 409,
  'questionnaire.not-published': 409,
  'questionnaire.not-ready': 422,
  'file.type-unsupported': 415,
  'file.unreadable': 422,
  'case-study.incomplete': 422,
  'case-study.too-few': 422,
  'case-study.agreed': 409,
  'documents.busy': 503,
  'documents.failed': 500,
} as const

export type ErrorCode = keyof typeof errorStatus
export type ErrorDetails = Record<string, string | number>

/** An expected failure. Anything else that is thrown is a bug and shows the error page. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails
  /** Problems by field, when the failure belongs to named fields: keys of messages/forms.ts. */
  readonly fields: Record<string, string> | undefined

  constructor(code: ErrorCode, details: ErrorDetails = {}, fields?: Record<string, string>) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.details = details
    this.fields = fields
  }

  get status(): number {
    return errorStatus[this.code]
  }
}
