import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string }
export type Asked = { method?: 'GET' | 'POST'; form?: Record<string, string>; headers?: Record<string, string> }

const browser = { accept: 'text/html,*/*', 'user-agent': 'Mozilla/5.0' }

/** Sends thousands of requests without the cost of Playwright's client. Follows no redirects. */
export function plainAsker(baseURL: string, always: Record<string, string> = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const ask = (path: string, { method = 'GET', form, headers = {} }: Asked = {}): Promise<Answer> =>
    new Promise((done, failed) => {
      const body = form && new URLSearchParams(form).toString()
      const fields = body && { 'content-type': 'application/x-www-form-urlencoded' }
      const call = request(
        new URL(path, baseURL),
        { agent, method, headers: { ...browser, ...fields, ...always, ...headers } },
        (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('error', failed)
          answer.on('end', () =>
            done({
              status: answer.statusCode!,
              headers: answer.headers,
              body: Buffer.concat(chunks).toString(),
            }),
          )
        },
      )
      call.on('error', failed)
      call.end(body)
    })
  return { ask, close: () => agent.destroy() }
}

const atOnce = 4
/** Runs the work for each item, a few at a time. */
export async function withEach<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = all.values()
  const worker = async () => {
    for (const one of waiting) await work(one)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
