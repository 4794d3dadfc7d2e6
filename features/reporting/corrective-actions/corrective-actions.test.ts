import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  type CorrectiveActionStep,
  correctiveActionStatuses,
  type CorrectiveActionStatus,
  correctiveActionSteps,
} from '#/domain/corrective-action.ts'
import { readList } from '#/domain/list.ts'
import { addDays, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { forgetAttempts } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { at, releasedReport } from '#/tests/reports.ts'
import { save } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { changeCorrectiveAction, moveCorrectiveAction } from './change-action.server.ts'
import { announceCorrectiveAction } from './announce.server.ts'
import { followCorrectiveActions } from './escalate.server.ts'
import { correctiveActionList } from './list.ts'
import { correctiveActionRows, browseCorrectiveActions } from './list.server.ts'
import { type NewCorrectiveAction, openCorrectiveAction } from './open-action.server.ts'
import { readCorrectiveAction, readCorrectiveActionsOfReport } from './read-corrective-actions.server.ts'

const here = await world()
const editor = await here.admin()
const client = await here.client()
const other = await here.client()
const changed = [save('Q6', false, { comment: 'Nobody greeted us for several minutes.' })]
const reportId = await releasedReport(here, editor, { client, changed })
const today = riyadhDay(now())
const fresh = (of: Partial<NewCorrectiveAction> = {}): NewCorrectiveAction => ({
  id: randomUUID(),
  reportId,
  questionKey: 'Q6',
  title: 'Greet every guest at the door',
  ownerName: 'Huda',
  ownerEmail: null,
  priority: 'medium',
  dueOn: null,
  ...of,
})
const opened = async (of: Partial<NewCorrectiveAction> = {}) => {
  const action = fresh(of)
  await openCorrectiveAction(client, action)
  return action.id
}
const read = (id: string) => readCorrectiveAction(client, id, 'en')
// why: the one who finished an action does not verify it
const checker = await here.member(client, [{ role: 'owner' }])
const move = async (id: string, step: CorrectiveActionStep, rootCause = '') =>
  moveCorrectiveAction(step === 'verify' ? checker : client, {
    actionId: id,
    version: (await read(id)).version,
    step,
    note: step === 'cancel' ? 'No longer needed' : '',
    rootCause,
  })
const list = (address = '', actor = client) =>
  browseCorrectiveActions(actor, readList(correctiveActionList, new URLSearchParams(address)))

// why: the tests take more steps in a minute than a person may
beforeEach(() => forgetAttempts('report work by account', client.id))

describe('opening', () => {
  test('the priority sets the day, and the finding stays named', async () => {
    const days = { critical: 0, high: 3, medium: 7, low: 14 } as const
    for (const [priority, days_] of Object.entries(days) as ['critical', number][]) {
      const action = await read(await opened({ priority }))
      expect(action).toMatchObject({ dueOn: addDays(today, days_), status: 'open', priority, questionKey: 'Q6' })
      expect(action.finding).toBeTruthy()
    }
    expect(await read(await opened({ dueOn: addDays(today, 30) }))).toMatchObject({ dueOn: addDays(today, 30) })
  })

  test('sent twice is one action; a key of another report is refused', async () => {
    const action = fresh()
    await openCorrectiveAction(client, action)
    await openCorrectiveAction(client, { ...action, title: 'Again' })
    expect(await read(action.id)).toMatchObject({ title: action.title, version: 1 })
    const second = await releasedReport(here, editor, { client })
    await expect(openCorrectiveAction(client, { ...action, reportId: second })).rejects.toMatchObject({
      code: 'bad-request',
    })
  })

  test('days gone by, days too far, and questions that were not asked are refused', async () => {
    for (const dueOn of [addDays(today, -1), addDays(today, 366)])
      await expect(openCorrectiveAction(client, fresh({ dueOn }))).rejects.toMatchObject({
        fields: { dueOn: 'action-due' },
      })
    await expect(openCorrectiveAction(client, fresh({ questionKey: 'Q999' }))).rejects.toMatchObject({
      code: 'bad-request',
    })
  })

  test('open ones stand on top of the branch’s next report', async () => {
    const id = await opened({ title: 'Seen next time' })
    const next = await releasedReport(here, editor, { client })
    await here.owner.query(
      `update app.mystery_shopping_requests q set branch_id = o.branch_id from app.mystery_shopping_reports r, app.mystery_shopping_requests o,
       app.mystery_shopping_reports p where r.id = $1 and q.id = r.request_id and p.id = $2 and o.id = p.request_id`,
      [next, reportId],
    )
    const { branchId } = await read(id)
    const there = await readCorrectiveActionsOfReport(client, { reportId: next, branchId })
    expect(there.own).toEqual([])
    expect(there.stillOpen.map((action) => action.id)).toContain(id)
    await move(id, 'start')
    await move(id, 'finish', 'Nobody was told to')
    const later = await readCorrectiveActionsOfReport(client, { reportId: next, branchId })
    expect(later.stillOpen.map((action) => action.id)).not.toContain(id)
  })
})

/** An action in any status, reached by its steps. */
async function actionIn(status: CorrectiveActionStatus): Promise<string> {
  const id = await opened()
  const way: Record<CorrectiveActionStatus, CorrectiveActionStep[]> = {
    open: [],
    in_progress: ['start'],
    done: ['start', 'finish'],
    verified: ['start', 'finish', 'verify'],
    reopened: ['start', 'finish', 'reopen'],
    cancelled: ['cancel'],
  }
  for (const step of way[status]) await move(id, step, 'The rota had a gap')
  return id
}

describe.each(correctiveActionStatuses)('an action that is %s', (status) => {
  test.each(Object.keys(correctiveActionSteps) as CorrectiveActionStep[])('and the step %s', async (step) => {
    const id = await actionIn(status)
    const { from, to } = correctiveActionSteps[step]
    const allowed = (from as readonly CorrectiveActionStatus[]).includes(status)
    const result = move(id, step, 'The rota had a gap')
    if (allowed) await result
    else await expect(result).rejects.toMatchObject({ code: 'action.step-refused' })
    expect((await read(id)).status).toBe(allowed ? to : status)
  })
})

test('done needs the root cause', async () => {
  const id = await actionIn('in_progress')
  await expect(move(id, 'finish')).rejects.toMatchObject({ code: 'action.root-cause-required' })
  await move(id, 'finish', 'The rota had a gap')
  expect(await read(id)).toMatchObject({ status: 'done', rootCause: 'The rota had a gap' })
  expect((await read(id)).events.map(({ step }) => step)).toEqual(['finish', 'start', 'open'])
})

test('it is changed while it is open, and of two at once one wins', async () => {
  const id = await opened()
  const change = (title: string, version = 1) =>
    changeCorrectiveAction(client, {
      actionId: id,
      version,
      title,
      ownerName: 'Sami',
      ownerEmail: null,
      priority: 'low',
      dueOn: null,
    })
  const results = await Promise.allSettled([change('One'), change('Two')])
  expect(results.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await read(id)).toMatchObject({ owner: 'Sami', priority: 'low', version: 2, dueOn: addDays(today, 7) })
  await expect(change('Late')).rejects.toMatchObject({ code: 'changed-meanwhile' })
  const done = await actionIn('done')
  const { version } = await read(done)
  const late = changeCorrectiveAction(client, {
    actionId: done,
    version,
    title: 'x',
    ownerName: 'y',
    ownerEmail: null,
    priority: 'low',
    dueOn: null,
  })
  await expect(late).rejects.toMatchObject({ code: 'action.closed' })
})

test('the list is filtered, sorted and counted by the database', async () => {
  const id = await opened({ title: 'مراجعة الإيصالات', ownerName: 'Only Owner', priority: 'critical' })
  expect((await list('owner=Only+Owner')).rows.map((row) => row.id)).toEqual([id])
  expect((await list('q=ايصالات')).rows.map((row) => row.id)).toEqual([id])
  expect((await list('status=verified')).rows.every(({ status }) => status === 'verified')).toBe(true)
  const sorted = (await list('sort=priority')).rows
  expect(sorted[0]?.priority).toBe('critical')
  const { counts, total, owners, branches } = await list()
  expect(total).toBeGreaterThan(10)
  expect(counts.unfinished).toBeGreaterThan(0)
  expect(owners).toContain('Only Owner')
  expect(branches).toHaveLength(1)
  await at(startOfDay(addDays(today, 1)), async () => {
    const { rows } = await list('status=overdue')
    expect(rows.map((row) => row.id)).toContain(id)
    expect(rows.every(({ overdue }) => overdue)).toBe(true)
  })
  expect(await list('', other)).toMatchObject({ rows: [], total: 0 })
})

test('the file holds what the page shows, of one client only, and taking it is recorded', async () => {
  const fileOf = async (actor: typeof client, address: string) => {
    const lines = []
    const query = readList(correctiveActionList, new URLSearchParams(address))
    for await (const line of await exportList(actor, correctiveActionList, query, correctiveActionRows, 'en'))
      lines.push(line)
    return lines
  }
  await opened({ title: 'مراجعة الثلاجات', ownerName: 'File Owner', priority: 'low' })
  const [heading, ...lines] = await fileOf(client, 'q=الثلاجات+owner&status=unfinished')
  expect(heading).toEqual(['Action', 'Status', 'Branch', 'Owner', 'Due date', 'Priority', 'Source'])
  expect(lines).toHaveLength(1)
  expect(lines[0]).toEqual(expect.arrayContaining(['Open', 'File Owner', { day: addDays(today, 14) }, 'Low', 'Visit']))
  expect(await fileOf(other, '')).toHaveLength(1)
  const { rows } = await here.owner.query(
    `select entity_id, after from app.activity_log where action = 'actions.export' and actor_id = $1`,
    [client.id],
  )
  expect(rows).toEqual([{ entity_id: client.id, after: { q: 'الثلاجات owner', status: 'unfinished' } }])
})

test('an owner without an account is told at once and on the due day, however often the job runs', async () => {
  const id = await opened({ ownerEmail: 'huda@example.com', priority: 'high', title: 'Reminded' })
  const told = async () => {
    const mails = await here.owner.query<{ kind: string }>(
      `select kind from app.emails where to_address = 'huda@example.com' and subject like '%Reminded%' order by created_at`,
    )
    return mails.rows.map(({ kind }) => kind)
  }
  const [event] = (await read(id)).events
  await announceCorrectiveAction({ actionId: id, eventId: event!.id })
  await announceCorrectiveAction({ actionId: id, eventId: event!.id })
  await followCorrectiveActions()
  expect(await told()).toEqual(['action.assigned'])
  for (const day of [3, 3, 4, 4, 5]) await at(startOfDay(addDays(today, day)), followCorrectiveActions)
  expect(await told()).toEqual(['action.assigned', 'action.due'])
})

test('what is done is not chased', async () => {
  const id = await opened({ title: 'Quiet' })
  await move(id, 'start')
  await move(id, 'finish', 'The rota had a gap')
  await at(startOfDay(addDays(today, 15)), followCorrectiveActions)
  const { rows } = await here.owner.query(`select told_level from app.report_actions where id = $1`, [id])
  expect(rows).toEqual([{ told_level: 0 }])
})

test('strangers find nothing', async () => {
  const id = await opened()
  await expect(readCorrectiveAction(other, id, 'en')).rejects.toMatchObject({ code: 'not-found' })
  const step = { actionId: id, version: 1, step: 'start', note: '', rootCause: '' } as const
  await expect(moveCorrectiveAction(other, step)).rejects.toMatchObject({ code: 'not-found' })
  await expect(openCorrectiveAction(other, fresh())).rejects.toMatchObject({ code: 'not-found' })
  const { branchId } = await read(id)
  expect(await readCorrectiveActionsOfReport(other, { reportId, branchId })).toEqual({ own: [], stillOpen: [] })
  for (const stranger of [await here.shopper(), editor]) {
    await expect(openCorrectiveAction(stranger, fresh())).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(moveCorrectiveAction(stranger, step)).rejects.toMatchObject({ code: 'not-allowed' })
  }
  await expect(readCorrectiveAction(client, 'nothing', 'en')).rejects.toMatchObject({ code: 'not-found' })
})
