import { daysAhead } from '#/domain/operations/duties/task.ts'
import { asSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { addDays, addMinutes, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { finishTask } from '#/features/operations/duties/do-task.server.ts'
import { makeNextTask } from '#/features/operations/duties/make-tasks.server.ts'
import type { DutyInput } from '#/features/operations/duties/form.ts'
import { addDuty } from '#/features/operations/duties/write-duty.server.ts'
import type { Cast } from '../demo-person.server.ts'
import { sameIdFor } from '../same-id.ts'
import { happeningAt } from '../time-travel.server.ts'

type DemoDuty = Pick<DutyInput, 'title' | 'rule' | 'proof' | 'policy' | 'ownerRole'> & {
  details?: string
  time: string
  ramadanTime?: string
  /** English name of the part of the company; the whole company where it is left out. */
  part?: string
  /** Days ago on which the first one falls due. */
  firstDaysAgo: number
  /** What was given for those that are done, the first one first; the others are open or late. */
  done: readonly { note: string; figure?: number }[]
}

const spelled = (rule: string): string => `${rule};WKST=SU;RSCALE=GREGORIAN;SKIP=BACKWARD`

const ofRestaurants: readonly DemoDuty[] = [
  {
    title: 'تسليم ملف الأجور في منصة مدد',
    details: 'يُرفع ملف الشهر السابق بعد اعتماد كشف الرواتب.',
    rule: spelled('FREQ=MONTHLY;BYDAY=SU,MO,TU,WE,TH;BYSETPOS=-1'),
    proof: 'note',
    policy: 'before',
    ownerRole: 'accountant',
    time: '14:00',
    firstDaysAgo: 75,
    done: [{ note: 'رُفع الملف وقُبل في اليوم نفسه.' }, { note: 'رُفع الملف، ولا فروق في الأجور.' }],
  },
  {
    title: 'فحص طفايات الحريق ونظام شفّاط المطبخ',
    rule: spelled('FREQ=WEEKLY;BYDAY=SU'),
    proof: 'number',
    policy: 'after',
    ownerRole: 'manager',
    part: 'Central region',
    time: '10:00',
    ramadanTime: '16:00',
    firstDaysAgo: 24,
    done: [
      { note: 'كل الطفايات سليمة.', figure: 12 },
      { note: 'استُبدلت طفاية واحدة.', figure: 12 },
    ],
  },
  {
    title: 'سداد اشتراك التأمينات الاجتماعية',
    rule: spelled('FREQ=MONTHLY;BYMONTHDAY=15'),
    proof: 'number',
    policy: 'before',
    ownerRole: 'accountant',
    time: '12:00',
    firstDaysAgo: 48,
    done: [{ note: 'سُدّد عبر سداد.', figure: 18_420.5 }],
  },
]

/** Of the branch Olaya, whose manager reads English. */
const ofOlaya: readonly DemoDuty[] = [
  {
    title: 'Round of tables and rest rooms',
    rule: spelled('FREQ=DAILY'),
    proof: 'none',
    policy: 'keep',
    ownerRole: 'branch_manager',
    part: 'Olaya',
    time: '16:00',
    firstDaysAgo: 2,
    done: [{ note: 'Soap was refilled.' }, { note: 'All in order.' }],
  },
  {
    title: 'Photo of the cleaned kitchen hood',
    rule: spelled('FREQ=WEEKLY;BYDAY=SU,WE'),
    proof: 'file',
    policy: 'keep',
    ownerRole: 'branch_manager',
    part: 'Olaya',
    time: '10:00',
    firstDaysAgo: 0,
    done: [],
  },
]

const ofCafes: readonly DemoDuty[] = [
  {
    title: 'Prices on the delivery apps match the menu',
    rule: spelled('FREQ=WEEKLY;BYDAY=TU'),
    proof: 'note',
    policy: 'keep',
    ownerRole: 'owner',
    time: '11:00',
    firstDaysAgo: 20,
    done: [{ note: 'Two prices corrected.' }, { note: 'All prices match.' }],
  },
]

/** The node of a part, or the root of the company. */
async function nodeOf(company: Actor, part?: string): Promise<string> {
  const { id } = await asSystem('the demo world finds a part of a company', (tx) =>
    tx
      .selectFrom('org_nodes')
      .select('id')
      .where('client_id', '=', company.id)
      .$if(part === undefined, (found) => found.where('kind', '=', 'root'))
      .$if(part !== undefined, (found) => found.where('name_en', '=', part!))
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow(),
  )
  return id
}

async function tellDuty(owner: Actor, duty: DemoDuty, at: Date): Promise<void> {
  const { title, details = null, rule, proof, policy, ownerRole, time, ramadanTime = null, firstDaysAgo, done } = duty
  const id = sameIdFor(`duty ${title}`)
  const nodeId = await nodeOf(owner, duty.part)
  const first = addDays(riyadhDay(at), -firstDaysAgo)
  const made = addMinutes(startOfDay(first), 9 * 60)
  const schedule = { rule, afterDays: null, firstDay: first, time, ramadanTime, policy, proof }
  await happeningAt(made, () => addDuty(owner, { id, title, details, nodeId, ownerId: null, ownerRole, ...schedule }))
  // why: a task is made at most 14 days before it falls due, never for a day that has passed
  for (let day = addDays(first, daysAhead); day <= riyadhDay(at); day = addDays(day, daysAhead))
    await happeningAt(addMinutes(startOfDay(day), 20), () => makeNextTask({ dutyId: id }))
  const tasks = await asSystem('the demo world finds the tasks of a duty', (tx) =>
    tx.selectFrom('duty_tasks').select(['id', 'due_at', 'state']).where('duty_id', '=', id).orderBy('due_at').execute(),
  )
  for (const [index, { note, figure = null }] of done.entries()) {
    const task = tasks[index]
    if (task?.state !== 'todo') continue
    const doneAt = addMinutes(new Date(task.due_at), -95)
    await happeningAt(doneAt < at ? doneAt : at, () =>
      finishTask(owner, { id: task.id, revision: 1 }, { note, figure, files: [] }),
    )
  }
}

/** Head-office duties of both companies: done ones, late ones and those of the next days. */
export async function tellDuties({ saffron, dallah }: Cast, at: Date): Promise<void> {
  for (const [owner, duties] of [
    [saffron, ofRestaurants],
    [saffron, ofOlaya],
    [dallah, ofCafes],
  ] as const)
    for (const duty of duties) await tellDuty(owner, duty, at)
}
