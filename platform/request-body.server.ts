import { AppError } from '#/domain/errors.ts'

/** Whether the database can hold a text: no NUL, no lone surrogate. */
const isText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

function holdsBadText(value: unknown): boolean {
  if (typeof value === 'string') return !isText(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, of]) => !isText(name) || holdsBadText(of))
}

/**
 * Reads the form of a request. Throws `bad-request` for other bodies, `bad-value` for an unstorable name of a field or
 * file.
 */
export async function formOf(request: Request): Promise<FormData> {
  const form = await request.formData().catch(() => {
    throw new AppError('bad-request')
  })
  for (const [name, value] of form)
    if (!isText(name) || (value instanceof File && !isText(value.name))) throw new AppError('bad-value')
  return form
}

/** Names of fields with unstorable text. */
export const badFields = (fields: Record<string, string | string[]>): string[] =>
  Object.keys(fields).filter((name) => holdsBadText(fields[name]))

/** Form of a request from a script or a phone, which cannot show field problems. */
export async function plainFormOf(request: Request): Promise<FormData> {
  const form = await formOf(request)
  for (const value of form.values()) if (typeof value === 'string' && !isText(value)) throw new AppError('bad-value')
  return form
}

/** JSON body, or null when invalid. */
export async function jsonOf(request: Request): Promise<unknown> {
  const text = await request.text()
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  // why: only escapes can encode such characters, and most bodies have none
  if (text.includes(String.raw`\u`) && holdsBadText(value)) throw new AppError('bad-value')
  return value
}
