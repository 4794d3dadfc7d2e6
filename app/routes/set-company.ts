import { redirect } from 'react-router'
import { landingOf } from '#/domain/actor.ts'
import { chooseCompanyForm } from '#/features/companies/own-companies/form.ts'
import { chooseCompany } from '#/features/companies/own-companies/own-companies.server.ts'
import { plainAction } from '#/platform/form-action.server.ts'
import { plainFormOf } from '#/platform/request-body.server.ts'
import { infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/set-company'

export const loader = () => redirect('/')

/** Chooses the company of the session and opens its first page. */
export const action = plainAction(async ({ request, context }: Route.ActionArgs) => {
  const form = await plainFormOf(request)
  const parsed = chooseCompanyForm.safeParse(Object.fromEntries(form))
  if (!parsed.success) throw new Response(null, { status: 400 })
  const { actor } = infoOf(context)
  if (!actor) return redirect('/login')
  await chooseCompany(actor, parsed.data.company)
  return redirect(landingOf('client'))
})
