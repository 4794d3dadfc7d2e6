/** The part of the generated client that does not depend on the operations. */
export const runtime = `/** One page of a list; \`next\` is the cursor of the following page. */
export type Page<T> = { data: T[]; next: string | null }
/** A record with its version, which steps that depend on it take as \`ifMatch\`. */
export type Answer<T> = { data: T; etag: string | null; replayed: boolean }
export type WriteOptions = {
  /** The same call again under the same key takes effect once. Default: a new key for each call. */
  idempotencyKey?: string
}
export type VersionedOptions = WriteOptions & {
  /** \`etag\` of the record as you read it. */
  ifMatch: string
}
export type ItqanOptions = {
  /** For example https://itqan.example. */
  origin: string
  /** A key, a token, or a function that answers one for each call. */
  key: string | (() => string | Promise<string>)
  /** Language of names and errors. */
  language?: 'en' | 'ar'
  /** Replaces the global fetch. */
  fetch?: typeof globalThis.fetch
}

/** A refused call: status, code and faulty fields of the problem, and after how many seconds to go on, if any. */
export class ItqanError extends Error {
  readonly status: number
  readonly problem: Problem | null
  readonly retryAfter: number | null
  constructor(status: number, problem: Problem | null, retryAfter: number | null) {
    super(problem?.title ?? \`The answer has the status \${status}.\`)
    this.name = 'ItqanError'
    this.status = status
    this.problem = problem
    this.retryAfter = retryAfter
  }
}

/** All records of a list, page after page: \`for await (const branch of all((cursor) => api.listBranches({ cursor })))\`. */
export async function* all<T>(read: (cursor: string | undefined) => Promise<Page<T>>): AsyncGenerator<T> {
  let cursor: string | undefined
  do {
    const page = await read(cursor)
    yield* page.data
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
}

type Query = Record<string, string | number | boolean | undefined>

export class ItqanApi {
  private readonly options: ItqanOptions
  constructor(options: ItqanOptions) {
    this.options = options
  }

  // METHODS

  private async call(path: string, init: { method: string; headers: Record<string, string>; body?: string }): Promise<Response> {
    const { origin, key, language = 'en', fetch = globalThis.fetch } = this.options
    const secret = typeof key === 'function' ? await key() : key
    const response = await fetch(\`\${origin}/api/v1\${path}\`, {
      ...init,
      headers: { accept: 'application/json', 'accept-language': language, authorization: \`Bearer \${secret}\`, ...init.headers },
    })
    if (response.ok) return response
    const problem = (await response.json().catch(() => null)) as Problem | null
    const wait = Number(response.headers.get('retry-after') ?? Number.NaN)
    throw new ItqanError(response.status, problem, Number.isFinite(wait) ? wait : null)
  }

  private async list<T>(path: string, query: Query): Promise<Page<T>> {
    const response = await this.call(withQuery(path, query), { method: 'GET', headers: {} })
    return (await response.json()) as Page<T>
  }

  private async read<T>(path: string, query: Query = {}): Promise<Answer<T>> {
    return answerOf(await this.call(withQuery(path, query), { method: 'GET', headers: {} }))
  }

  /** An answer that is not JSON: a stream of events or a file. */
  private open(path: string, query: Query = {}): Promise<Response> {
    return this.call(withQuery(path, query), { method: 'GET', headers: { accept: '*/*' } })
  }

  private async write<T>(path: string, body: unknown, options: Partial<VersionedOptions>): Promise<Answer<T>> {
    const { idempotencyKey = globalThis.crypto.randomUUID(), ifMatch } = options
    const headers: Record<string, string> = { 'content-type': 'application/json', 'idempotency-key': idempotencyKey }
    if (ifMatch !== undefined) headers['if-match'] = ifMatch
    return answerOf(await this.call(path, { method: 'POST', headers, body: JSON.stringify(body) }))
  }
}

const withQuery = (path: string, query: Query): string => {
  const asked = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) asked.set(name, String(value))
  return asked.size > 0 ? \`\${path}?\${asked}\` : path
}

const answerOf = async <T>(response: Response): Promise<Answer<T>> => ({
  data: (await response.json()) as T,
  etag: response.headers.get('etag'),
  replayed: response.headers.get('idempotency-replayed') === 'true',
})
`
