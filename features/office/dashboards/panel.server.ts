import { AppError } from '#/domain/errors.ts'
import { log } from '#/platform/log.server.ts'

/** Result of a panel: data, or a failure. */
export type Panel<T> = { ok: true; data: T } | { ok: false }

/** Isolates a panel's failure from the rest of the page. */
export async function panel<T>(reading: Promise<T>): Promise<Panel<T>> {
  try {
    return { ok: true, data: await reading }
  } catch (error) {
    if (error instanceof AppError) throw error
    log.error('a panel of a dashboard could not be loaded', { error })
    return { ok: false }
  }
}
