import { AppError, type ErrorCode } from '#/domain/errors.ts'
import { log } from '#/platform/log.server.ts'

/** Turns what nobody expected into one sentence in the form's red box, so that what was typed is not lost. */
export async function wrapUnexpected<T>(code: ErrorCode, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError) throw error
    log.error('a sign-in or registration failed', { error, action: code })
    throw new AppError(code)
  }
}
