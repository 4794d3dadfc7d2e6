import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { withoutException } from '#/domain/operations/daily-reports/template-edit.ts'
import { publishTemplate } from './publish-template.server.ts'

/** Removes a template for certain branches: they follow the company's from their next report on. */
export async function removeException(actor: Actor, { version, of }: { version: number; of: string }): Promise<void> {
  await publishTemplate(actor, version, (template) => {
    if (!template.exceptions.some(({ key }) => key === of)) throw new AppError('not-found')
    return withoutException(template, of)
  })
}
