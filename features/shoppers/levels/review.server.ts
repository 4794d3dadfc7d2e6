import { asSystem, readAsSystem, type Tx } from '#/db/database.server.ts'
import { type LevelMove, type LevelReason, lowerLevel, reviewOf } from '#/domain/shoppers/level-rise.ts'
import type { CertificationLevel } from '#/domain/levels.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { type Lang, textOf } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { setLevel } from '#/features/shoppers/shopper-profile/write-profile.server.ts'
import { levelMessages } from '#/messages/shoppers/levels.ts'
import { now } from '#/platform/clock.ts'
import { levelFacts } from './level-facts.server.ts'

const reasonText = (reasons: readonly LevelReason[], lang: Lang): string =>
  reasons
    .map(({ name, needed, have }) =>
      levelMessages[`reason_${name}`][lang].replace('{have}', String(have)).replace('{needed}', String(needed)),
    )
    .join('\n')

type Told = Exclude<LevelMove, { kind: 'clear' } | { kind: 'stay' }>
const kinds = { rise: 'level.rose', warn: 'level.warned', fall: 'level.fell' } as const

async function tellMove(tx: Tx, shopperId: string, level: CertificationLevel, move: Told): Promise<void> {
  const kind = kinds[move.kind]
  const named = move.kind === 'warn' ? level : move.to
  const effect = { effectKey: `${shopperId}:${kind}:${named}:${riyadhDay(now())}` }
  const to = { shopper: shopperId }
  if (move.kind !== 'warn') return tell(tx, to, kinds[move.kind], { level: levelMessages[named] }, effect)
  const facts = {
    level: levelMessages[named],
    lower: levelMessages[lowerLevel(named) ?? 'basic'],
    date: move.warning.until,
    reasons: textOf((lang) => reasonText(move.warning.reasons, lang)),
  }
  return tell(tx, to, 'level.warned', facts, effect)
}

const setOf = (move: LevelMove) => {
  if (move.kind === 'warn') return { level_warning: JSON.stringify(move.warning) }
  if (move.kind === 'clear') return { level_warning: null }
  if (move.kind === 'stay') return null
  return { certification_level: move.to, level_by: 'rule' as const, level_changed_at: now(), level_warning: null }
}

/** Re-evaluates a shopper's level: promotion by the published thresholds, demotion only after a warning. Idempotent. */
export async function reviewLevel({ shopperId }: { shopperId: string }): Promise<void> {
  await asSystem('a job writes a level, which no signed-in role may do', async (tx) => {
    await tx
      .selectFrom('mystery_shopper_profiles')
      .select('profile_id')
      .where('profile_id', '=', shopperId)
      .forUpdate()
      .execute()
    const facts = await levelFacts(tx, shopperId)
    if (!facts) return
    const move = reviewOf(facts, now())
    const change = setOf(move)
    if (!change) return
    await setLevel(tx, shopperId, change)
    if (move.kind === 'clear' || move.kind === 'stay') return
    const after = move.kind === 'warn' ? { until: move.warning.until } : { level: move.to }
    await recordActivity(tx, null, {
      action: `shoppers.level-${move.kind}`,
      entity: 'profile',
      entityId: shopperId,
      before: { level: facts.level },
      after,
    })
    await tellMove(tx, shopperId, facts.level, move)
  })
}

const batch = 500

/** Nightly: demotes after expired warnings, and catches up on missed evaluations. */
export async function reviewLevels(): Promise<void> {
  let after: string | null = null
  do {
    const rows: { id: string }[] = await nextShoppers(after)
    for (const { id } of rows) await reviewLevel({ shopperId: id })
    after = rows.length === batch ? rows.at(-1)!.id : null
  } while (after !== null)
}

const nextShoppers = (after: string | null) =>
  readAsSystem('a job reviews the levels of all shoppers', (db) =>
    db
      .selectFrom('mystery_shopper_profiles as shopper')
      .select('shopper.profile_id as id')
      .$if(after !== null, (query) => query.where('shopper.profile_id', '>', after))
      .where((or) =>
        or.or([
          or('shopper.level_warning', 'is not', null),
          or.exists(
            or
              .selectFrom('mystery_shopping_reports as report')
              .select('report.id')
              .whereRef('report.shopper_id', '=', 'shopper.profile_id')
              .where('report.overall_score', 'is not', null),
          ),
        ]),
      )
      .orderBy('shopper.profile_id')
      .limit(batch)
      .execute(),
  )
