import { AppError } from '#/domain/errors.ts'
import { isBuiltin, misuseSlug } from '#/features/site/forms/builtin.ts'
import { PublicForm } from '#/features/site/forms/components/public-form.tsx'
import { formSubmission, readPublishedForm } from '#/features/site/forms/public-form.server.ts'
import { shownForm } from '#/features/site/forms/shown-form.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { infoOf } from '#/platform/request-context.ts'
import { keepForm } from '#/app/shell/keep-form.ts'
import { publicMeta } from '#/app/shell/page-title.ts'
import type { Route } from './+types/$formSlug'

const hasAddress = (slug: string): boolean => slug !== misuseSlug

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { title, description, form } = loaderData
  // why: built-in forms are on pages of their own; here they only show the result of a submission without scripts
  const builtin = isBuiltin(form.slug)
  const path = builtin ? `/${form.slug}` : `/forms/${form.slug}`
  return publicMeta({ matches, path, title, description, noindex: builtin || !form.isOpen })
}

export const loader = pageData(async ({ params, context }: Route.LoaderArgs) => {
  const { lang } = infoOf(context)
  const form = hasAddress(params.formSlug) ? await readPublishedForm(params.formSlug) : null
  if (!form) throw new AppError('not-found')
  const { title, intro } = form.definition
  return {
    title,
    description: intro.en && intro.ar ? intro : title,
    form: shownForm(form.slug, form.isOpen, form.definition, lang),
  }
})

export const action = formSubmission(({ formSlug = '' }) => (hasAddress(formSlug) ? formSlug : ''))
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm('unexpected', serverAction)

/** A visitor form made by staff. */
export default function FormPage({ loaderData: { form }, actionData }: Route.ComponentProps) {
  return (
    <div className="mx-auto flex max-w-[592px] flex-col gap-6 px-4 py-10 md:py-16">
      <header className="flex flex-col gap-2">
        <h1 tabIndex={-1} className="text-h1">
          {form.title}
        </h1>
        {form.intro && <p className="text-body-lg whitespace-pre-line text-ink-2">{form.intro}</p>}
      </header>
      <PublicForm form={form} result={actionData} />
    </div>
  )
}
