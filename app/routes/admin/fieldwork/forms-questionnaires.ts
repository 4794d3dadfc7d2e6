import { href, redirect } from 'react-router'
import { pageData } from '#/platform/form-action.server.ts'
import type { Route } from './+types/forms-questionnaires'

/** Earlier address of the questionnaires: the same page below its new address. */
export const loader = pageData(({ params, url }: Route.LoaderArgs) =>
  Promise.resolve(
    redirect(`${href('/admin/questionnaires')}${params['*'] ? `/${params['*']}` : ''}${url.search}`, 301),
  ),
)
