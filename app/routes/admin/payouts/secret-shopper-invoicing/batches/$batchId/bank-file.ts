import { readBankFile } from '#/features/payouts/payouts/bank-file.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/bank-file'

export const loader = pageData(async ({ context, params }: Route.LoaderArgs) => {
  const { name, text } = await readBankFile(actorOf(context), params.batchId)
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
  }
  return new Response(text, { headers })
})
