import { VaultError } from '../crypto/primitives.ts'
import { type CallName, calls } from './calls.ts'

type Asked = { id: number; name: CallName; args: unknown[] }
export type Answered = { id: number } & ({ value: unknown } | { fault: string; person?: string | undefined })

async function answer({ id, name, args }: Asked): Promise<Answered> {
  try {
    return { id, value: await (calls[name] as (...given: unknown[]) => unknown)(...args) }
  } catch (error) {
    return error instanceof VaultError ? { id, fault: error.fault, person: error.person } : { id, fault: 'unexpected' }
  }
}

// one after the other: a later call may need the keys of an earlier one
let last: Promise<unknown> = Promise.resolve()
self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  last = last.then(() => answer(data)).then((said) => self.postMessage(said, { transfer: [] }))
})
