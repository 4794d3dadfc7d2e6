import { AppError } from '#/domain/errors.ts'

/** Text that the database can hold: no NUL, and no half of a sign. */
const isText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

function holdsBadText(value: unknown): boolean {
  if (typeof value === 'string') return !isText(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, of]) => !isText(name) || holdsBadText(of))
}

/** The form of a request. What is no form is `bad-request`; a name of a field or file that cannot be kept is `bad-value`. */
export async function formOf(request: Request): Promise<FormData> {
  const form = await request.formData().catch(() => {
    throw new AppError('bad-request')
  })
  for (const [name, value] of form)
    if (!isText(name) || (value instanceof File && !isText(value.name))) throw new AppError('bad-value')
  return form
}

/** The names of fields whose text cannot be kept. */
export const badFields = (fields: Record<string, string | string[]>): string[] =>
  Object.keys(fields).filter((name) => holdsBadText(fields[name]))

/** The fields and files of a form that is read by a script or a phone, which has no place to show what is wrong with one of them. */
export async function plainFormOf(request: Request): Promise<FormData> {
  const form = await formOf(request)
  for (const value of form.values()) if (typeof value === 'string' && !isText(value)) throw new AppError('bad-value')
  return form
}

/** JSON that was sent, or null when it is none. */
export async function jsonOf(request: Request): Promise<unknown> {
  const text = await request.text()
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  // why: only what was written with an escape can hold such signs, and most of what is sent has none
  if (text.includes(String.raw`\u`) && holdsBadText(value)) throw new AppError('bad-value')
  return value
}
