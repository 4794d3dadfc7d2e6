import type { FormResult } from '#/domain/form-result.ts'

/** The date that the server asked to check, and its warnings. */
export function warnedDate(result: FormResult | undefined): { at: string; soon: boolean; closed: boolean } | null {
  if (!result || result.ok || result.problem?.code !== 'evaluation.check-date') return null
  const { at, soon, closed } = result.problem.details
  return { at: String(at), soon: soon === 1, closed: closed === 1 }
}

/** Sends the dates whose warnings were shown. `soonAt`: a date that the page itself warns about. */
export function SeenWarnings({ result, soonAt }: { result: FormResult | undefined; soonAt: string | null }) {
  const warned = warnedDate(result)
  return (
    <>
      <input type="hidden" name="soonSeen" value={soonAt ?? (warned?.soon ? warned.at : '')} />
      <input type="hidden" name="closedSeen" value={warned?.closed ? warned.at : ''} />
    </>
  )
}
