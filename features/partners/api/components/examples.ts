import type { ReferenceField } from '../reference.server.ts'

type Example = {
  id: string
  method: 'GET' | 'POST'
  path: string
  parameters: readonly ReferenceField[]
  body: readonly ReferenceField[]
  isList: boolean
  needsVersion: boolean
  /** A POST that needs an Idempotency-Key. */
  takesKey: boolean
}

const required = (body: readonly ReferenceField[]): [string, string][] =>
  body.filter((field) => field.required).map(({ name, type }) => [name, `<${type}>`])
const sent = (body: readonly ReferenceField[]): string => JSON.stringify(Object.fromEntries(required(body)))
const inBraces = /\{(\w+)\}/g

/** The call for a shell. */
export function curlExample({ method, path, body, needsVersion, takesKey }: Example, origin: string): string {
  const lines = [
    `curl ${method === 'POST' ? '-X POST ' : ''}${origin}/api/v1${path}`,
    `-H "Authorization: Bearer $ITQAN_KEY"`,
  ]
  if (takesKey) lines.push('-H "Idempotency-Key: $(uuidgen)"')
  if (needsVersion) lines.push(`-H 'If-Match: "v1"'`)
  if (body.length > 0) lines.push('-H "Content-Type: application/json"', `-d '${sent(body)}'`)
  return lines.join(' \\\n  ')
}

/** The call by the typed client. */
export function clientExample({ id, method, path, body, isList, needsVersion }: Example): string {
  const ids = [...path.matchAll(inBraces)].map(([, name]) => name!)
  if (isList) {
    const given = [...ids, '{ cursor }'].join(', ')
    return `for await (const record of all((cursor) => api.${id}(${given}))) console.log(record)`
  }
  const values = required(body).map(([name, value]) => `${name}: '${value}'`)
  const given = [
    ...ids,
    ...(method === 'POST' ? [values.length > 0 ? `{ ${values.join(', ')} }` : '{}'] : []),
    ...(needsVersion ? ['{ ifMatch: etag }'] : []),
  ]
  return `const { data, etag } = await api.${id}(${given.join(', ')})`
}

/** The call by Python with the package requests. */
export function pythonExample({ method, path, body, isList, needsVersion, takesKey }: Example, origin: string): string {
  const address = `f"${origin}/api/v1${path}"`
  const head = ['import os, requests', ...(takesKey ? ['import uuid'] : [])]
  const headers = [
    `"Authorization": f"Bearer {os.environ['ITQAN_KEY']}"`,
    ...(takesKey ? ['"Idempotency-Key": str(uuid.uuid4())'] : []),
    ...(needsVersion ? ['"If-Match": etag'] : []),
  ]
  const given = [
    `headers={${headers.join(', ')}}`,
    ...(method === 'POST' ? [`json=${sent(body)}`] : []),
    ...(isList ? ['params={"cursor": cursor}'] : []),
  ]
  const call = `requests.${method.toLowerCase()}(${[address, ...given].join(', ')})`
  const lines = isList
    ? [
        'cursor = None',
        'while True:',
        `    answer = ${call}`,
        '    answer.raise_for_status()',
        '    page = answer.json()',
        '    for record in page["data"]:',
        '        print(record)',
        '    cursor = page["next"]',
        '    if cursor is None:',
        '        break',
      ]
    : [`answer = ${call}`, 'answer.raise_for_status()', 'print(answer.json())']
  return [...head, '', ...lines].join('\n')
}
