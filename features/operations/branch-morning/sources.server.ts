import { href } from 'react-router'
import { isOpen } from '#/domain/operations/duties/task.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { translator } from '#/domain/text.ts'
import { selectUnreadAlerts } from '#/features/fieldwork/alerts/unread-alerts.server.ts'
import { selectDueAudits } from '#/features/operations/audits/due-audits.server.ts'
import { type DueShift, selectDueShifts } from '#/features/operations/daily-reports/due-shifts.server.ts'
import { selectDueTasks } from '#/features/operations/duties/due-tasks.server.ts'
import { selectEndingPapers, selectRenewedToday } from '#/features/operations/papers/ending-papers.server.ts'
import { comingVisits } from '#/features/ordering/requests/coming-visits.server.ts'
import { selectDueActions, selectFinishedToday } from '#/features/reporting/corrective-actions/due-actions.server.ts'
import { auditMessages } from '#/messages/operations/audits.ts'
import { branchMorningMessages } from '#/messages/operations/branch-morning.ts'
import { anItem, daysShown, type DueItem, type DueSource } from './source.ts'

const alerts: DueSource = {
  kind: 'alert',
  needs: 'reports.read',
  read: async (db, actor) => {
    const t = translator(actor.language, branchMorningMessages)
    const rows = await selectUnreadAlerts(db, actor)
    const items = rows.map(({ id, branch, sentAt }) => {
      const to = href('/client/alerts/:alertId', { alertId: id })
      const dueOn = riyadhDay(new Date(sentAt))
      return anItem({ kind: 'alert', id, title: t('alert'), branch, dueOn, urgent: true, act: 'open', to })
    })
    return { items, done: [] }
  },
}

const lateStatuses: readonly DueShift['status'][] = ['late', 'missing']
const actOfShift = ({ status }: DueShift) => {
  if (status === 'submitted') return 'sign'
  return status === 'draft' || status === 'reopened' ? 'continue' : 'fill'
}

const dailyReports: DueSource = {
  kind: 'daily',
  needs: 'daily.write',
  read: async (db, actor, today) => {
    const t = translator(actor.language, branchMorningMessages)
    const shifts = await selectDueShifts(db, actor, { writable: true })
    const itemOf = (shift: DueShift): DueItem => {
      const { branchId, day, branch } = shift
      const place = { branchId, day, shift: shift.shift }
      const isAhead = shift.away === 1
      return anItem({
        kind: 'daily',
        id: `${branchId} ${day} ${shift.shift}`,
        title: t('dailyReport', { shift: shift.name[actor.language] }),
        branch,
        dueOn: day,
        dueAt: shift.dueAt.toISOString(),
        late: lateStatuses.includes(shift.status),
        ...(!isAhead && { act: actOfShift(shift), to: href('/client/field/daily/:branchId/:day/:shift', place) }),
      })
    }
    const isDone = ({ status }: DueShift) => status === 'signed'
    // why also by the calendar: after midnight the next business day has begun there already
    const ahead = shifts.filter(({ away, day }) => away === 1 && day > today)
    return {
      items: [
        ...shifts.filter((shift) => shift.away < 1 && !isDone(shift)),
        // why: the next report is named for one branch; with several it says nothing that today's rows do not
        ...(new Set(ahead.map(({ branchId }) => branchId)).size === 1 ? ahead.slice(0, 1) : []),
      ].map(itemOf),
      done: shifts
        .filter((shift) => shift.away === 0 && isDone(shift))
        .map(({ name }) => t('dailyReport', { shift: name[actor.language] })),
    }
  },
}

const actions: DueSource = {
  kind: 'action',
  needs: 'actions.own',
  read: async (db, actor) => {
    const [rows, done] = await Promise.all([selectDueActions(db, actor, daysShown), selectFinishedToday(db, actor)])
    const items = rows.map(({ id, title, branch, dueOn, overdue, priority, mine }) => {
      const to = href('/client/tasks/:actionId', { actionId: id })
      const urgent = priority === 'critical'
      return anItem({ kind: 'action', id, title, branch, dueOn, late: overdue, urgent, mine, act: 'finish', to })
    })
    return { items, done }
  },
}

const duties: DueSource = {
  kind: 'duty',
  needs: 'duties.do',
  read: async (db, actor, today) => {
    const tasks = await selectDueTasks(db, actor, daysShown)
    const begun = new Set<string>()
    const items = tasks
      .filter(({ state }) => isOpen(state))
      .flatMap(({ id, dutyId, title, dueAt, late, ...task }) => {
        const dueOn = riyadhDay(dueAt)
        // why: of a duty that comes back every day the next task says enough
        if (dueOn > today && begun.has(dutyId)) return []
        begun.add(dutyId)
        const isTick = task.proof === 'none' && dueOn <= today
        return [
          anItem({
            kind: 'duty',
            id,
            title,
            dueOn,
            dueAt: dueAt.toISOString(),
            late,
            act: task.proof === 'none' ? 'tick' : task.proof,
            to: href('/client/admin-task-tracking/:taskId', { taskId: id }),
            revision: isTick ? task.revision : null,
          }),
        ]
      })
    return { items, done: tasks.filter(({ state }) => state === 'done').map(({ title }) => title) }
  },
}

const audits: DueSource = {
  kind: 'audit',
  needs: 'audits.do',
  read: async (db, actor, today) => {
    const t = translator(actor.language, auditMessages)
    const rows = await selectDueAudits(db, actor, daysShown)
    const items = rows
      .filter(({ done }) => !done)
      .map(({ id, kind, branch, plannedOn, begun }) => {
        const to = href('/client/field/audit/:auditId', { auditId: id })
        const late = plannedOn < today
        const act = begun ? 'continue' : 'fill'
        return anItem({
          kind: 'audit',
          id,
          title: t(`kind_${kind}`),
          branch,
          dueOn: plannedOn,
          late,
          mine: true,
          act,
          to,
        })
      })
    return { items, done: rows.filter(({ done }) => done).map(({ kind }) => t(`kind_${kind}`)) }
  },
}

const papers: DueSource = {
  kind: 'paper',
  needs: 'documents.write',
  read: async (db, actor, today) => {
    const [rows, done] = await Promise.all([selectEndingPapers(db, actor), selectRenewedToday(db, actor)])
    const items = rows.map(({ id, name, worker, branch, endsOn, daysLeft, state, isCheck }) => {
      return anItem({
        kind: 'paper',
        id,
        title: worker === null ? name : `${name} · ${worker}`,
        branch,
        dueOn: endsOn ?? today,
        daysLeft,
        late: state !== 'expiring',
        act: isCheck ? 'check' : 'renew',
        to: `${href('/client/document-monitoring/new')}?${new URLSearchParams({ renews: id })}`,
      })
    })
    return { items, done }
  },
}

/** Only for those who plan visits: for others a visit is known after its report. */
const visits: DueSource = {
  kind: 'visit',
  needs: 'evaluations.foresee',
  read: async (_db, actor) => {
    const t = translator(actor.language, branchMorningMessages)
    const rows = await comingVisits(actor)
    const items = rows.map(({ id, branch, visitAt }) => {
      const dueOn = riyadhDay(new Date(visitAt))
      const to = href('/client/secret-shopper/:requestId', { requestId: id })
      return anItem({ kind: 'visit', id, title: t('visit'), branch, dueOn, to })
    })
    return { items, done: [] }
  },
}

/** Where the items of a branch's morning come from. A new source is one entry here. */
export const dueSources: readonly DueSource[] = [alerts, dailyReports, actions, duties, audits, papers, visits]
