/** Parts of an installation, in the order of the page. */
export const checkNames = ['database', 'storage', 'queue', 'realtime', 'documents', 'mail', 'tax'] as const
export type CheckName = (typeof checkNames)[number]

/** off: not configured; the page explains the consequence. */
export type CheckState = 'passed' | 'failed' | 'off'
export type CheckResult = { name: CheckName; state: CheckState; ms: number }
/** `files`: where stored files are. */
export type HealthReport = { at: string; files: 'folder' | 's3'; results: CheckResult[] }

/** Seconds for which a result is shared by all visitors. */
export const cacheSeconds = 10
/** Milliseconds after which a part counts as failed. */
export const longestMs = 5000
