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
      page('services', 'services'),
      page('plans', 'plans'),
      page('mystery-shopping', 'mystery-shopping'),
      page('ai-reports', 'ai-reports'),
      page('get-certified', 'get-certified'),
      page('client-results', 'client-results'),
      page('franchise', 'franchise'),
      page('about', 'about'),
      page('contact', 'contact'),
      page('terms', 'terms'),
      page('blog', 'blog'),
      page('integrations', 'integrations'),
      page('reports', 'reports'),
      page('functional-test', 'functional-test'),
      page('final-qa', 'final-qa'),
      page('blog/:postSlug', 'post'),
      page('forms/:formSlug', 'form'),
      auth('login'),
      auth('admin-login'),
      auth('signup'),
      auth('client-registration'),
      auth('join-mystery-shopper'),
      auth('join-freelancer'),
      auth('login/code', 'login-code'),
      auth('account-closed'),
      auth('forgot-password'),
      auth('reset-password'),
      page(':pageSlug', 'page'),
      page('*', 'not-found'),
    ]),
    route('shared/:token', 'routes/public/shared-report.tsx', { id: `shared-${lang}` }),
    route('blog/feed.xml', 'routes/public/feed.ts', { id: `feed-${lang}` }),
  ]
}

export default [
  // Public: everybody
  ...site('en'),
  ...prefix('ar', site('ar')),
  route('robots.txt', 'routes/public/robots.ts'),
  route('brand/:file', 'routes/public/brand-file.ts'),
  route('favicon.ico', 'routes/public/brand-file.ts', { id: 'favicon' }),
  route('media/:mediaId', 'routes/public/media.ts'),
  route('shared/:token/photos/:photoId', 'routes/public/shared-photo.ts'),
  route('reports/sample/:file', 'routes/public/sample-report.ts'),
  route('set-language', 'routes/set-language.ts'),
  route('set-theme', 'routes/set-theme.ts'),
  route('sign-out', 'routes/auth/sign-out.ts'),

  // Everybody who is signed in
  route('notifications', 'routes/notifications.tsx'),
  route('notifications/settings', 'routes/notification-settings.tsx'),
  route('account/security', 'routes/account-security.tsx'),
  route('command-palette', 'routes/command-palette.ts'),

  // Administrators
  layout('routes/admin/layout.tsx', [
    ...prefix('admin', [
      index('routes/admin/dashboard.tsx'),
      route('dashboard', 'routes/admin/dashboard.tsx', { id: 'admin-dashboard' }),
      route('client-approval', 'routes/admin/client-approval.tsx'),
      route('freelancers', 'routes/admin/freelancers.tsx'),
      route('secret-shopper', 'routes/admin/secret-shopper.tsx'),
      route('secret-shopper/:requestId', 'routes/admin/secret-shopper-request.tsx'),
      route('reports', 'routes/admin/reports.tsx'),
      route('reports/phrases', 'routes/admin/report-phrases.tsx'),
      route('reports/:reportId', 'routes/admin/report.tsx'),
      route('reports/:reportId/document', 'routes/admin/report-document.ts'),
      route('reports/:reportId/document/progress', 'routes/admin/report-document-progress.tsx'),
      route('emails', 'routes/admin/emails.tsx'),
      route('emails/:emailId', 'routes/admin/email.tsx'),
      route('page-builder', 'routes/admin/page-builder.tsx'),
      route('page-builder/pages/:pageId', 'routes/admin/page-editor.tsx'),
      route('page-builder/pages/:pageId/draft', 'routes/admin/page-draft.ts'),
      route('page-builder/home', 'routes/admin/home-editor.tsx'),
      route('page-builder/menus', 'routes/admin/menus-editor.tsx'),
      route('page-builder/blog', 'routes/admin/blog.tsx'),
      route('page-builder/blog/:postId', 'routes/admin/post-editor.tsx'),
      route('page-builder/blog/:postId/draft', 'routes/admin/post-draft.ts'),
      route('page-builder/pictures', 'routes/admin/pictures.tsx'),
      route('page-builder/pictures/library', 'routes/admin/picture-library.ts'),
      route('page-builder/case-studies', 'routes/admin/case-studies.tsx'),
      route('page-builder/case-studies/:studyId', 'routes/admin/case-study.tsx'),
      route('forms', 'routes/admin/forms.tsx'),
      route('forms/submissions', 'routes/admin/submissions.tsx'),
      route('forms/submissions/export', 'routes/admin/submissions-export.ts'),
      route('forms/submissions/:submissionId', 'routes/admin/submission.tsx'),
      route('forms/questionnaires', 'routes/admin/questionnaires.tsx'),
      route('forms/questionnaires/branches', 'routes/admin/questionnaire-branches.tsx'),
      route('forms/questionnaires/:questionnaireId', 'routes/admin/questionnaire-editor.tsx'),
      route('forms/questionnaires/:questionnaireId/export', 'routes/admin/questionnaire-export.ts'),
      route('forms/questionnaires/:questionnaireId/versions/:version', 'routes/admin/questionnaire-version.tsx'),
      route('forms/:formId', 'routes/admin/form-editor.tsx'),
      route('branding', 'routes/admin/branding.tsx'),
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
      route('reports/alerts', 'routes/client/report-alerts.tsx'),
      route('reports/branches', 'routes/client/reports-branches.tsx'),
      route('reports/trend', 'routes/client/reports-trend.tsx'),
      route('reports/compare', 'routes/client/reports-compare.tsx'),
      route('reports/answers', 'routes/client/reports-answers.tsx'),
      route('reports/export', 'routes/client/reports-export.ts'),
      route('reports/:reportId', 'routes/client/report.tsx'),
      route('alerts/:alertId', 'routes/client/alert.tsx'),
      route('tasks', 'routes/client/tasks.tsx'),
      route('tasks/:actionId', 'routes/client/task.tsx'),
      route('tasks/:actionId/proof', 'routes/client/task-proof.ts'),
      route('reports/:reportId/document', 'routes/client/report-document.ts'),
      route('reports/:reportId/document/progress', 'routes/client/report-document-progress.tsx'),
      route('case-studies', 'routes/client/case-studies.tsx'),
      route('case-studies/:studyId', 'routes/client/case-study.tsx'),
      route('*', 'routes/client/not-found.tsx'),
    ]),
  ]),

  // Freelancers and mystery shoppers; the questionnaire stands outside of the portal's frame
  route('freelancer/submit-report/:reportId', 'routes/freelancer/report-form.tsx'),
  route('freelancer/visit/:requestId', 'routes/freelancer/visit.tsx'),
  layout('routes/freelancer/layout.tsx', [
    ...prefix('freelancer', [
      index('routes/freelancer/dashboard.tsx'),
      route('dashboard', 'routes/freelancer/dashboard.tsx', { id: 'freelancer-dashboard' }),
      route('secret-shopper', 'routes/freelancer/secret-shopper.tsx'),
      route('secret-shopper/:requestId', 'routes/freelancer/secret-shopper-request.tsx'),
      route('submit-report', 'routes/freelancer/submit-report.tsx'),
      route('profile/data', 'routes/freelancer/own-data.tsx'),
      route('profile/data/copy', 'routes/freelancer/own-data-copy.ts'),
      route('answers', 'routes/freelancer/answers.ts'),
      route('photos', 'routes/freelancer/photos.ts'),
      route('check-in', 'routes/freelancer/check-in.ts'),
      route('hand-in', 'routes/freelancer/hand-in.ts'),
      route('visit-pages', 'routes/freelancer/visit-pages.ts'),
      route('moments', 'routes/freelancer/moments.ts'),
      route('*', 'routes/freelancer/not-found.tsx'),
    ]),
  ]),

  ...(development ? [route('dev/ui', 'routes/dev/ui.tsx')] : []),
] satisfies RouteConfig
