import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { fold } from '#/domain/fold.ts'
import { type Wording, wordingFits } from '#/domain/messaging/wording.ts'
import { authorize } from '#/domain/permissions.ts'
import { withoutMarks } from '#/domain/text.ts'
import { declaredOf, messageKinds, programWording } from '#/features/messaging/wording/declared.ts'
import { areaOf, templateAreas } from './areas.ts'
import { templateList, type TemplateQuery, type TemplateRow } from './list.ts'

type Saved = { texts: Wording | null; at: string }

const nameIn = (text: string): string => withoutMarks(text).replace(/\{\w+\}/g, '…')

/** Name of a message: its subject, else its line in the bell, with dots for the variables. */
export function templateName(kind: string): TemplateRow['name'] {
  const { subjectEn, subjectAr, bellEn, bellAr } = programWording(kind)
  return { en: nameIn(subjectEn ?? bellEn ?? kind), ar: nameIn(subjectAr ?? bellAr ?? kind) }
}

function rowOf(kind: string, saved: Saved | undefined): TemplateRow & { texts: string } {
  const program = programWording(kind)
  const texts = saved?.texts ?? null
  const [mail, bell] = [program.subjectEn !== undefined, program.bellEn !== undefined]
  return {
    kind,
    name: templateName(kind),
    area: areaOf(kind),
    channel: mail && bell ? 'both' : mail ? 'mail' : 'bell',
    state: texts === null ? 'program' : wordingFits(texts, declaredOf(kind)) ? 'own' : 'misfit',
    changedAt: saved?.at ?? null,
    texts: fold([kind, ...Object.values(program), ...Object.values(texts ?? {})].join(' ')),
  }
}

const inOrder = (rows: TemplateRow[], { sort, descending }: TemplateQuery): TemplateRow[] => {
  const turn = descending ? -1 : 1
  return sort === 'area'
    ? rows.toSorted((a, b) => turn * (templateAreas.indexOf(a.area) - templateAreas.indexOf(b.area)))
    : rows.toSorted((a, b) => turn * (a.changedAt ?? '').localeCompare(b.changedAt ?? ''))
}

/** Messages of the system under the filters of the list; the search finds words of both languages. */
export async function templatesUnder(actor: Actor, query: TemplateQuery): Promise<TemplateRow[]> {
  authorize(actor, templateList.permission)
  const newest = await readAs(actor, (db) =>
    db
      .selectFrom('message_texts')
      .distinctOn('kind')
      .select(['kind', 'texts', 'saved_at as at'])
      .orderBy('kind')
      .orderBy('version', 'desc')
      .execute(),
  )
  const saved = new Map(newest.map((row) => [row.kind, { texts: row.texts as Wording | null, at: row.at }]))
  const asked = fold(query.q).split(/\s+/).filter(Boolean)
  const found = messageKinds
    .map((kind) => rowOf(kind, saved.get(kind)))
    .filter(({ texts }) => asked.every((word) => texts.includes(word)))
    .filter(({ area }) => query.area === null || area === query.area)
    .filter(({ channel }) => query.channel === null || channel === query.channel)
    .filter(({ state }) => query.state === null || state === query.state)
    .map(({ kind, area, channel, name, state, changedAt }) => ({ kind, area, channel, name, state, changedAt }))
  return inOrder(found, query)
}

/** One page of these messages. */
export async function browseTemplates(
  actor: Actor,
  query: TemplateQuery,
): Promise<{ total: number; rows: TemplateRow[] }> {
  const found = await templatesUnder(actor, query)
  const first = (query.page - 1) * query.rows
  return { total: found.length, rows: found.slice(first, first + query.rows) }
}
