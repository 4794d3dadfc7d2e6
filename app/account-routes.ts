import { layout } from '@react-router/dev/routes'
import { files, pages } from './route-files.ts'

/** Pages of the own account, which every kind of user has, in the frame of the reader's portal. */
export const account = layout('routes/account/frame.tsx', [
  ...pages('', ['notifications', 'notifications/settings', 'account/invitations', 'account/confirm']),
  ...files('', ['notifications/bell']),
  layout('routes/account/layout.tsx', [
    ...pages('', [
      'account',
      'account/email',
      'account/password',
      'account/sessions',
      'account/security',
      'account/passkeys',
      'account/identities',
      'account/phone',
      'account/data',
      'account/documents',
    ]),
  ]),
])
