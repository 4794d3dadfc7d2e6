import { globSync } from 'node:fs'
import { getConnInfo } from '@hono/node-server/conninfo'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { AppError } from '#/domain/errors.ts'
import { env } from '#/platform/env.server.ts'
import { expectedFailure } from '#/platform/expected-failure.server.ts'
import { log } from '#/platform/log.server.ts'
import { knownMethodsOnly, oneSpelling, refuseUnreadableAddresses, withoutEnglish } from './addresses.ts'
import { limitsBodies } from './body-limit.ts'
import { drainBody } from './drain-body.ts'
import { obstacle, remark } from './readiness.ts'
import { liveEvents } from './live-events.ts'
import { describeRequest, senderOf } from './describe-request.ts'
import { refuseForeignWrites, saysWhenToReturn, securityHeaders } from './gate.ts'
import { plainPage } from './plain-page.ts'
import { policyReportPath, policyReports } from './policy-reports.ts'
import { routeTable } from './route-table.ts'
import { type PageHandler, pageServer } from './serve-page.ts'
import { apiRoutes } from './api.ts'
import { sendFile } from './send-file.ts'
import { shareImage } from './share-image.ts'
import { siteMap } from './site-map.ts'

type Parts = {
  page: PageHandler
  routes: Parameters<typeof routeTable>[0]
  publicPaths: readonly string[]
  /** The service worker's script; null where nothing was built. */
  visitWorker: string | null
  /** The same for the public menus. */
  menuWorker: string | null
}

/** HTTP layer: headers, limits, health, events, files. All pages are React Router's. */
export function httpApp({ page, routes, publicPaths, visitWorker, menuWorker }: Parts): Hono {
  const app = new Hono()
  const table = routeTable(routes)
  app.use(saysWhenToReturn)
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    const found = await obstacle()
    return found ? c.text(`not ready: ${found}`, 503) : c.text(`ready${await remark()}`)
  })
  app.use(drainBody)
  app.use(securityHeaders)
  app.use(refuseUnreadableAddresses)
  app.post(
    policyReportPath,
    limitsBodies,
    policyReports(table, (c) => senderOf(c.req.raw, getConnInfo(c))),
  )
  // why before the gate: a key in a header is the only identity there, never a cookie
  app.route('/api/v1', apiRoutes())
  app.use(refuseForeignWrites)
  app.use(knownMethodsOnly(table))
  app.use(limitsBodies)
  const publicFiles = new Set(globSync('**/*', { cwd: 'public' }).map((file) => `/${file}`))
  const publicFile = serveStatic({ root: './public' })
  app.use(async (c, next) => {
    if (!publicFiles.has(c.req.path)) return next()
    const answer = await publicFile(c, next)
    if (answer) answer.headers.set('cache-control', 'public, max-age=3600')
    return answer
  })
  app.use(withoutEnglish)
  app.use(oneSpelling(table))
  app.get('/events', async (c) => liveEvents(await describeRequest(c.req.raw, senderOf(c.req.raw, getConnInfo(c)))))
  app.get('/files/:id', async (c) =>
    sendFile(
      await describeRequest(c.req.raw, senderOf(c.req.raw, getConnInfo(c))),
      c.req.param('id'),
      c.req.header('range') ?? null,
    ),
  )
  const { serve, readPage, serveFile } = pageServer(page)
  // why: a worker's own policy controls its fetches, and its address the pages that it answers
  for (const address of ['/freelancer/worker.js', '/client/field/worker.js'])
    app.get(address, (c) =>
      visitWorker === null
        ? c.notFound()
        : c.body(visitWorker, 200, {
            'content-type': 'text/javascript; charset=utf-8',
            'cache-control': 'public, no-cache',
            'content-security-policy': "default-src 'self'",
          }),
    )
  for (const address of ['/menu/worker.js', '/ar/menu/worker.js'])
    app.get(address, (c) =>
      menuWorker === null
        ? c.notFound()
        : c.body(menuWorker, 200, {
            'content-type': 'text/javascript; charset=utf-8',
            'cache-control': 'public, no-cache',
            'content-security-policy': "default-src 'self'",
          }),
    )
  app.get('/sitemap.xml', (c) =>
    serveFile(c.req.raw, '/sitemap.xml', () => siteMap(env().origin, publicPaths, readPage)),
  )
  app.get('/share/*', (c) => shareImage(new URL(c.req.url), readPage))
  app.all('*', (c) => serve(c.req.raw, senderOf(c.req.raw, getConnInfo(c))))
  app.onError((error, c) => {
    const expected = expectedFailure(error)
    if (expected?.code === 'server-busy') return plainPage(c, expected.code)
    log.error('a request failed outside of the pages', { error, method: c.req.method, path: c.req.path })
    // as when the store of files does not answer
    const status = error instanceof AppError ? error.status : 500
    return c.text(String(status), status as ContentfulStatusCode)
  })
  return app
}
