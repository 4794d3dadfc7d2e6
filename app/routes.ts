import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes'
import type { Lang } from '../domain/text.ts'

const development = process.env['NODE_ENV'] === 'development'

/** Every public page exists twice: `/x` in English and `/ar/x` in Arabic, from the same file. */
const site = (lang: Lang) => {
  const page = (path: string, file: string) => route(path, `routes/public/${file}.tsx`, { id: `${file}-${lang}` })
  const auth = (path: string, file = path) => route(path, `routes/auth/${file}.tsx`, { id: `${file}-${lang}` })
  return [
    layout('routes/public/layout.tsx', { id: `public-${lang}` }, [
      index('routes/public/home.tsx', { id: `home-${lang}` }),
      page('consultant', 'consultant'),
      auth('login'),
      auth('admin-login'),
      auth('signup'),
      auth('client-registration'),
      auth('join-mystery-shopper'),
      auth('join-freelancer'),
      auth('forgot-password'),
      auth('reset-password'),
      page('*', 'not-found'),
    ]),
  ]
}

export default [
  // Public: everybody
  ...site('en'),
  ...prefix('ar', site('ar')),
  route('set-language', 'routes/set-language.ts'),
  route('set-theme', 'routes/set-theme.ts'),
  route('sign-out', 'routes/auth/sign-out.ts'),

  // Everybody who is signed in
  route('notifications', 'routes/notifications.tsx'),
  route('command-palette', 'routes/command-palette.ts'),

  // Administrators
  layout('routes/admin/layout.tsx', [
    ...prefix('admin', [
      index('routes/admin/dashboard.tsx'),
      route('dashboard', 'routes/admin/dashboard.tsx', { id: 'admin-dashboard' }),
      route('client-approval', 'routes/admin/client-approval.tsx'),
      route('secret-shopper', 'routes/admin/secret-shopper.tsx'),
      route('secret-shopper/:requestId', 'routes/admin/secret-shopper-request.tsx'),
      route('reports', 'routes/admin/reports.tsx'),
      route('reports/:reportId', 'routes/admin/report.tsx'),
      route('emails', 'routes/admin/emails.tsx'),
      route('emails/:emailId', 'routes/admin/email.tsx'),
      route('activity-logs', 'routes/admin/activity-logs.tsx'),
      route('activity-logs/export', 'routes/admin/activity-export.ts'),
      route('*', 'routes/admin/not-found.tsx'),
    ]),
  ]),

  // Clients
  layout('routes/client/layout.tsx', [
    ...prefix('client', [
      index('routes/client/dashboard.tsx'),
      route('dashboard', 'routes/client/dashboard.tsx', { id: 'client-dashboard' }),
      route('secret-shopper', 'routes/client/secret-shopper.tsx'),
      route('secret-shopper/:requestId', 'routes/client/secret-shopper-request.tsx'),
      route('reports', 'routes/client/reports.tsx'),
      route('reports/:reportId', 'routes/client/report.tsx'),
      route('*', 'routes/client/not-found.tsx'),
    ]),
  ]),

  // Freelancers and mystery shoppers; the questionnaire stands outside of the portal's frame
  route('freelancer/submit-report/:reportId', 'routes/freelancer/report-form.tsx'),
  layout('routes/freelancer/layout.tsx', [
    ...prefix('freelancer', [
      index('routes/freelancer/dashboard.tsx'),
      route('dashboard', 'routes/freelancer/dashboard.tsx', { id: 'freelancer-dashboard' }),
      route('secret-shopper', 'routes/freelancer/secret-shopper.tsx'),
      route('secret-shopper/:requestId', 'routes/freelancer/secret-shopper-request.tsx'),
      route('submit-report', 'routes/freelancer/submit-report.tsx'),
      route('answers', 'routes/freelancer/answers.ts'),
      route('photos', 'routes/freelancer/photos.ts'),
      route('*', 'routes/freelancer/not-found.tsx'),
    ]),
  ]),

  ...(development ? [route('dev/ui', 'routes/dev/ui.tsx')] : []),
] satisfies RouteConfig
