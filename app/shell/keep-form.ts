import { data, isRouteErrorResponse } from 'react-router'
import type { FormRefusal } from '#/domain/form-result.ts'

type Code = NonNullable<FormRefusal['problem']>['code']

/** A form that could not even be sent (no network, a restarting server) says so in its red box and keeps what was typed. */
export async function keepForm<T>(code: Code, send: () => Promise<T>) {
  try {
    return await send()
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error
    const refusal: FormRefusal = { ok: false, problem: { code, details: {} }, fields: {}, values: {} }
    return data(refusal, 503) // why: after a failure the page's data is not asked for anew, which would fail as well
  }
}
