import { createHash, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

export const openIdClient = { id: 'itqan-test', secret: 'a secret & more' }

/** Faults of a provider, or of someone in its place. */
export type TokenTwist = {
  claims?: Record<string, unknown>
  /** Signed by a key that the provider does not publish. */
  foreignKey?: boolean
  /** Signed with the client's secret. */
  sharedSecret?: boolean
  issuedAgo?: number
}

/** A local OpenID provider: discovery, keys, codes with PKCE, id tokens. `twist` is applied to the next tokens. */
export async function openIdProvider() {
  const [keys, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  const codes = new Map<string, { subject: string; nonce: string; challenge: string; redirectUri: string }>()
  const state: { issuer: string; twist: TokenTwist; broken: boolean } = { issuer: '', twist: {}, broken: false }

  async function sign(subject: string, claims: JWTPayload = {}): Promise<string> {
    const { twist } = state
    const at = Math.floor(Date.now() / 1000) - (twist.issuedAgo ?? 0)
    const token = new SignJWT({ email: 'anyone@example.com', email_verified: true, ...claims, ...twist.claims })
      .setProtectedHeader({ alg: twist.sharedSecret ? 'HS256' : 'RS256', kid: 'one' })
      .setIssuedAt(at)
    const payload: JWTPayload = {
      iss: state.issuer,
      aud: openIdClient.id,
      sub: subject,
      exp: at + 900,
      ...twist.claims,
    }
    if (payload.iss) token.setIssuer(payload.iss)
    if (payload.aud) token.setAudience(payload.aud)
    if (payload.sub) token.setSubject(payload.sub)
    if (payload.exp) token.setExpirationTime(payload.exp)
    const secret = new TextEncoder().encode(openIdClient.secret)
    return token.sign(twist.sharedSecret ? secret : twist.foreignKey ? foreign.privateKey : keys.privateKey)
  }

  async function redeem(body: URLSearchParams, authorization: string | undefined): Promise<[number, unknown]> {
    const pair = [openIdClient.id, openIdClient.secret].map(encodeURIComponent).join(':')
    if (authorization !== `Basic ${Buffer.from(pair).toString('base64')}`) return [401, { error: 'invalid_client' }]
    const step = codes.get(body.get('code') ?? '')
    codes.delete(body.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url')
    if (!step || step.challenge !== challenge || step.redirectUri !== body.get('redirect_uri'))
      return [400, { error: 'invalid_grant' }]
    return [200, { token_type: 'Bearer', id_token: await sign(step.subject, { nonce: step.nonce }) }]
  }

  const server = createServer((request, response) => {
    void (async () => {
      const pieces: Buffer[] = []
      for await (const piece of request) pieces.push(piece as Buffer)
      const path = new URL(request.url!, state.issuer).pathname
      const say = (status: number, body: unknown) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      if (state.broken) return say(503, {})
      if (path === '/.well-known/openid-configuration')
        return say(200, {
          issuer: state.issuer,
          authorization_endpoint: `${state.issuer}/authorize`,
          token_endpoint: `${state.issuer}/token`,
          jwks_uri: `${state.issuer}/keys`,
        })
      if (path === '/keys') return say(200, { keys: [jwk] })
      if (path === '/token')
        return say(
          ...(await redeem(new URLSearchParams(Buffer.concat(pieces).toString()), request.headers.authorization)),
        )
      return say(404, {})
    })()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  state.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    state,
    get issuer() {
      return state.issuer
    },
    /** The person agrees on the provider's page: the address it sends the browser back to. */
    agree(authorizeUrl: string, subject: string): string {
      const asked = new URL(authorizeUrl).searchParams
      const code = randomUUID()
      codes.set(code, {
        subject,
        nonce: asked.get('nonce') ?? '',
        challenge: asked.get('code_challenge') ?? '',
        redirectUri: asked.get('redirect_uri') ?? '',
      })
      const back = new URL(asked.get('redirect_uri')!)
      back.searchParams.set('code', code)
      back.searchParams.set('state', asked.get('state')!)
      return back.href
    },
    sign,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        // why: a browser keeps a connection on which it has asked nothing, and the server would wait for it
        server.closeAllConnections()
      }),
  }
}
