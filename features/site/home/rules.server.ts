import { href } from 'react-router'
import type { ContentRules } from '#/features/site/site-content/content-editor-action.server.ts'
import { type HomeContent, homeContentSchema, homeDraftSchema } from './content.ts'
import { defaultHomeContent } from '#/content/site/home.ts'

/** Rules of the home page's content. */
export const homeRules: ContentRules<HomeContent> = {
  kind: 'home',
  draft: homeDraftSchema,
  complete: homeContentSchema,
  initial: defaultHomeContent,
  address: href('/admin/page-builder/home'),
}
