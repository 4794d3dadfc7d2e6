import { asSystem, readAsSystem, type Tx } from '#/db/database.server.ts'
import { assignmentSettings } from '#/features/ordering/assignment/settings.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { now } from '#/platform/clock.ts'
import {
  type Holding,
  loadWave,
  offeredVisits,
  openVisits,
  type WaveFacts,
  withHoldings,
} from '#/features/ordering/waves/load-wave.server.ts'
import { type MadeProposal, type Proposal, readProposal } from '#/features/ordering/wave-solver/proposal.ts'
import { solveApart } from '#/features/ordering/wave-solver/solve-apart.server.ts'
import type { Pick, Solved } from '#/features/ordering/wave-solver/solve.ts'
import { endProposing, setProgress } from '#/features/ordering/waves/move-wave.server.ts'
import { storedProposal } from './stored-proposal.server.ts'
import { tellAdmins } from './tell-admins.server.ts'

const atOnce = 1000
const why = 'a proposal is made from all shoppers and their past'

type Run = JobPayload<'waves.propose'>
const read = <T>(query: (tx: Tx) => Promise<T>): Promise<T> => readAsSystem(why, query)

/** Whether the run is neither stopped nor superseded. */
const isWanted = async ({ waveId, version }: Run): Promise<boolean> =>
  (await read((tx) =>
    tx
      .selectFrom('waves')
      .select('id')
      .where('id', '=', waveId)
      .where('status', '=', 'proposing')
      .where('version', '=', version)
      .executeTakeFirst(),
  )) !== undefined

const atStage = ({ waveId, version }: Run, stage: Proposal['stage']): Promise<unknown> =>
  asSystem(why, async (tx) => {
    const proposal = { ...readProposal(await storedProposal(tx, waveId)), stage }
    await setProgress(tx, { waveId, version }, JSON.stringify(proposal))
  })

/** Manual decisions: a shopper for a visit, or left open. */
const byHand = (tx: Tx, waveId: string) =>
  tx
    .selectFrom('wave_picks')
    .select(['request_id', 'shopper_id'])
    .where('wave_id', '=', waveId)
    .where('is_by_hand', '=', true)
    .execute()

type Question = { facts: WaveFacts; held: Holding[]; kept: Set<string> }

/** Open visits, and shoppers as if manual decisions were carried out. */
async function question({ waveId }: Run): Promise<Question> {
  const [ids, offered, chosen, settings] = await Promise.all([
    read((tx) => openVisits(tx, waveId)),
    read((tx) => offeredVisits(tx, waveId)),
    read((tx) => byHand(tx, waveId)),
    assignmentSettings(),
  ])
  const facts = await loadWave(read, ids, settings)
  const jobOf = new Map(facts.jobs.map((job) => [job.id, job]))
  const isOffered = new Set(offered.map(({ requestId }) => requestId))
  const hand = chosen.filter(({ request_id }) => !isOffered.has(request_id))
  const holdings = hand.flatMap(({ request_id, shopper_id }) => {
    const job = jobOf.get(request_id)
    return job && shopper_id !== null ? [{ requestId: request_id, shopperId: shopper_id, job }] : []
  })
  const kept = new Set([...isOffered, ...hand.map(({ request_id }) => request_id)])
  const busier = withHoldings(facts, holdings)
  const held = [...offered, ...holdings]
  return { facts: { ...busier, jobs: facts.jobs.filter(({ id }) => !kept.has(id)) }, held, kept }
}

function summary({ facts, held, kept }: Question, solved: Solved, seconds: number): MadeProposal {
  const shoppers = facts.pool.filter(({ active, approved, agreed }) => active && approved && agreed)
  const given = [...solved.picks, ...held].flatMap(({ shopperId }) => (shopperId === null ? [] : [shopperId]))
  const each = Map.groupBy(given, (id) => id)
  const newcomers = new Set(shoppers.filter((one) => one.isNew).map(({ id }) => id))
  const isNew = (id: string) => newcomers.has(id)
  return {
    at: now().toISOString(),
    seconds: Math.round(seconds * 10) / 10,
    visits: solved.picks.length,
    byHand: kept.size,
    shoppers: shoppers.length,
    total: solved.total,
    bound: solved.bound,
    greedy: solved.greedy,
    newcomers: {
      shoppers: shoppers.filter(({ id }) => isNew(id)).length,
      used: [...each.keys()].filter(isNew).length,
      visits: given.filter(isNew).length,
    },
    used: each.size,
    mostVisits: [...each.values()].reduce((most, own) => Math.max(most, own.length), 0),
  }
}

const pickRow = (waveId: string, { requestId, clientId, shopperId, fit, parts, refusals }: Pick) => ({
  wave_id: waveId,
  request_id: requestId,
  client_id: clientId,
  shopper_id: shopperId,
  fit,
  fit_parts: JSON.stringify(parts),
  refusals: JSON.stringify(refusals),
})

/** Replaces the previous proposal atomically; writes nothing when stopped meanwhile. */
const keepProposal = ({ waveId, version }: Run, picks: readonly Pick[], made: MadeProposal): Promise<void> =>
  asSystem(why, async (tx) => {
    const { confirmed } = readProposal(await storedProposal(tx, waveId))
    const next = { status: 'proposed', proposal: JSON.stringify({ made, confirmed }) } as const
    const moved = await endProposing(tx, { waveId, version }, next)
    if (!moved) return
    const done = picks.map(({ requestId }) => requestId)
    for (let from = 0; from < picks.length; from += atOnce) {
      await tx
        .deleteFrom('wave_picks')
        .where('wave_id', '=', waveId)
        .where('request_id', 'in', done.slice(from, from + atOnce))
        .execute()
      await tx
        .insertInto('wave_picks')
        .values(picks.slice(from, from + atOnce).map((pick) => pickRow(waveId, pick)))
        .execute()
    }
    await tellAdmins(tx, waveId, `${waveId}:proposed:${version}`)
  })

const giveUp = ({ waveId, version }: Run): Promise<unknown> =>
  asSystem(why, async (tx) => {
    const { made, confirmed } = readProposal(await storedProposal(tx, waveId))
    const proposal = JSON.stringify({ made, confirmed, problem: 'failed' })
    await endProposing(tx, { waveId, version }, { status: made ? 'proposed' : 'planned', proposal })
  })

/** Makes the proposal of a wave in its own thread. A stopped or superseded run writes nothing. */
export async function runProposal(run: Run): Promise<void> {
  if (!(await isWanted(run))) return
  try {
    const started = performance.now()
    const [asked, settings] = await Promise.all([question(run), assignmentSettings()])
    await atStage(run, 'solving')
    const { jobs, pool, atBranch } = asked.facts
    const solved = await solveApart({ jobs, pool, atBranch, settings }, () => isWanted(run))
    if (!solved) return
    await atStage(run, 'writing')
    await keepProposal(run, solved.picks, summary(asked, solved, (performance.now() - started) / 1000))
  } catch (error) {
    await giveUp(run)
    throw error
  }
}
