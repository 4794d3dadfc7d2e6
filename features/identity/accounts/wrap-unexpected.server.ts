import { AppError, type ErrorCode } from '#/domain/errors.ts'
import { log } from '#/platform/log.server.ts'

/** Converts unexpected errors to a message in the form, so that the input is not lost. */
export async function wrapUnexpected<T>(code: ErrorCode, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError) throw error
    log.error('a sign-in or registration failed', { error, action: code })
    throw new AppError(code)
  }
}
