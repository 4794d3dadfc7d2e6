import { index, layout, route } from '@react-router/dev/routes'
import type { Lang } from '../domain/text.ts'
import { fileOf } from './route-files.ts'

/** Every public page exists twice: `/x` in English and `/ar/x` in Arabic, from the same file. */
export const site = (lang: Lang) => {
  const add = (folder: string) => (address: string) => {
    const file = fileOf(folder, address, 'tsx')
    return route(address, file, { id: `${file.slice('routes/'.length, -'.tsx'.length)}-${lang}` })
  }
  const page = add('public')
  const auth = add('auth')
  return [
    layout('routes/public/layout.tsx', { id: `public-${lang}` }, [
      index('routes/public/home.tsx', { id: `home-${lang}` }),
      page('consultant'),
      page('services'),
      page('services/:serviceSlug'),
      page('plans'),
      page('mystery-shopping'),
      page('mystery-shopping/:citySlug'),
      page('ai-reports'),
      page('get-certified'),
      page('client-results'),
      page('franchise'),
      page('about'),
      page('contact'),
      page('terms'),
      page('blog'),
      page('integrations'),
      page('reports'),
      page('reports/:reportSlug'),
      page('glossary'),
      route('docs', 'routes/public/docs/all.tsx', { id: `docs-${lang}` }),
      page('docs/api'),
      page('docs/:roleSlug'),
      page('docs/:roleSlug/:articleSlug'),
      // why not 'checklists.tsx' or 'docs.tsx': the folder of public pages has as many files as it may
      route('checklists', 'routes/public/checklists/all.tsx', { id: `checklists-${lang}` }),
      page('checklists/:checklistSlug'),
      page('functional-test'),
      page('final-qa'),
      page('blog/:postSlug'),
      page('forms/:formSlug'),
      page('payment'),
      page('payment/sandbox/:checkout'),
      page('payment/:token'),
      page('payment-success'),
      page('unsubscribe/:token'),
      auth('login'),
      auth('admin-login'),
      auth('signup'),
      auth('client-registration'),
      auth('join-mystery-shopper'),
      auth('join-freelancer'),
      auth('login/code'),
      auth('login/mail'),
      auth('login/link'),
      auth('login/phone'),
      auth('account-closed'),
      auth('forgot-password'),
      auth('reset-password'),
      auth('join-staff/:token'),
      auth('verify-email/:token'),
      auth('undo-email/:token'),
      auth('join/:token'),
      page(':pageSlug'),
      route('*', 'routes/public/not-found.tsx', { id: `not-found-${lang}` }),
    ]),
    route('shared/:token', 'routes/public/shared/$token.tsx', { id: `shared-${lang}` }),
    route('action/:token', 'routes/public/action/$token.tsx', { id: `action-${lang}` }),
    route('quote/:token', 'routes/public/quote/$token.tsx', { id: `quote-${lang}` }),
    route('order/:token', 'routes/public/order/$token.tsx', { id: `order-${lang}` }),
    route('order/:token/pdf', 'routes/public/order/$token/pdf.ts', { id: `order-pdf-${lang}` }),
    route('review/:publicId', 'routes/public/review/$publicId.tsx', { id: `review-${lang}` }),
    route('menu/:menuSlug', 'routes/public/menu/$menuSlug.ts', { id: `menu-${lang}` }),
    route('blog/feed.xml', 'routes/public/blog/feed.xml.ts', { id: `feed-${lang}` }),
  ]
}
