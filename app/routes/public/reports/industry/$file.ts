import { readReportFile } from '#/features/site/public-benchmarks/read-report-file.server.ts'
import { infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/$file'

/** An industry report as PDF. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await readReportFile(params.file, infoOf(context).origin)
  if (!found) return new Response('404', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
  return new Response(found.bytes, {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(found.bytes.length),
      'content-language': found.lang,
      'content-disposition': `attachment; filename="${params.file}"`,
      'cache-control': 'public, max-age=3600',
    },
  })
}
