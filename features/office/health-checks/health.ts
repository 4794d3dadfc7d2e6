/** What an installation consists of, in the order of the page. */
export const checkNames = ['database', 'storage', 'queue', 'realtime', 'documents', 'mail', 'tax'] as const
export type CheckName = (typeof checkNames)[number]

/** off: not set up here, and the product says what happens instead. */
export type CheckState = 'passed' | 'failed' | 'off'
export type CheckResult = { name: CheckName; state: CheckState; ms: number }
export type HealthReport = { at: string; results: CheckResult[] }

/** One run serves everybody for so long. */
export const keptSeconds = 10
/** A part that takes longer does not work as far as a visitor is concerned. */
export const longestMs = 5000
