import { bell, both, defineKinds, kind, team } from './kind.ts'

const certificatePage = '/client/certificates/{certificate}'
const kept = team('certificates.read', both('certificates', certificatePage))
const lost = team('certificates.read', both('certificatesLost', certificatePage))
const review = team('guest-reviews.read', bell('guestReviews', '/client/certificates/reviews?branch={id}'))

export const certificationKinds = defineKinds({
  'certificate.issued': kind(
    { branch: 'words', level: 'words', date: 'date', page: 'text', certificate: 'id' },
    { client: kept },
  ),
  'certificate.renewed': kind(
    { branch: 'words', level: 'words', date: 'date', page: 'text', certificate: 'id' },
    { client: kept },
  ),
  'certificate.reinstated': kind({ branch: 'words', date: 'date', page: 'text', certificate: 'id' }, { client: kept }),
  'certificate.expired': kind({ branch: 'words', date: 'date', certificate: 'id' }, { client: kept }),
  'certificate.ends': kind({ branch: 'words', date: 'date', certificate: 'id' }, { client: kept }),
  'certificate.suspended': kind({ branch: 'words', why: 'words', reason: 'text', certificate: 'id' }, { client: lost }),
  'certificate.revoked': kind({ branch: 'words', why: 'words', reason: 'text', certificate: 'id' }, { client: lost }),
  'certificate.suspended-by-rule': kind(
    { branch: 'words', wayOn: 'id' },
    { client: team('certificates.read', both('certificatesLost', '{wayOn}')) },
  ),
  'certificate.rule-suspended': kind(
    { client: 'words', branch: 'words', certificate: 'id' },
    { admins: bell('officeCertificates', '/admin/certificates/{certificate}') },
  ),
  'certificate.applied': kind(
    { client: 'words', branch: 'words' },
    { admins: bell('officeCertificates', '/admin/certificates/applications') },
  ),
  'certificate.declined': kind(
    { branch: 'words', answer: 'text' },
    { client: team('certificates.apply', both('certificates', '/client/certificates')) },
  ),

  'guest-review.waiting': kind(
    { branch: 'words' },
    { admins: bell('officeGuestReviews', '/admin/certificates/reviews') },
  ),
  'guest-review.reported': kind(
    { client: 'words', branch: 'words' },
    { admins: bell('officeGuestReviews', '/admin/certificates/reviews?state=reported') },
  ),
  'guest-review.published': kind({ branch: 'words', stars: 'count', id: 'id' }, { client: review }),
  'guest-review.kept': kind({ branch: 'words', id: 'id' }, { client: review }),
  'guest-review.removed': kind({ branch: 'words', id: 'id' }, { client: review }),
  'guest-review.reply-removed': kind({ branch: 'words', id: 'id' }, { client: review }),
})
