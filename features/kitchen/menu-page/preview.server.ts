import { readAs } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { noFilter } from '#/domain/kitchen/menu/filter.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Lang } from '#/domain/text.ts'
import { companyOfMenu, menuRow, readWhole } from '#/features/kitchen/menus/outline.server.ts'
import { now } from '#/platform/clock.ts'
import { env } from '#/platform/env.server.ts'
import { menuPage } from './page.tsx'
import { menuPolicy } from './send-menu.server.ts'

/** The menu as it would be published now, in the width of a phone, for those who write it. */
export async function previewMenu(actor: Actor, menuId: string, lang: Lang): Promise<Response> {
  authorize(actor, 'kitchen.publish')
  const { content, company } = await readAs(actor, async (db) => ({
    content: (await readWhole(db, actor, await menuRow(db, menuId))).built.content,
    company: await companyOfMenu(db, companyOf(actor)),
  }))
  const html = menuPage({
    menu: { content, company, publishedAt: now(), branch: null, soldOut: new Set(), branches: [] },
    lang,
    filter: noFilter,
    at: now(),
    origin: env().origin,
    path: null,
    twin: lang === 'ar' ? 'en' : 'ar',
    script: null,
  })
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': lang,
      'content-security-policy': menuPolicy,
      'cache-control': 'private, no-store',
    },
  })
}
