import { href, useFetcher } from 'react-router'
import { useState } from 'react'
import type { FormResult } from '#/domain/form-result.ts'
import { ContactFields } from '#/features/site/menus/components/contact-fields.tsx'
import { MenuFields } from '#/features/site/menus/components/menu-fields.tsx'
import type { ContactDetails } from '#/features/site/menus/contact-details.ts'
import { menusStep } from '#/features/site/menus/form.ts'
import { readContactDetails } from '#/features/site/menus/read-navigation.server.ts'
import { navigationRules } from '#/features/site/menus/rules.server.ts'
import { type MenusDone, takeMenusStep } from '#/features/site/menus/take-menus-step.server.ts'
import { ContentEditor } from '#/features/site/site-content/components/content-editor.tsx'
import { DraftState } from '#/features/site/site-content/components/draft-state.tsx'
import { VersionList } from '#/features/site/site-content/components/version-list.tsx'
import { readContentEditor } from '#/features/site/site-content/read-editor.server.ts'
import { siteContentMessages } from '#/messages/site/site-content.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { ContentTabs } from '#/app/shell/content-tabs.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import { readSiteAddresses } from '#/app/shell/site-addresses.server.ts'
import type { Route } from './+types/menus'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, siteContentMessages.menusTitle) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => ({
  ...(await readContentEditor(actorOf(context), navigationRules)),
  contact: await readContactDetails(),
  from: url.searchParams.get('from') ?? '',
}))

export const action = formAction(menusStep, async (actor, step) =>
  takeMenusStep(actor, step, await readSiteAddresses()),
)

/** Result of a step with the menus; the contact form has its own. */
const ofMenus = (result: FormResult<MenusDone> | undefined) =>
  result?.ok ? (result.result.done === 'contact' ? undefined : { ok: true as const, result: result.result }) : result

/** Header, footer and contact details. */
export default function MenusEditor({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT(siteContentMessages)
  const { content, draft, revisions, contact, from } = loaderData
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('menusTitle')} />
      <ContentTabs />
      <ContactCard contact={contact} />
      <DraftState draft={draft} />
      <ContentEditor
        key={from}
        draft={draft}
        result={ofMenus(actionData)}
        content={content}
        address={href('/admin/page-builder/menus')}
        previews={{ en: '/?preview=menus', ar: '/ar?preview=menus' }}
      >
        <MenuFields content={content} />
      </ContentEditor>
      <VersionList revisions={revisions} version={draft?.version ?? 0} />
    </div>
  )
}

/** Contact details are public once saved. The version is the one these fields began with, or that of the last save. */
function ContactCard({ contact }: { contact: { version: number; details: ContactDetails } }) {
  const t = useT(siteContentMessages)
  const fetcher = useFetcher<FormResult<MenusDone>>()
  const [began] = useState(contact)
  const answer = fetcher.data?.ok ? fetcher.data.result : null
  const [version, setVersion] = useState(began.version)
  if (answer?.done === 'contact' && answer.version > version) setVersion(answer.version)
  return (
    <Card title={t('contact')} description={t('contactText')}>
      <ActionForm fetcher={fetcher}>
        <input type="hidden" name="version" value={version} readOnly />
        {answer && <Notice kind="success" live title={t('contactSaved')} />}
        <ContactFields details={began.details} />
        <FormActions>
          <SubmitButton intent="contact">{t('saveContact')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}
