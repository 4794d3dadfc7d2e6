import { bell, both, defineKinds, kind, team } from './kind.ts'

const certificatePage = '/client/certificates/{certificate}'
const kept = team('certificates.read', both('certificates', certificatePage))
const lost = team('certificates.read', both('certificatesLost', certificatePage))
const review = team('guest-reviews.read', bell('guestReviews', '/client/certificates/reviews?branch={id}'))

export const certificationKinds = defineKinds({
  'certificate.issued': kind(
    { branch: 'text', level: 'words', date: 'date', page: 'text', certificate: 'id' },
    { client: kept },
  ),
  'certificate.renewed': kind(
    { branch: 'text', level: 'words', date: 'date', page: 'text', certificate: 'id' },
    { client: kept },
  ),
  'certificate.reinstated': kind({ branch: 'text', date: 'date', page: 'text', certificate: 'id' }, { client: kept }),
  'certificate.expired': kind({ branch: 'text', date: 'date', certificate: 'id' }, { client: kept }),
  'certificate.ends': kind({ branch: 'text', date: 'date', certificate: 'id' }, { client: kept }),
  'certificate.suspended': kind({ branch: 'text', why: 'words', reason: 'text', certificate: 'id' }, { client: lost }),
  'certificate.revoked': kind({ branch: 'text', why: 'words', reason: 'text', certificate: 'id' }, { client: lost }),
  'certificate.suspended-by-rule': kind(
    { branch: 'text', wayOn: 'id' },
    { client: team('certificates.read', both('certificatesLost', '{wayOn}')) },
  ),
  'certificate.rule-suspended': kind(
    { client: 'text', branch: 'text', certificate: 'id' },
    { admins: bell('officeCertificates', '/admin/certificates/{certificate}') },
  ),
  'certificate.applied': kind(
    { client: 'text', branch: 'text' },
    { admins: bell('officeCertificates', '/admin/certificates/applications') },
  ),
  'certificate.declined': kind(
    { branch: 'text', answer: 'text' },
    { client: team('certificates.apply', both('certificates', '/client/certificates')) },
  ),

  'guest-review.waiting': kind(
    { branch: 'text' },
    { admins: bell('officeGuestReviews', '/admin/certificates/reviews') },
  ),
  'guest-review.reported': kind(
    { client: 'text', branch: 'text' },
    { admins: bell('officeGuestReviews', '/admin/certificates/reviews?state=reported') },
  ),
  'guest-review.published': kind({ branch: 'text', stars: 'count', id: 'id' }, { client: review }),
  'guest-review.kept': kind({ branch: 'text', id: 'id' }, { client: review }),
  'guest-review.removed': kind({ branch: 'text', id: 'id' }, { client: review }),
  'guest-review.reply-removed': kind({ branch: 'text', id: 'id' }, { client: review }),
})
