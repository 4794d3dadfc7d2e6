import type { JobPayload } from '#/jobs/jobs.ts'

/** Tells the client that a story waits for its word, or the staff that the client answered. */
export const announceStudy = async (_: JobPayload<'case-studies.announce'>): Promise<void> => {}
