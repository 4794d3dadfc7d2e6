import { bell, both, defineKinds, kind, mail, team } from './kind.ts'

const atOffice = '/admin/reports/{report}'
const atClient = '/client/reports/{report}'
const atShopper = '/freelancer/reports/{report}'
const toWrite = '/freelancer/submit-report/{report}'
const document = 'reports/{report}/document/progress?{asked}'
const action = '/client/tasks/{id}'

export const reportingKinds = defineKinds({
  'report.submitted': kind({ branch: 'words', report: 'id' }, { admins: bell('officeReports', atOffice) }),
  'report.returned': kind({ branch: 'words', reason: 'text', report: 'id' }, { shopper: both('editor', toWrite) }),
  'report.rejected': kind({ branch: 'words', reason: 'text', report: 'id' }, { shopper: both('editor', atShopper) }),
  'report.visit-again': kind(
    { branch: 'words', request: 'id' },
    { admins: bell('officeReports', '/admin/secret-shopper/{request}') },
  ),
  'report.graded': kind({ branch: 'words', grade: 'grade', report: 'id' }, { shopper: both('grades', atShopper) }),
  'report.released': kind(
    { branch: 'words', score: 'score', report: 'id' },
    { client: team('reports.read', both('results', atClient)) },
  ),
  'report.mailing': kind(
    { list: 'text', client: 'words', count: 'count', lines: 'prose', stop: 'text' },
    { address: mail(null, '/client/reports') },
  ),
  'report.document-ready': kind(
    { branch: 'words', report: 'id', asked: 'id' },
    { person: bell('results', `/client/${document}`), admin: bell(null, `/admin/${document}`) },
  ),
  'report.due-soon': kind({ branch: 'words', due: 'moment', report: 'id' }, { shopper: both('reminders', toWrite) }),
  'report.overdue': kind(
    { branch: 'words', report: 'id' },
    { shopper: both('reminders', toWrite), admins: bell('officeReports', atOffice) },
  ),
  'report.review-late': kind({ branch: 'words', report: 'id' }, { admins: bell('officeReports', atOffice) }),
  'report.escalated': kind({ branch: 'words', report: 'id' }, { admins: bell('officeReports', atOffice) }),

  'alert.waiting': kind({ branch: 'words', report: 'id' }, { admins: bell('criticalWaiting', atOffice) }),
  'alert.late': kind({ branch: 'words', report: 'id' }, { admins: bell('criticalWaiting', atOffice) }),
  'alert.finding': kind(
    { branch: 'words', finding: 'words', alert: 'id' },
    { client: team('reports.read', bell('critical', '/client/alerts/{alert}')) },
  ),
  // why: no longer sent, but stored
  'alert.sent': kind(
    { branch: 'words', alert: 'id' },
    { client: team('reports.read', bell('critical', '/client/alerts/{alert}')) },
  ),
  'report.alert': kind(
    { branch: 'words', location: 'text', at: 'moment', seen: 'words', alert: 'id' },
    { alertPeople: team('reports.reply', mail('critical', '/client/alerts/{alert}')) },
  ),

  'score.low': kind(
    { branch: 'words', score: 'score', limit: 'score', findings: 'words', alert: 'id' },
    { client: team('reports.read', both('lowScores', '/client/alerts/{alert}')) },
  ),
  'score.high': kind(
    { branch: 'words', score: 'score', limit: 'score', alert: 'id' },
    { client: team('reports.read', both('highScores', '/client/alerts/{alert}')) },
  ),

  'dispute.opened': kind({ client: 'words', branch: 'words', report: 'id' }, { admins: bell('objections', atOffice) }),
  'dispute.withdrawn': kind(
    { client: 'words', branch: 'words', report: 'id' },
    { admins: bell('objections', atOffice) },
  ),
  'dispute.upheld': kind(
    { branch: 'words', question: 'words', decision: 'text', score: 'score', report: 'id' },
    { client: team('disputes.read', both('disputes', atClient)) },
  ),
  'dispute.declined': kind(
    { branch: 'words', question: 'words', decision: 'text', report: 'id' },
    { client: team('disputes.read', both('disputes', atClient)) },
  ),
  'appeal.opened': kind(
    { shopper: 'text', branch: 'words', report: 'id' },
    { admins: bell('objections', `${atOffice}#appeal`) },
  ),
  'appeal.upheld': kind({ branch: 'words', decision: 'text', report: 'id' }, { shopper: both('editor', atShopper) }),
  'appeal.dismissed': kind({ branch: 'words', decision: 'text', report: 'id' }, { shopper: both('editor', atShopper) }),
  'reply.written': kind(
    { shopper: 'text', branch: 'words', report: 'id' },
    { admins: bell('objections', `${atOffice}#shopper`) },
  ),
  'reply.answered': kind({ branch: 'words', answer: 'text', report: 'id' }, { shopper: both('grades', atShopper) }),

  'action.assigned': kind(
    { title: 'text', branch: 'words', client: 'words', priority: 'words', due: 'day', id: 'id' },
    { address: mail(null, action), person: both('account', action) },
  ),
  'action.handed-over': kind(
    { who: 'text', actions: 'count', branches: 'count' },
    { person: both('account', '/client/tasks') },
  ),
  // the bell has these of earlier versions; members have `action.late` now
  'action.due': kind(
    { title: 'text', branch: 'words', id: 'id' },
    { person: team('actions.read', bell('actions', action)), address: mail(null, action) },
  ),
  'action.overdue': kind(
    { title: 'text', branch: 'words', due: 'day', id: 'id' },
    { person: team('actions.read', bell('actions', action)), address: mail(null, action) },
  ),
  'action.late': kind(
    { branch: 'words', first: 'text', count: 'count' },
    { person: team('actions.read', bell('actions', '/client/tasks?status=unfinished')) },
  ),
  'action.critical-late': kind(
    { title: 'text', branch: 'words', due: 'day', id: 'id' },
    { person: team('actions.verify', both('critical', action)) },
  ),
  'action.failed-again': kind(
    { title: 'text', branch: 'words', id: 'id' },
    { client: team('actions.verify', bell('actions', action)) },
  ),
  'action.repeated': kind(
    { title: 'text', branch: 'words', id: 'id' },
    { client: team('actions.verify', bell('actions', action)) },
  ),
  'action.to-verify': kind(
    { title: 'text', branch: 'words', who: 'text', id: 'id' },
    { client: team('actions.verify', bell('actions', action)) },
  ),
  'action.confirmed': kind({ action: 'text', id: 'id' }, { client: team('actions.read', bell('actions', action)) }),
  'action.sent-back': kind({ action: 'text', id: 'id' }, { client: team('actions.read', bell('actions', action)) }),
})
