import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, data, Outlet, StaticRouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { LanguageProvider } from '#/ui/language.tsx'
import { KeptText } from './kept-text.tsx'

const values = {
  intent: 'reply',
  version: '3',
  branchId: '01890000-0000-7000-8000-000000000001',
  text: 'We have trained\nthe team again.',
}
const refusal = { ok: false, problem: { code: 'not-allowed', details: {} }, fields: {}, values }
const refused = () => {
  throw data({ code: 'not-allowed' }, { status: 403 })
}
const routes = [
  {
    path: '/',
    Component: Outlet,
    ErrorBoundary: KeptText,
    children: [{ path: 'form', action: () => data(refusal, 403), loader: refused, Component: () => null }],
  },
]

async function page(init: RequestInit): Promise<{ status: number; html: string }> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request('http://localhost/form', init))
  if (context instanceof Response) throw new Error('answered')
  const router = createStaticRouter(handler.dataRoutes, context)
  const html = renderToString(
    <LanguageProvider lang="ar">
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </LanguageProvider>,
  )
  return { status: context.statusCode, html }
}

test('the page of a form that no longer opens shows what was typed, without ids and steps', async () => {
  const { status, html } = await page({ method: 'POST', body: new URLSearchParams(values) })
  expect(status).toBe(403)
  expect(html).toContain('ما كتبته')
  expect(html).toContain(values.text)
  for (const hidden of ['reply', values.branchId]) expect(html).not.toContain(hidden)
})

test('a page that was only opened shows nothing of the kind', async () => {
  expect((await page({})).html).not.toContain('ما كتبته')
})
