import { href } from 'react-router'
import type { ContentRules } from '#/features/site/site-content/content-editor-action.server.ts'
import { type Navigation, navigationDraftSchema, navigationSchema } from './content.ts'
import { defaultNavigation } from '#/content/site/navigation.ts'

/** Rules of header and footer content. */
export const navigationRules: ContentRules<Navigation> = {
  kind: 'navigation',
  draft: navigationDraftSchema,
  complete: navigationSchema,
  initial: defaultNavigation,
  address: href('/admin/page-builder/menus'),
}
