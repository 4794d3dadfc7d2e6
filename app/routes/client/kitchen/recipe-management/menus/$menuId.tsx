import { href, useFetcher } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { Addresses, History, PublishCard } from '#/features/kitchen/menus/components/publication.tsx'
import { MenuStateBadge } from '#/features/kitchen/menus/components/menu-badge.tsx'
import { ChannelField } from '#/features/kitchen/menus/components/menu-fields.tsx'
import { Outline } from '#/features/kitchen/menus/components/outline.tsx'
import { changeMenu } from '#/features/kitchen/menus/change-menu.server.ts'
import { menuForm } from '#/features/kitchen/menus/form.ts'
import { type OfficeMenu, readMenu } from '#/features/kitchen/menus/read-menus.server.ts'
import { setLogo } from '#/features/kitchen/menus/photo.server.ts'
import { sentFilesOf } from '#/features/reporting/attachments/sent-files.server.ts'
import { menuMessages } from '#/messages/kitchen/menus.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { FileField } from '#/ui/file-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { useRights } from '#/ui/rights.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { Route } from './+types/$menuId'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  { title: pageTitle(matches, loaderData?.page.menu.names ?? menuMessages.title) },
]

export const loader = pageData(async ({ context, params }: Route.LoaderArgs) => ({
  page: await readMenu(actorOf(context), params.menuId),
  origin: infoOf(context).origin,
}))

/** Steps of a menu; a logo is read from the same request again. */
export const action = async (args: Route.ActionArgs) => {
  const copy = args.request.clone()
  return formAction(menuForm, async (actor, input, { params }) => {
    const { menuId = '' } = params
    if (input.intent !== 'logo') return changeMenu(actor, menuId, input)
    await setLogo(actor, menuId, await sentFilesOf(copy))
    return { number: 0 }
  })(args)
}

/** A menu: its outline with what is missing, publication, versions, addresses and printed codes. */
export default function Page({ loaderData: { page, origin } }: Route.ComponentProps) {
  const t = useT(menuMessages)
  const lang = useLang()
  const { viewing } = useRights()
  const writes = page.mayWrite && !viewing
  const { menu } = page
  return (
    <div className="mx-auto flex w-full max-w-[1200px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/client/recipe-management/menus'), label: t('title') }, { label: menu.names[lang] }]}
        title={<bdi>{menu.names[lang]}</bdi>}
        badge={<MenuStateBadge state={menu.state} />}
        description={<bdi>{menu.branch ?? t('everyBranch')}</bdi>}
      />
      {menu.state === 'archived' && <Notice title={t('archived')}>{t('archiveHint')}</Notice>}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Outline page={page} writes={writes} />
        <div className="flex min-w-0 flex-col gap-6">
          <PublishCard page={page} writes={writes} />
          <Addresses page={page} writes={writes} origin={origin} />
          <History page={page} writes={writes} />
          {writes && <Logo page={page} />}
          {writes && <Settings page={page} />}
        </div>
      </div>
    </div>
  )
}

function Logo({ page: { menu } }: { page: OfficeMenu }) {
  const t = useT(menuMessages)
  const lang = useLang()
  const toast = useToast()
  const send = useFetcher()
  const drop = useFetcher()
  return (
    <Card title={t('logo')}>
      <div className="flex flex-col gap-4">
        {menu.logoId && (
          <img
            src={`/files/${menu.logoId}`}
            alt={t('logoOf', { name: menu.names[lang] })}
            width={96}
            height={96}
            className="size-24 rounded-card border border-line object-contain"
          />
        )}
        <ActionForm
          key={menu.logoId}
          fetcher={send}
          errors="inline"
          encType="multipart/form-data"
          onDone={() => toast({ text: t('logoSaved') })}
        >
          <FileField label={t('logo')} help={t('logoHint')} accept="image/jpeg,image/png,image/webp" />
          <FormActions>
            <SubmitButton intent="logo" variant="secondary">
              {t('logoSend')}
            </SubmitButton>
          </FormActions>
        </ActionForm>
        {menu.logoId && (
          <ActionForm fetcher={drop} errors="inline">
            <SubmitButton intent="no-logo" variant="danger-quiet">
              {t('logoRemove')}
            </SubmitButton>
          </ActionForm>
        )}
      </div>
    </Card>
  )
}

function Settings({ page: { menu, channels } }: { page: OfficeMenu }) {
  const t = useT(menuMessages)
  const toast = useToast()
  const save = useFetcher()
  const archive = useFetcher()
  return (
    <Card title={t('settings')}>
      <div className="flex flex-col gap-6">
        <ActionForm fetcher={save} errors="inline" onDone={() => toast({ text: t('saved') })}>
          <input type="hidden" name="revision" value={menu.revision} />
          <TextField name="nameAr" label={t('nameAr')} lang="ar" defaultValue={menu.names.ar} maxLength={80} required />
          <TextField name="nameEn" label={t('nameEn')} lang="en" defaultValue={menu.names.en} maxLength={80} required />
          <TextField
            name="noteAr"
            label={t('noteAr')}
            help={t('noteHint')}
            lang="ar"
            defaultValue={menu.note.ar ?? ''}
            maxLength={300}
            optional
          />
          <TextField
            name="noteEn"
            label={t('noteEn')}
            lang="en"
            defaultValue={menu.note.en ?? ''}
            maxLength={300}
            optional
          />
          {channels.length > 0 && <ChannelField channels={channels} chosen={menu.channelId} />}
          <FormActions>
            <SubmitButton intent="save" variant="secondary">
              {t('save')}
            </SubmitButton>
          </FormActions>
        </ActionForm>
        <ActionForm fetcher={archive} errors="inline" onDone={() => toast({ text: t('saved') })}>
          <SubmitButton
            intent={menu.state === 'archived' ? 'restore' : 'archive'}
            variant={menu.state === 'archived' ? 'secondary' : 'danger-quiet'}
          >
            {t(menu.state === 'archived' ? 'restore' : 'archive')}
          </SubmitButton>
        </ActionForm>
      </div>
    </Card>
  )
}
