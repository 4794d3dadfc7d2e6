import { href } from 'react-router'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { addDays, addHours, riyadhDay } from '#/domain/riyadh-time.ts'
import type { StaffTaskPriority, StaffTaskRhythm, StaffTaskStep } from '#/domain/office/staff-task.ts'
import { moveTask } from '#/features/office/staff-tasks/move-task.server.ts'
import { noteTask } from '#/features/office/staff-tasks/note-task.server.ts'
import { createTask } from '#/features/office/staff-tasks/write-task.server.ts'
import type { Cast } from '../demo-person.server.ts'
import { sameIdFor } from '../same-id.ts'
import type { PersonKey } from '../stories/stories.ts'
import { happeningAt } from '../time-travel.server.ts'

type DemoTask = {
  key: string
  title: string
  details?: string
  owner?: PersonKey
  priority?: StaffTaskPriority
  daysAgo: number
  /** Days from today; negative: overdue. */
  dueIn?: number
  repeats?: StaffTaskRhythm
  link?: string
  steps?: readonly StaffTaskStep[]
  note?: { by: PersonKey; text: string }
}

/** Tasks of the office and its freelancers. */
const tasks: readonly DemoTask[] = [
  {
    key: 'papers',
    title: 'Check the papers of new shoppers',
    owner: 'admin',
    priority: 'high',
    daysAgo: 1,
    dueIn: 0,
    repeats: 'daily',
    link: `${href('/admin/freelancers')}?papers=waiting`,
  },
  {
    key: 'double',
    title: 'Find out whether two accounts with one mobile are one person',
    owner: 'editor',
    daysAgo: 1,
    dueIn: 2,
    link: `${href('/admin/freelancers')}?doubles=yes`,
  },
  {
    key: 'call dallah',
    title: 'الاتصال بمقهى دلّة بشأن مواعيد الزيارات في ديسمبر',
    details: 'يفضّلون الزيارات المسائية بعد الساعة الثامنة، وفرع الملقا مغلق أول أسبوع.',
    owner: 'admin',
    daysAgo: 6,
    dueIn: -2,
    priority: 'high',
    steps: ['start'],
    note: { by: 'admin', text: 'لم يردّوا اليوم، أعاود الاتصال غدًا.' },
  },
  {
    key: 'kitchen audit',
    title: 'Kitchen audit checklist: a short version for cafes',
    details: 'Ten questions at most. Take the wording of the long list where it fits.',
    owner: 'freelancer',
    daysAgo: 5,
    dueIn: 4,
    steps: ['start'],
    note: { by: 'freelancer', text: 'Seven questions are written; the ones about storage follow.' },
  },
  {
    key: 'photo guide',
    title: 'Photo guide: how to photograph a receipt in poor light',
    owner: 'freelancer',
    daysAgo: 20,
    dueIn: -6,
    steps: ['start', 'finish'],
    note: { by: 'admin', text: 'Thank you, it is in the shoppers’ guide now.' },
  },
  {
    key: 'standards',
    title: 'مراجعة صياغة أسئلة النظافة مع المراجعين',
    owner: 'editor',
    daysAgo: 9,
    dueIn: 6,
  },
  {
    key: 'iban',
    title: 'Compare changed bank accounts before the next payout',
    owner: 'admin',
    priority: 'urgent',
    daysAgo: 3,
    dueIn: 1,
    repeats: 'monthly',
  },
  {
    key: 'weekly',
    title: 'Look through rejected reports by reason',
    owner: 'editor',
    daysAgo: 8,
    dueIn: -1,
    repeats: 'weekly',
    link: href('/admin/reports'),
    steps: ['start', 'finish'],
  },
  { key: 'coffee', title: 'Menu prices of the Dallah branches for the budget of visits', daysAgo: 2, priority: 'low' },
  { key: 'ramadan', title: 'خطة الزيارات في رمضان: ساعات العمل وأوقات الإفطار', daysAgo: 4, dueIn: 30 },
  {
    key: 'welcome call',
    title: 'Welcome call with a new shopper',
    owner: 'shopper',
    details: 'Half an hour: how you photograph, what a good narrative says, and whom to call when a branch is closed.',
    daysAgo: 2,
    dueIn: 3,
  },
  { key: 'old posters', title: 'Posters for the spring fair', daysAgo: 40, steps: ['cancel'] },
]

const isTold = async (admin: Actor, id: string): Promise<boolean> => {
  const row = await readAs(admin, (db) =>
    db.selectFrom('work_tasks').select('id').where('id', '=', id).executeTakeFirst(),
  )
  return row !== undefined
}

/** Creates the tasks, moves them and comments on them. Idempotent. */
export async function tellRoster(cast: Cast, present: Date): Promise<void> {
  const { admin } = cast
  const today = riyadhDay(present)
  for (const task of tasks) {
    const id = sameIdFor('work', task.key)
    if (await isTold(admin, id)) continue
    const begun = addHours(present, -24 * task.daysAgo)
    await happeningAt(begun, () =>
      createTask(admin, id, {
        title: task.title,
        details: task.details ?? '',
        ownerId: task.owner ? cast[task.owner].id : null,
        priority: task.priority ?? 'normal',
        dueOn: task.dueIn === undefined ? null : addDays(today, task.dueIn),
        repeats: task.repeats ?? null,
        link: task.link ?? null,
      }),
    )
    for (const [index, step] of (task.steps ?? []).entries())
      await happeningAt(addHours(begun, 20 * (index + 1)), () =>
        moveTask(admin, { taskId: id, version: index + 1 }, step),
      )
    const { note } = task
    if (note)
      await happeningAt(addHours(begun, 23), () =>
        noteTask(cast[note.by], id, { id: sameIdFor('work note', task.key), text: note.text }),
      )
  }
}
