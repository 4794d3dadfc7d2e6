// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { companyField } from '#/domain/form-result.ts'
import { ActionForm } from '#/ui/form.tsx'
import { LanguageProvider } from '#/ui/language.tsx'
import { ClientFrame, type ClientStanding } from './portal-frames.tsx'

const standing: ClientStanding = {
  owner: 'Company X',
  closingOn: null,
  tier: 'basic',
  view: null,
  rights: null,
  secondFactor: null,
  company: '01900000-0000-7000-8000-000000000000',
  companies: [{ id: '01900000-0000-7000-8000-000000000000', name: 'Company X' }],
  isShopper: false,
  newAlerts: 0,
}

test('forms say the company of their page, also for a person of one company, who may join another meanwhile', () => {
  const Page = () => (
    <LanguageProvider lang="en">
      <ClientFrame standing={standing}>
        <ActionForm id="here">.</ActionForm>
      </ClientFrame>
    </LanguageProvider>
  )
  const Stub = createRoutesStub([{ path: '/', Component: Page }])
  document.body.innerHTML = renderToString(<Stub />)
  expect(new FormData(document.querySelector<HTMLFormElement>('#here')!).get(companyField)).toBe(standing.company)
})
