import { index, layout, route } from '@react-router/dev/routes'
import type { Lang } from '../domain/text.ts'

/** Every public page exists twice: `/x` in English and `/ar/x` in Arabic, from the same file. */
export const site = (lang: Lang) => {
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
      page('payment', 'payment'),
      page('payment/sandbox/:checkout', 'payment-sandbox'),
      page('payment/:token', 'payment-share'),
      page('payment-success', 'payment-success'),
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
    route('shared/:token', 'routes/public/shared/$token.tsx', { id: `shared-${lang}` }),
    route('review/:publicId', 'routes/public/review/$publicId.tsx', { id: `review-${lang}` }),
    route('blog/feed.xml', 'routes/public/blog/feed.xml.ts', { id: `feed-${lang}` }),
  ]
}
