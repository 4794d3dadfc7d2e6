import { bell, both, defineKinds, kind, team, withCosts } from './kind.ts'

const atOffice = '/admin/secret-shopper/{request}'
const atClient = '/client/secret-shopper/{request}'
const atShopper = '/freelancer/secret-shopper/{request}'
const shopperVisits = '/freelancer/secret-shopper'
const jobBoardPath = '/freelancer/secret-shopper?view=offered'
// why: branch managers and viewers see a visit after its release only, so those who order are told of the days before
const aboutOrder = team('evaluations.request', both('orders', atClient))
const aboutWave = '/client/secret-shopper'
const wave = bell('officeVisits', '/admin/secret-shopper/waves/{id}')

const offered = kind(
  { branch: 'words', visit: 'moment', location: 'text', fee: 'halalas', until: 'moment' },
  { shopper: both('offers', jobBoardPath) },
)

// why: a shopper's name is an argument of texts for the office only, so that no notice shows it to a client
export const orderingKinds = defineKinds({
  'request.placed': kind(
    { client: 'words', branch: 'words', request: 'id' },
    { admins: bell('officeOrders', atOffice) },
  ),
  'request.received': kind(
    {
      number: 'text',
      branch: 'words',
      location: 'text',
      visit: 'moment',
      price: 'halalas',
      vat: 'halalas',
      total: 'halalas',
      within: 'words',
      request: 'id',
    },
    { client: withCosts(aboutOrder) },
  ),
  'request.approved': kind({ number: 'text', branch: 'words', visit: 'moment', request: 'id' }, { client: aboutOrder }),
  'request.shopper-found': kind(
    { branch: 'words', request: 'id' },
    { client: team('evaluations.request', bell('orders', atClient)) },
  ),
  // why: no longer sent, but stored
  'request.started': kind(
    { branch: 'words', request: 'id' },
    { client: team('evaluations.request', bell('orders', atClient)) },
  ),
  'request.assigned': kind(
    { branch: 'words', location: 'text', visit: 'moment', fee: 'halalas', request: 'id' },
    { shopper: both('visits', atShopper) },
  ),
  'request.taken-back': kind(
    { branch: 'words', visit: 'moment', reason: 'text' },
    { shopper: both('visits', shopperVisits) },
  ),
  'request.handed-back': kind(
    { shopper: 'text', branch: 'words', request: 'id' },
    { admins: bell('officeOrders', atOffice) },
  ),
  'request.missed': kind(
    { shopper: 'text', branch: 'words', request: 'id' },
    { admins: bell('officeVisits', atOffice) },
  ),
  'visit.team-conflict': kind(
    { shopper: 'text', client: 'words', branch: 'words', outcome: 'words', request: 'id' },
    { admins: bell('officeVisits', atOffice) },
  ),
  'request.no-show': kind({ branch: 'words', visit: 'moment' }, { shopper: both('visits', shopperVisits) }),
  'request.rescheduled': kind(
    { number: 'text', branch: 'words', visit: 'moment', request: 'id' },
    { client: aboutOrder, shopper: both('visits', atShopper) },
  ),
  'request.cancelled': kind(
    { number: 'text', branch: 'words', visit: 'moment', reason: 'text', request: 'id' },
    { client: team('evaluations.request', both('cancelled', atClient)), admins: bell('officeOrders', atOffice) },
  ),
  'request.moved': kind(
    { client: 'words', branch: 'words', visit: 'moment', request: 'id' },
    { admins: bell('officeOrders', atOffice) },
  ),
  'request.many-placed': kind(
    { client: 'words', count: 'count' },
    { admins: bell('officeOrders', '/admin/secret-shopper') },
  ),
  'request.many-received': kind(
    { count: 'count', approved: 'count', from: 'day', until: 'day', price: 'halalas' },
    { client: withCosts(team('evaluations.request', both('orders', aboutWave))) },
  ),
  // why: without days: the client does not see them before the reports
  'programme.planned': kind(
    { programme: 'text', count: 'count', from: 'day', until: 'day', id: 'id' },
    {
      client: team('evaluations.request', both('orders', '/client/programme/{id}')),
      admins: bell('officeOrders', '/admin/secret-shopper/programmes'),
    },
  ),
  'request.wave-planned': kind(
    { count: 'count', from: 'day', until: 'day', price: 'halalas' },
    { client: withCosts(team('evaluations.request', both('orders', aboutWave))) },
  ),
  'request.wave-cancelled': kind(
    { count: 'count', reason: 'text' },
    { client: team('evaluations.request', both('cancelled', aboutWave)) },
  ),
  'wave.proposed': kind({ wave: 'text', id: 'id' }, { admins: wave }),
  'wave.confirmed': kind({ wave: 'text', done: 'count', refused: 'count', id: 'id' }, { admins: wave }),

  'offer.made': offered,
  'offer.standby': offered,
  'offer.ended': kind({ branch: 'words', visit: 'moment', why: 'words' }, { shopper: both('offers', jobBoardPath) }),
  'offer.refused': kind({ shopper: 'text', branch: 'words', request: 'id' }, { admin: bell('officeVisits', atOffice) }),
  'offer.nobody-left': kind({ branch: 'words', request: 'id' }, { admins: bell('officeVisits', atOffice) }),
  'visit.bonus-raised': kind({ branch: 'words', bonus: 'halalas' }, { shopper: bell('offers', jobBoardPath) }),
  'visit.reminder': kind(
    { branch: 'words', location: 'text', visit: 'moment', request: 'id' },
    { shopper: both('reminders', atShopper) },
  ),
})
