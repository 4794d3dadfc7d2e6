import { AppError } from '#/domain/errors.ts'
import { isBankFileFormat } from '#/domain/payouts/bank-file.ts'
import { readBankFile } from '#/features/payouts/payouts/bank-file.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/bank-file'

export const loader = pageData(async ({ context, params, url }: Route.LoaderArgs) => {
  const format = url.searchParams.get('format') ?? 'csv'
  if (!isBankFileFormat(format)) throw new AppError('not-found')
  const { name, text } = await readBankFile(actorOf(context), params.batchId, format)
  const headers = {
    'content-type': `${format === 'csv' ? 'text/csv' : 'application/xml'}; charset=utf-8`,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
  }
  return new Response(text, { headers })
})
