import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes'
import { files, pages } from './route-files.ts'

/** Portal of freelancers and mystery shoppers. Questionnaire and visit are full screen, without the portal's frame. */
export const freelancerRoutes = [
  ...prefix('freelancer', pages('freelancer/fieldwork', ['submit-report/:reportId', 'visit/:requestId'])),
  layout('routes/freelancer/layout.tsx', [
    ...prefix('freelancer', [
      index('routes/freelancer/office/dashboard.tsx'),
      route('dashboard', 'routes/freelancer/office/dashboard.tsx', { id: 'freelancer-dashboard' }),
      ...pages('freelancer/shoppers', [
        'profile',
        'profile/about',
        'profile/availability',
        'profile/conflicts',
        'profile/bank',
        'profile/documents',
        'profile/agreement',
        'profile/level-test',
        'feedback',
      ]),
      ...pages('freelancer/ordering', ['secret-shopper', 'secret-shopper/:requestId']),
      ...pages('freelancer/fieldwork', ['submit-report', 'timeline', 'tasks']),
      ...files('freelancer/fieldwork', ['work', 'answers', 'photos', 'check-in', 'hand-in', 'visit-pages', 'moments']),
      ...pages('freelancer/reporting', ['reports', 'reports/:reportId']),
      ...files('freelancer/reporting', ['reports/export']),
      ...pages('freelancer/payouts', ['payouts', 'payouts/:payoutId']),
      ...files('freelancer/payouts', ['payouts/export', 'payouts/statement.pdf']),
      ...files('freelancer/identity', ['profile/data']),
      route('*', 'routes/freelancer/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig
