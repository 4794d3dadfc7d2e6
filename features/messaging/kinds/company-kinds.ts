import { bell, both, defineKinds, kind, mail, publicPage, team } from './kind.ts'

const dashboard = team('company.write', both('account', '/client/dashboard'))
/** For owners, who alone can keep the company; the banner tells the rest of the team. */
const aboutClosing = team('company.write', both('account', '/client/users/closing'))

export const companyKinds = defineKinds({
  'client.asked': kind({ reason: 'text' }, { client: team('company.write', both('account', '/client/setup/papers')) }),
  'client.imported': kind({ source: 'words' }, { client: team('company.write', both('account', '/forgot-password')) }),
  'client.viewed': kind({ reason: 'text' }, { client: team('company.write', both('account', '/client/setup/views')) }),
  'ownership.step': kind(
    { called: 'words', giver: 'text', receiver: 'text', until: 'moment', outcome: 'words' },
    {
      client: team('company.write', both('account', '/client/users/ownership')),
      person: both('account', '/client/users/ownership'),
    },
  ),
  'ownership.given': kind(
    { called: 'words', receiver: 'text', until: 'moment', reason: 'prose', outcome: 'words' },
    {
      client: team('company.write', both('account', '/client/users/ownership')),
      person: both('account', '/client/users/ownership'),
    },
  ),
  'ownership.claim': kind(
    { client: 'words', outcome: 'words', id: 'id' },
    {
      admins: bell('people', '/admin/clients/{id}?part=team'),
      admin: bell('people', '/admin/clients/{id}?part=team'),
    },
  ),
  'company.closing': kind({ called: 'words', by: 'text', until: 'day' }, { client: aboutClosing }),
  'company.closing-soon': kind({ called: 'words', until: 'day' }, { client: aboutClosing }),
  'company.kept': kind({ called: 'words', by: 'text' }, { client: aboutClosing }),
  'company.closed': kind({ called: 'words' }, { person: mail('account', publicPage('/login')) }),
  'client.closing': kind(
    { client: 'words', until: 'day', id: 'id' },
    { admins: bell('people', '/admin/clients/{id}') },
  ),
  'client.kept': kind({ client: 'words', id: 'id' }, { admins: bell('people', '/admin/clients/{id}') }),
  'team.second-factor': kind(
    { by: 'text', chosen: 'words' },
    { client: team('company.write', both('account', '/client/users/security')) },
  ),
  'api.key': kind(
    { by: 'text', key: 'text', step: 'words' },
    { client: team('company.write', both('account', '/client/api')) },
  ),
  'api.webhook': kind(
    { by: 'text', endpoint: 'text', step: 'words' },
    { client: team('company.write', both('account', '/client/api/webhooks')) },
  ),
  'api.webhook-off': kind(
    { endpoint: 'text', why: 'words', id: 'id' },
    { client: team('company.write', both('account', '/client/api/webhooks/{id}')) },
  ),
  'client.answered': kind(
    { client: 'words', id: 'id' },
    { admins: bell('people', '/admin/client-approval?client={id}') },
  ),
  'client.approved': kind({}, { client: dashboard }),
  'client.rejected': kind({ reason: 'text' }, { client: dashboard }),
  'client.suspended': kind({ reason: 'text' }, { client: dashboard }),
  'node.moved': kind(
    { what: 'words', from: 'words', to: 'words' },
    { person: both('account', '/client/branches/tree') },
  ),
  'node.merged': kind({ what: 'words', into: 'words' }, { person: both('account', '/client/branches/tree') }),
  'client.reinstated': kind({}, { client: dashboard }),
  'team.invited': kind(
    { called: 'words', inviter: 'text', offer: 'words', url: 'secret' },
    { address: mail(null, '{url}') },
  ),
  'team.invitation': kind({ called: 'words', inviter: 'text' }, { person: bell('account', '/account/invitations') }),
  'team.joined': kind({ called: 'words', address: 'text' }, { person: both('account', '/client/users') }),
  'team.declined': kind({ called: 'words', address: 'text' }, { person: both('account', '/client/users') }),
  'team.grants': kind({ called: 'words' }, { person: both('account', '/client/dashboard') }),
  'team.reactivated': kind({ called: 'words' }, { person: both('account', '/client/dashboard') }),
  'team.suspended': kind({ called: 'words' }, { person: mail('account', publicPage('/login')) }),
  'team.removed': kind({ called: 'words' }, { person: mail('account', publicPage('/login')) }),
})
