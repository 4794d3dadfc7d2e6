import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import {
  type Wording,
  type WordingProblem,
  wordingParts,
  wordingField,
  wordingProblems,
} from '#/domain/messaging/wording.ts'
import { authorize } from '#/domain/permissions.ts'
import { langs } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { declaredOf } from '#/features/messaging/wording/declared.ts'
import { forgetWordings } from '#/features/messaging/wording/saved.server.ts'
import { assertKind } from './read-template.server.ts'

/** Problem of a field with the names of its variables: `unknown:{price} {day}`. The page writes the sentence. */
const codeOf = (problem: WordingProblem): string =>
  `template-${problem.why}${'names' in problem ? `:${problem.names.join(' ')}` : ''}`

/** Texts of the parts that the message has; refuses those that do not fit, naming the variables. */
export function acceptedTexts(kind: string, typed: Wording): Wording {
  const declared = declaredOf(kind)
  const problems = Object.entries(wordingProblems(typed, declared))
  if (problems.length > 0)
    throw new AppError(
      'bad-request',
      {},
      Object.fromEntries(problems.map(([field, problem]) => [field, codeOf(problem)])),
    )
  const fields = wordingParts.flatMap((part) => (declared[part] ? langs.map((lang) => wordingField(part, lang)) : []))
  return Object.fromEntries(fields.map((field) => [field, typed[field]!]))
}

type Change = { kind: string; seen: number }

/** Stores the next version of a message's texts, unless another one was saved after `seen`. */
async function addVersion(
  actor: Actor,
  { kind, seen }: Change,
  action: 'templates.save' | 'templates.restore' | 'templates.program',
  textsIn: (tx: Tx) => Promise<Wording | null>,
): Promise<void> {
  await asActor(actor, async (tx) => {
    const last = await tx
      .selectFrom('message_texts')
      .select(['version', 'texts'])
      .where('kind', '=', kind)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst()
    if ((last?.version ?? 0) !== seen) throw new AppError('changed-meanwhile')
    const texts = await textsIn(tx)
    const added = await tx
      .insertInto('message_texts')
      .values({ kind, version: seen + 1, texts: texts && JSON.stringify(texts), saved_by: actor.id })
      .onConflict((conflict) => conflict.columns(['kind', 'version']).doNothing())
      .executeTakeFirst()
    if (added.numInsertedOrUpdatedRows === 0n) throw new AppError('changed-meanwhile')
    await recordActivity(tx, actor, {
      action,
      entity: 'message',
      entityId: kind,
      before: last?.texts ?? null,
      after: texts,
    })
  })
  forgetWordings()
}

/** Saves texts of a message in both languages. They are used from the next message on. */
export async function saveTemplate(actor: Actor, change: Change & { texts: Wording }): Promise<void> {
  authorize(actor, 'templates.write')
  assertKind(change.kind)
  const texts = acceptedTexts(change.kind, change.texts)
  await addVersion(actor, change, 'templates.save', async () => texts)
}

/** Returns to the text of the program. */
export async function returnToProgram(actor: Actor, change: Change): Promise<void> {
  authorize(actor, 'templates.write')
  assertKind(change.kind)
  await addVersion(actor, change, 'templates.program', async () => null)
}

/** Makes an earlier version the newest; one that no longer fits the message is refused. */
export async function restoreTemplate(actor: Actor, change: Change & { version: number }): Promise<void> {
  authorize(actor, 'templates.write')
  assertKind(change.kind)
  await addVersion(actor, change, 'templates.restore', async (tx) => {
    const row = await tx
      .selectFrom('message_texts')
      .select('texts')
      .where('kind', '=', change.kind)
      .where('version', '=', change.version)
      .executeTakeFirst()
    if (!row) throw new AppError('not-found')
    return row.texts === null ? null : acceptedTexts(change.kind, row.texts as Wording)
  })
}
