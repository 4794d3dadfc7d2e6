import { defineKinds, kind, mail } from './kind.ts'

// why: in the group 'account', which is urgent: what has already waited must not wait again
const summary = kind({ count: 'count', lines: 'prose' }, { person: mail('account', '/notifications') })

export const digestKinds = defineKinds({ 'notices.daily': summary, 'notices.many': summary })
