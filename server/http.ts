import { globSync } from 'node:fs'
import { getConnInfo } from '@hono/node-server/conninfo'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { pictureLibrary } from '#/features/media/limits.ts'
import { env } from '#/platform/env.server.ts'
import { log } from '#/platform/log.server.ts'
import { readsToTheEnd } from './read-away.ts'
import { isReady } from './readiness.ts'
import { liveEvents } from './live-events.ts'
import { describeRequest, senderOf } from './describe-request.ts'
import { refuseForeignWrites, securityHeaders } from './gate.ts'
import { plainPage } from './plain-page.ts'
import { type PageHandler, pageServer } from './serve-page.ts'
import { sendFile } from './send-file.ts'
import { shareImage } from './share-image.ts'
import { siteMap } from './site-map.ts'

const uploadPath = '/freelancer/photos'
/** The photo that shows an action was carried out. */
const isProof = (path: string): boolean => /^\/client\/tasks\/[^/]+\/proof(\.data)?$/.test(path)
/** A shopper's papers, sent from the page that lists them. */
const isPaper = (path: string): boolean => /^\/freelancer\/profile\/documents(\.data)?$/.test(path)
/** The page of a payment, which takes the picture or paper that shows a transfer. */
const isTransfer = (path: string): boolean => /^(\/ar)?\/payment(\/[\w-]{43})?(\.data)?$/.test(path)
const isPhotoUpload = (path: string): boolean =>
  path === uploadPath || path === `${uploadPath}.data` || isProof(path) || isPaper(path)
/** Pictures for the site: the file of 10 MB and the form around it. */
const isPictureUpload = (path: string): boolean => path === pictureLibrary
/** Pages and articles are long, and travel with both languages. */
const isContent = (path: string): boolean => /^\/admin\/(page-builder|forms)[/.]/.test(path)

/** The HTTP side: headers, limits, health, events, files; everything a person sees is React Router's. */
export function httpApp(page: PageHandler, publicPaths: readonly string[], visitWorker: string): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    const started = performance.now()
    await next()
    const ms = Math.round(performance.now() - started)
    log.debug('request', { method: c.req.method, path: c.req.path, status: c.res.status, ms })
  })
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => ((await isReady()) ? c.text('ready') : c.text('not ready', 503)))
  app.use(readsToTheEnd)
  app.use(securityHeaders)
  app.use(refuseForeignWrites)
  const forms = bodyLimit({ maxSize: 100 * 1024, onError: (c) => plainPage(c, 'too-large') })
  const photos = bodyLimit({ maxSize: 10 * 1024 * 1024, onError: (c) => plainPage(c, 'too-large') })
  const pictures = bodyLimit({ maxSize: 11 * 1024 * 1024, onError: (c) => plainPage(c, 'too-large') })
  const content = bodyLimit({ maxSize: 2 * 1024 * 1024, onError: (c) => plainPage(c, 'too-large') })
  app.use((c, next) => {
    const { path } = c.req
    if (isPhotoUpload(path)) return photos(c, next)
    if (isPictureUpload(path) || isTransfer(path)) return pictures(c, next)
    return isContent(path) ? content(c, next) : forms(c, next)
  })
  if (env().NODE_ENV === 'production') {
    // why: what serveStatic's onFound sets comes too late, its answer is made by then
    app.use('/assets/*', async (c, next) => {
      await next()
      if (c.res.ok) c.res.headers.set('cache-control', 'public, max-age=31536000, immutable')
    })
    app.use('/assets/*', serveStatic({ root: './build/client', precompressed: true }))
  }
  const publicFiles = new Set(globSync('**/*', { cwd: 'public' }).map((file) => `/${file}`))
  const publicFile = serveStatic({ root: './public' })
  app.use((c, next) => (publicFiles.has(c.req.path) ? publicFile(c, next) : next()))
  app.get('/events', async (c) => liveEvents(await describeRequest(c.req.raw, senderOf(c.req.raw, getConnInfo(c)))))
  app.get('/files/:id', async (c) =>
    sendFile(
      await describeRequest(c.req.raw, senderOf(c.req.raw, getConnInfo(c))),
      c.req.param('id'),
      c.req.header('range') ?? null,
    ),
  )
  const { serve, readPage, serveFile } = pageServer(page)
  // why: a worker's own policy decides what it may fetch
  app.get('/freelancer/worker.js', (c) =>
    c.body(visitWorker, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'self'",
    }),
  )
  app.get('/sitemap.xml', (c) =>
    serveFile(c.req.raw, '/sitemap.xml', () => siteMap(env().origin, publicPaths, readPage)),
  )
  app.get('/share/*', (c) => shareImage(new URL(c.req.url), readPage))
  app.all('*', (c) => serve(c.req.raw, senderOf(c.req.raw, getConnInfo(c))))
  app.onError((error, c) => {
    log.error('a request failed outside of the pages', { error, method: c.req.method, path: c.req.path })
    return c.text('500', 500)
  })
  return app
}
