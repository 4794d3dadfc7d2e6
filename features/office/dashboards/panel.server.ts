import { AppError } from '#/domain/errors.ts'
import { log } from '#/platform/log.server.ts'

/** What a panel shows: its data, or that it could not be loaded. */
export type Panel<T> = { ok: true; data: T } | { ok: false }

/** A panel that fails says so and offers a retry; the other panels of the page are not harmed. */
export async function panel<T>(reading: Promise<T>): Promise<Panel<T>> {
  try {
    return { ok: true, data: await reading }
  } catch (error) {
    if (error instanceof AppError) throw error
    log.error('a panel of a dashboard could not be loaded', { error })
    return { ok: false }
  }
}
