import { payoutStatement } from '#/features/payouts/payout-statements/statement.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/statement.pdf'

/** Statement of a month or year as PDF. */
export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const { lang } = infoOf(context)
  const asked = url.searchParams.get('month') ?? url.searchParams.get('year') ?? ''
  const { name, bytes } = await payoutStatement(actorOf(context), asked, lang)
  return new Response(bytes, {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-language': lang,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  })
})
