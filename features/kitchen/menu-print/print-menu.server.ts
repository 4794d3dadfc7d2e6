import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import { branchNowInBoth } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { limitsOf, type MenuContent } from '#/domain/kitchen/menu/content.ts'
import { authorize } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { type Lang, type Text, translator } from '#/domain/text.ts'
import { companyOfMenu } from '#/features/kitchen/menus/outline.server.ts'
import { menuPageMessages } from '#/messages/kitchen/menu-page.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { renderPdf } from '#/platform/documents.server.ts'
import { env } from '#/platform/env.server.ts'
import { qrDrawing, qrSquares } from '#/platform/qr.ts'
import { printedSections } from './printed-words.ts'

const kinds = ['sheet', 'tent5', 'tent6', 'paper'] as const
export type PrintKind = (typeof kinds)[number]
export const isPrintKind = (text: string): text is PrintKind => (kinds as readonly string[]).includes(text)

type Asked = { menuId: string; kind: PrintKind; slug: string; lang: Lang }

/** The publication that guests see at an address, with the names that are printed over it. */
async function readPrinted(actor: Actor, { menuId, slug }: Asked) {
  return readAs(actor, async (tx) => {
    const row = await tx
      .selectFrom('menus as m')
      .innerJoin('menu_publications as p', 'p.id', 'm.publication_id')
      .innerJoin('menu_slugs as s', 's.menu_id', 'm.id')
      .leftJoin('branches as b', (join) =>
        join.on(sql<boolean>`b.id = coalesce(m.branch_id, s.branch_id) and b.client_id = m.client_id`),
      )
      .select(['p.content', 'b.id as branchId'])
      .select(branchNowInBoth('b').$castTo<Text | null>().as('branch'))
      .select('m.client_id')
      .where('m.id', '=', menuId)
      .where('s.slug', '=', slug)
      .where('s.is_current', '=', true)
      .executeTakeFirst()
    if (!row) throw new AppError('not-found')
    const company = await companyOfMenu(tx, row.client_id)
    return {
      ...row,
      company,
      content: row.content as unknown as MenuContent,
      branch: row.branchId === null ? null : row.branch,
    }
  })
}

/** A sheet or a table tent with the code, or the paper menu with the same marks as the page. Throws `not-found`. */
export async function printMenu(actor: Actor, asked: Asked): Promise<Response> {
  authorize(actor, 'kitchen.read')
  await takeAttempt('report work by account', actor.id)
  const { kind, slug, lang } = asked
  const { content, branch, branchId, company } = await readPrinted(actor, asked)
  const t = translator(lang, menuPageMessages)
  // the code leads to the Arabic page, from which English is one tap away
  const address = `${env().origin}/ar/menu/${slug}`
  const name = branch ? `${company[lang]}, ${branch[lang]}` : company[lang]
  const bytes = await renderPdf({
    template: kind === 'paper' ? 'menu-paper' : 'menu-code',
    lang,
    standard: 'ua-1',
    data: {
      kind,
      title: t('menuOf', { name }),
      company: company[lang],
      otherCompany: company[lang === 'ar' ? 'en' : 'ar'],
      branch: branch?.[lang] ?? '',
      day: riyadhDay(now()),
      address: address.replace(/^https?:\/\//, ''),
      qrAlt: t('scan'),
      scan: menuPageMessages.scan,
      hint: menuPageMessages.scanHint,
      sections: kind === 'paper' ? printedSections(content, branchId, lang) : [],
      foot:
        kind === 'paper'
          ? [
              t('vat'),
              content.note[lang] ?? content.note.ar ?? content.note.en ?? '',
              t('dailyEnergy', { amount: content.dailyEnergy }),
              t('saltAndCaffeine', limitsOf(content)),
              t('oneKitchen'),
            ].filter(Boolean)
          : [],
    },
    files: { '/qr.svg': Buffer.from(qrDrawing(qrSquares(address, 4))) },
  })
  return new Response(bytes, {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(bytes.byteLength),
      'content-language': lang,
      'content-disposition': `attachment; filename="${slug}-${kind}-${lang}.pdf"`,
      'cache-control': 'private, no-store',
    },
  })
}
