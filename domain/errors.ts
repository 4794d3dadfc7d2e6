import { errorStatus } from './error-status.ts'

export { errorStatus }

export type ErrorCode = keyof typeof errorStatus
export type ErrorDetails = Record<string, string | number>

/** An expected failure. Any other exception is a bug and shows the error page. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails
  /** Problems by field: keys of messages/forms.ts. */
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
