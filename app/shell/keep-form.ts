import { data, isRouteErrorResponse } from 'react-router'
import { type FormRefusal, senderField } from '#/domain/form-result.ts'

type Code = NonNullable<FormRefusal['problem']>['code']

/**
 * Shows a failed submission (no network, a restarting server) in the form's error box and keeps the input. `request`: of a
 * page with several forms, of which the one that was sent shows it.
 */
export async function keepForm<T>(code: Code, send: () => Promise<T>, request?: Request) {
  const sent = request?.clone().formData()
  try {
    return await send()
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error
    const sender = (await sent?.catch(() => null))?.get(senderField)
    const values: FormRefusal['values'] = typeof sender === 'string' ? { [senderField]: sender } : {}
    const refusal: FormRefusal = { ok: false, problem: { code, details: {} }, fields: {}, values }
    return data(refusal, 503) // why: reloading the page's data would fail as well
  }
}
