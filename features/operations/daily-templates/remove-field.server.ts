import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { isOwnField, partsOf, withParts } from '#/domain/operations/daily-reports/template-edit.ts'
import { publishTemplate } from './publish-template.server.ts'

/** Takes a field that the company added out of a template. Earlier reports keep it with their version. */
export async function removeField(
  actor: Actor,
  { version, of, key }: { version: number; of: string; key: string },
): Promise<void> {
  await publishTemplate(actor, version, (template) => {
    const parts = partsOf(template, of)
    const known = parts?.fields.find((one) => one.key === key)
    if (!parts || !known || !isOwnField(known)) throw new AppError('not-found')
    return withParts(template, of, { fields: parts.fields.filter((one) => one !== known) })
  })
}
