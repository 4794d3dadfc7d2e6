import { href } from 'react-router'
import { companyField, type FormResult } from '#/domain/form-result.ts'
import type { VaultWrite } from '../form.ts'
import type { CallName, VaultCalls } from './calls.ts'
import type { Answered } from './vault-worker.ts'

/** A refusal of the worker or of the server, by its key among the texts. */
export class VaultRefusal extends Error {
  readonly code: string
  readonly person: string | undefined
  readonly details: Record<string, string | number>
  constructor(code: string, person?: string, details: Record<string, string | number> = {}) {
    super(code)
    this.code = code
    this.person = person
    this.details = details
  }
}

type Waiting = { done: (value: never) => void; failed: (error: Error) => void }

/** The worker that holds the keys. Closing it ends them: there is no other copy. */
export class VaultClient {
  readonly #worker = new Worker(new URL('./vault-worker.ts', import.meta.url), {
    type: 'module',
    name: 'vault-worker',
  })
  readonly #waiting = new Map<number, Waiting>()
  #asked = 0

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      const waiting = this.#waiting.get(data.id)
      this.#waiting.delete(data.id)
      if ('fault' in data) waiting?.failed(new VaultRefusal(data.fault, data.person))
      else waiting?.done(data.value as never)
    })
    this.#worker.addEventListener('error', () => this.#end('unexpected'))
  }

  call<N extends CallName>(name: N, ...args: Parameters<VaultCalls[N]>): Promise<Awaited<ReturnType<VaultCalls[N]>>> {
    const id = (this.#asked += 1)
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed })
      this.#worker.postMessage({ id, name, args }, { transfer: [] })
    })
  }

  #end(code: string): void {
    for (const { failed } of this.#waiting.values()) failed(new VaultRefusal(code))
    this.#waiting.clear()
  }

  close(): void {
    this.#worker.terminate()
    this.#end('locked')
  }
}

/** Sends a change: ciphertext only. Throws the refusal of the server. */
export async function sendWrite(write: VaultWrite, company: string | null): Promise<void> {
  const body = new FormData()
  body.set('data', JSON.stringify(write))
  if (company) body.set(companyField, company)
  let result: FormResult
  try {
    const answer = await fetch(href('/client/secure-password-vault/write'), { method: 'POST', body })
    result = (await answer.json()) as FormResult
  } catch {
    throw new VaultRefusal('offline')
  }
  if (result.ok) return
  throw new VaultRefusal(result.problem?.code ?? 'bad-request', undefined, result.problem?.details)
}
