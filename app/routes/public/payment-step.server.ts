import { redirectDocument, type RouterContextProvider } from 'react-router'
import { payForm } from '#/features/billing/payments/form.ts'
import type { Payer } from '#/features/billing/payments/payer.server.ts'
import { takePayStep } from '#/features/billing/payments/pay-page-action.server.ts'
import { publicFormAction } from '#/platform/form-action.server.ts'
import { formOf } from '#/platform/request-body.server.ts'
import type { RequestInfo } from '#/platform/request-context.ts'

type Args = { request: Request; context: Readonly<RouterContextProvider>; params: Record<string, string | undefined> }

/** Action of both payment pages; reads a transfer's proof from the same request again. */
export const payAction = (payerOf: (info: RequestInfo, args: Args) => Promise<Payer>) => async (args: Args) => {
  const copy = args.request.clone()
  const file = async (): Promise<Uint8Array> => {
    const sent = (await formOf(copy)).get('file')
    return sent instanceof File ? new Uint8Array(await sent.arrayBuffer()) : new Uint8Array()
  }
  return publicFormAction(payForm, async (info, step) => {
    const payer = await payerOf(info, args)
    // why: the next page may be the provider's, which client-side navigation cannot reach
    return redirectDocument(await takePayStep(payer, step, { lang: info.lang, network: info.network, file }))
  })(args)
}
