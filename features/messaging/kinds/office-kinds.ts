import { bell, both, defineKinds, kind, mail, team } from './kind.ts'

const logs = '/admin/logs'
const submission = '/admin/forms/submissions/{message}'
const study = bell('officeStories', '/admin/page-builder/case-studies/{study}')
const task = {
  admin: both('work', '/admin/tasks/{task}'),
  shopper: both('work', '/freelancer/secret-shopper?view=work'),
} as const

export const officeKinds = defineKinds({
  'papers.ending': kind(
    { count: 'count', first: 'words', lines: 'words' },
    { person: team('documents.read', both('papers', '/client/document-monitoring')) },
  ),
  'automation.told': kind(
    { rule: 'text', what: 'words', place: 'words', text: 'prose', wayOn: 'id' },
    { client: team('timeline.read', both('automation', '{wayOn}')), admin: both('officeRules', '{wayOn}') },
  ),
  'automation.proposed': kind(
    { rule: 'text', what: 'words', place: 'words', text: 'prose', branch: 'id' },
    { client: team('evaluations.request', both('automation', '/client/secret-shopper?new=1&branch={branch}')) },
  ),
  'automation.paused': kind(
    { rule: 'text', why: 'words', id: 'id' },
    {
      client: team('automation.read', both('automation', '/client/automation/{id}')),
      person: both('automation', '/client/automation/{id}'),
      admins: both('officeRules', '/admin/automation/{id}'),
    },
  ),

  'job.failed': kind({ job: 'text' }, { admins: bell('failedJobs', logs) }),
  'job.failed-money': kind({ job: 'text' }, { admins: both('failedJobs', logs) }),
  'work.given': kind({ title: 'text', priority: 'words', due: 'words', task: 'id' }, task),
  'work.due': kind({ title: 'text', priority: 'words', task: 'id' }, task),

  'message.received': kind(
    { ticket: 'text', name: 'text', form: 'text', answers: 'text', message: 'id' },
    { address: mail(null, submission), admins: bell('inbox', submission) },
  ),
  // why: a stranger may have typed the address, so the mail links to the public home page only
  'message.thanks': kind({ ticket: 'text', form: 'text', contact: 'text' }, { address: mail(null, '/') }),

  'library.published': kind({ title: 'words' }, { person: bell('account', '/account/documents') }),
  'library.to-confirm': kind({ title: 'words' }, { person: both('account', '/account/documents') }),
  'library.reminder': kind({ title: 'words' }, { person: both('account', '/account/documents') }),
  'library.ends': kind(
    { title: 'words', date: 'day', document: 'id' },
    { admins: bell('officeLibrary', '/admin/document-library/{document}') },
  ),

  'case-study.offered': kind(
    { title: 'words', study: 'id' },
    { client: team('case-studies.answer', both('stories', '/client/case-studies/{study}')) },
  ),
  'case-study.agreed': kind({ client: 'words', title: 'words', study: 'id' }, { admins: study }),
  'case-study.declined': kind({ client: 'words', title: 'words', study: 'id' }, { admins: study }),
  'case-study.withdrawn': kind({ client: 'words', title: 'words', study: 'id' }, { admins: study }),
})
