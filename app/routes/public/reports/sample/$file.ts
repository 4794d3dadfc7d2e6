import { readSampleFile } from '#/features/reporting/sample-report/read-sample-file.server.ts'
import type { Route } from './+types/$file'

/** A PDF of the public library. */
export async function loader({ params }: Route.LoaderArgs) {
  const found = await readSampleFile(params.file)
  if (!found) return new Response('404', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
  return new Response(found.bytes, {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(found.bytes.length),
      'content-language': found.file.lang,
      'content-disposition': `attachment; filename="${found.file.name}"`,
      'cache-control': 'public, max-age=3600',
    },
  })
}
