import { z } from 'zod'
import { noteCall } from './door-calls.server.ts'
import { doorValues, isDoorOn } from './doors.server.ts'
import { log } from './log.server.ts'

const timeoutMs = 20_000
const mostBytes = 64 * 1024
const attempts = 3
/** Temporary failures: too many requests, and server errors. */
const mayPass = (status: number): boolean => status === 429 || status >= 500

const answer = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) })

/** Whether a language model is configured; it is optional. */
export const hasLanguageModel = (): boolean => isDoorOn('model') && doorValues('model')['address'] !== undefined

async function readLimited(response: Response): Promise<string | null> {
  if (!response.body) return null
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += piece.byteLength
    if (bytes > mostBytes) return null
    text += decoder.decode(piece, { stream: true })
  }
  return text + decoder.decode()
}

type Once = { said: string } | { again: boolean; why: string }

async function askOnce(instructions: string, text: string, ms: number): Promise<Once> {
  const { address: url, key, model } = doorValues('model')
  try {
    const response = await fetch(`${url!.replace(/\/$/, '')}/chat/completions`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(ms),
      headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
      body: JSON.stringify({
        model,
        temperature: 0,
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: text },
        ],
      }),
    })
    if (!response.ok) {
      await response.body?.cancel()
      return { again: mayPass(response.status), why: `status ${response.status}` }
    }
    const body = await readLimited(response)
    if (body === null) return { again: false, why: 'the answer is too large' }
    return { said: answer.parse(JSON.parse(body)).choices[0]!.message.content }
  } catch (error) {
    const isAnswer = error instanceof SyntaxError || error instanceof z.ZodError
    return {
      again: !isAnswer,
      why: isAnswer ? 'the answer cannot be read' : error instanceof Error ? error.name : 'failed',
    }
  }
}

/** Queries the language model; null without a usable answer. No feature depends on it. */
export async function askLanguageModel(
  instructions: string,
  text: string,
  { ms = timeoutMs, pauseMs = 500 }: { ms?: number; pauseMs?: number } = {},
): Promise<string | null> {
  if (!hasLanguageModel()) return null
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const result = await askOnce(instructions, text, ms)
    if ('said' in result) {
      await noteCall('model', null)
      return result.said
    }
    log.warn('the language model gave nothing that can be used', { count: attempt, reason: result.why })
    await noteCall('model', result.why)
    if (!result.again) return null
    if (attempt < attempts) await new Promise((done) => setTimeout(done, pauseMs * attempt))
  }
  return null
}
