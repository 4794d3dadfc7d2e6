import { expect, test } from 'vitest'
import { clientExample, curlExample, pythonExample } from './examples.ts'
import { readReference } from '../reference.server.ts'

const origin = 'https://itqan.example'
const operations = readReference()

test('each operation has an example for the shell, the client and Python that names its address and what it needs', () => {
  for (const operation of operations) {
    const all = [curlExample(operation, origin), pythonExample(operation, origin)]
    for (const text of all) {
      expect(text).toContain(`${origin}/api/v1${operation.path}`)
      expect(text.includes('Idempotency-Key')).toBe(operation.takesKey)
      expect(text.includes('If-Match')).toBe(operation.needsVersion)
    }
    expect(clientExample(operation)).toContain(`api.${operation.id}(`)
    for (const { name } of operation.body.filter((field) => field.required))
      for (const text of [...all, clientExample(operation)]) expect(text).toContain(name)
  }
})

test('examples of a list, a step and a record are complete', () => {
  const find = (id: string) => operations.find((one) => one.id === id)!
  expect(clientExample(find('listBranches'))).toBe(
    'for await (const record of all((cursor) => api.listBranches({ cursor }))) console.log(record)',
  )
  expect(clientExample(find('closeNode'))).toContain("(id, { step: '<close | reopen>' }, { ifMatch: etag })")
  expect(pythonExample(find('getBranch'), origin)).toBe(
    `import os, requests\n\nanswer = requests.get(f"${origin}/api/v1/branches/{id}", headers={"Authorization": f"Bearer {os.environ['ITQAN_KEY']}"})\nanswer.raise_for_status()\nprint(answer.json())`,
  )
})
