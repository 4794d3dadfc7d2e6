import { expect, test } from 'vitest'
import { problemOf } from './problem.ts'

const answer = (status: number, data: unknown) => ({ status, statusText: '', internal: false, data })

test.each([
  ['a code of ours', answer(409, { code: 'changed-meanwhile' }), 'changed-meanwhile'],
  ['a code nobody knows', answer(404, { code: 'toString' }), 'not-found'],
  ['plain text: forbidden', answer(403, '403'), 'not-allowed'],
  ['plain text: too large', answer(413, '413'), 'too-large'],
  ['a status nobody planned', answer(418, ''), 'unexpected'],
  ['no network', new TypeError('Failed to fetch'), 'offline'],
  ['no network in Safari', new TypeError('Load failed'), 'offline'],
  ['an answer no page wrote', new Error('Unable to decode turbo-stream response'), 'refused'],
  ['a bug', new TypeError("Cannot read properties of undefined (reading 'x')"), 'unexpected'],
  ['something thrown', 'boom', 'unexpected'],
])('%s', (_, error, expected) => expect(problemOf(error)).toBe(expected))
