import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono } from 'hono'
import { answerApi, refuseTooLarge } from '#/features/partners/api/answer-api.server.ts'
import { exportFileResponse } from '#/features/partners/api/bulk/file.server.ts'
import { generateClient } from '#/features/partners/api/client/generate-client.server.ts'
import { answerTokenRequest } from '#/features/partners/api/oauth.server.ts'
import { openApiDocument } from '#/features/partners/api/openapi.server.ts'
import { answerSignedAddress } from '#/features/partners/storage/signed-address.server.ts'
import { env } from '#/platform/env.server.ts'
import { limitsBodies } from './body-limit.ts'
import { senderOf } from './describe-request.ts'

/** The API: its document and typed client for everyone, tokens for keys, and its operations by key or token. */
export function apiRoutes(): Hono {
  const app = new Hono()
  let document: string | undefined
  app.get('/openapi.json', (c) => {
    document ??= JSON.stringify(openApiDocument(env().origin))
    return c.body(document, 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=300',
    })
  })
  let client: string | undefined
  app.get('/client.ts', (c) => {
    client ??= generateClient(openApiDocument(env().origin))
    return c.body(client, 200, {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'inline; filename="itqan-api.ts"',
      'cache-control': 'public, max-age=300',
    })
  })
  app.get('/exports/:id/file', (c) => exportFileResponse(c.req.raw, c.req.param('id')))
  app.options('*', (c) => c.body(null, 204, { allow: 'GET, HEAD, POST, OPTIONS' }))
  app.use(async (c, next) => {
    await next()
    if (c.res.status === 413) c.res = refuseTooLarge(c.req.raw)
  })
  app.use(limitsBodies)
  app.all('/storage/signed', (c) => answerSignedAddress(c.req.raw, senderOf(c.req.raw, getConnInfo(c))))
  app.all('/oauth/token', (c) => answerTokenRequest(c.req.raw, senderOf(c.req.raw, getConnInfo(c))))
  app.all('*', (c) => answerApi(c.req.raw, senderOf(c.req.raw, getConnInfo(c))))
  return app
}
