import { beforeAll, expect, test } from 'vitest'
import { afterFile, endFile } from './after-file.ts'

const ended: string[] = []
const end = (name: string) => async () => void ended.push(name)

beforeAll(() => {
  afterFile(end('first'))
  afterFile(async () => {
    throw new Error('the second cannot end')
  })
  afterFile(end('third'))
})

test('what a beforeAll asks for is done when the file is through, the newest first, and what fails is not hidden', async () => {
  await expect(endFile()).rejects.toThrow('the second cannot end')
  expect(ended).toEqual(['third', 'first'])
  await endFile()
  expect(ended).toHaveLength(2)
})
