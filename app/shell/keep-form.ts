import { data, isRouteErrorResponse } from 'react-router'
import type { FormRefusal } from '#/domain/form-result.ts'

type Code = NonNullable<FormRefusal['problem']>['code']

/** Shows a failed submission (no network, a restarting server) in the form's error box and keeps the input. */
export async function keepForm<T>(code: Code, send: () => Promise<T>) {
  try {
    return await send()
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error
    const refusal: FormRefusal = { ok: false, problem: { code, details: {} }, fields: {}, values: {} }
    return data(refusal, 503) // why: reloading the page's data would fail as well
  }
}
