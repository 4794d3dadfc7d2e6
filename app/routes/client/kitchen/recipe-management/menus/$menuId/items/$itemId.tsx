import { useState } from 'react'
import { href, redirect, useFetcher } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { nameFor } from '#/domain/branch-names.ts'
import { AppError } from '#/domain/errors.ts'
import { menuTags } from '#/domain/kitchen/menu/content.ts'
import { AddDishes } from '#/features/kitchen/menus/components/add-dishes.tsx'
import { ItemGaps } from '#/features/kitchen/menus/components/item-gaps.tsx'
import { addOptions, passGaps, removeItem, saveItem } from '#/features/kitchen/menus/edit-items.server.ts'
import { menuItemForm } from '#/features/kitchen/menus/form.ts'
import { dropPhoto, setPhoto } from '#/features/kitchen/menus/photo.server.ts'
import { readMenuItem } from '#/features/kitchen/menus/read-item.server.ts'
import { sentFilesOf } from '#/features/reporting/attachments/sent-files.server.ts'
import { menuMessages } from '#/messages/kitchen/menus.ts'
import { menuPageMessages } from '#/messages/kitchen/menu-page.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Checkbox, SelectField } from '#/ui/choice-field.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { FileField } from '#/ui/file-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { useRights } from '#/ui/rights.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { Route } from './+types/$itemId'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const names = loaderData?.item.names
  return [
    { title: pageTitle(matches, names ? { en: nameFor(names, 'en'), ar: nameFor(names, 'ar') } : menuMessages.item) },
  ]
}

export const loader = pageData(async ({ context, params }: Route.LoaderArgs) => {
  const found = await readMenuItem(actorOf(context), params.menuId, params.itemId)
  if (!found) throw new AppError('not-found')
  return found
})

/** Steps of a dish of the menu; a photo is read from the same request again. */
export const action = async (args: Route.ActionArgs) => {
  const copy = args.request.clone()
  return formAction(menuItemForm, async (actor, input, { params }) => {
    const { menuId = '', itemId = '' } = params
    if (input.intent === 'save')
      await saveItem(actor, menuId, itemId, { ...input, tags: input.tag, isDrink: input.drink === 'on' })
    else if (input.intent === 'photo') await setPhoto(actor, menuId, itemId, await sentFilesOf(copy))
    else if (input.intent === 'no-photo') await dropPhoto(actor, menuId, itemId)
    else if (input.intent === 'add-options') await addOptions(actor, menuId, itemId, input.dish)
    else if (input.intent === 'remove-option') await removeItem(actor, menuId, input.option)
    else if (input.intent === 'pass') await passGaps(actor, menuId, itemId, input.gap, input.reason)
    else if (input.intent === 'no-pass') await passGaps(actor, menuId, itemId, [], null)
    else {
      await removeItem(actor, menuId, itemId)
      return redirect(href('/client/recipe-management/menus/:menuId', { menuId }))
    }
    return null
  })(args)
}

type Data = Route.ComponentProps['loaderData']

/** Edits one dish of the menu: description, labels, photo, options, and what is missing. */
export default function Page({ loaderData: data }: Route.ComponentProps) {
  const t = useT(menuMessages)
  const lang = useLang()
  const { viewing } = useRights()
  const { item, menu } = data
  const name = nameFor(item.names, lang)
  const writes = data.mayWrite && !viewing
  return (
    <div className="mx-auto flex w-full max-w-[720px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[
          { to: href('/client/recipe-management/menus'), label: t('title') },
          { to: href('/client/recipe-management/menus/:menuId', { menuId: menu.id }), label: menu.names[lang] },
          { label: name },
        ]}
        title={<bdi>{name}</bdi>}
      />
      {item.gaps.length > 0 && <ItemGaps item={item} pass={data.pass} mayPass={data.mayPass && writes} />}
      {writes && <Texts key={item.id} data={data} />}
      <Photo data={data} writes={writes} name={name} />
      <Options data={data} writes={writes} />
      {writes && <Remove />}
    </div>
  )
}

function Texts({ data: { item, sections, sectionId } }: { data: Data }) {
  const t = useT(menuMessages)
  const word = useT(menuPageMessages)
  const lang = useLang()
  const toast = useToast()
  const save = useFetcher()
  return (
    <Card>
      <ActionForm fetcher={save} errors="inline" onDone={() => toast({ text: t('saved') })}>
        <TextArea
          name="textAr"
          label={t('textAr')}
          lang="ar"
          defaultValue={item.text.ar ?? ''}
          maxLength={300}
          rows={2}
          optional
        />
        <TextArea
          name="textEn"
          label={t('textEn')}
          lang="en"
          defaultValue={item.text.en ?? ''}
          maxLength={300}
          rows={2}
          optional
        />
        <SelectField
          name="section"
          label={t('section')}
          defaultValue={sectionId}
          options={sections.map(({ id, names }) => ({ value: id, label: names[lang] }))}
        />
        <fieldset>
          <legend className="text-ui font-medium">{t('tags')}</legend>
          <div className="grid gap-x-4 sm:grid-cols-2">
            {menuTags.map((tag) => (
              <Checkbox
                key={tag}
                id={`tag-${tag}`}
                name="tag"
                value={tag}
                label={word(`tag_${tag}`)}
                defaultChecked={item.tags.includes(tag)}
              />
            ))}
          </div>
        </fieldset>
        <Checkbox name="drink" label={t('drink')} defaultChecked={item.isDrink} />
        <FormActions>
          <SubmitButton intent="save">{t('save')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}

function Photo({ data: { item }, writes, name }: { data: Data; writes: boolean; name: string }) {
  const t = useT(menuMessages)
  const toast = useToast()
  const send = useFetcher()
  const drop = useFetcher()
  if (!writes && !item.photoId) return null
  return (
    <Card title={t('photo')}>
      <div className="flex flex-col gap-4">
        {item.photoId && (
          <img
            src={`/files/${item.photoId}`}
            alt={t('photoOf', { name })}
            width={320}
            height={240}
            className="h-auto w-full max-w-[320px] rounded-card object-cover"
          />
        )}
        {writes && (
          <ActionForm
            key={item.photoId}
            fetcher={send}
            errors="inline"
            encType="multipart/form-data"
            onDone={() => toast({ text: t('photoSaved') })}
          >
            <FileField label={t('photo')} help={t('photoHint')} accept="image/jpeg,image/png,image/webp" />
            <FormActions>
              <SubmitButton intent="photo" variant="secondary">
                {t('photoSend')}
              </SubmitButton>
            </FormActions>
          </ActionForm>
        )}
        {writes && item.photoId && (
          <ActionForm fetcher={drop} errors="inline">
            <SubmitButton intent="no-photo" variant="danger-quiet">
              {t('photoRemove')}
            </SubmitButton>
          </ActionForm>
        )}
      </div>
    </Card>
  )
}

function Options({ data: { item, addable }, writes }: { data: Data; writes: boolean }) {
  const t = useT(menuMessages)
  const lang = useLang()
  const [adds, setAdds] = useState(false)
  return (
    <Card title={t('options')} description={t('optionsHint')}>
      <div className="flex flex-col gap-4">
        {item.options.length === 0 && <p className="text-ui text-ink-2">{t('noOptions')}</p>}
        <ul className="flex flex-col">
          {item.options.map((option) => (
            <li key={option.id} className="flex flex-wrap items-center gap-3 border-b border-line py-2 last:border-b-0">
              <bdi className="min-w-0 flex-1">{nameFor(option.names, lang)}</bdi>
              {writes && <RemoveOption id={option.id} />}
            </li>
          ))}
        </ul>
        {writes && (
          <div>
            <Button changes onClick={() => setAdds(true)}>
              {t('addOptions')}
            </Button>
          </div>
        )}
        <Dialog open={adds} onClose={() => setAdds(false)} title={t('addOptions')} sheet>
          <AddDishes dishes={addable} intent="add-options" none={t('noOptionsLeft')} onDone={() => setAdds(false)} />
        </Dialog>
      </div>
    </Card>
  )
}

function RemoveOption({ id }: { id: string }) {
  const t = useT(menuMessages)
  const remove = useFetcher()
  return (
    <ActionForm fetcher={remove} errors="inline">
      <input type="hidden" name="option" value={id} />
      <SubmitButton intent="remove-option" variant="quiet" size="dense">
        {t('remove')}
      </SubmitButton>
    </ActionForm>
  )
}

function Remove() {
  const t = useT(menuMessages)
  const remove = useFetcher()
  return (
    <ActionForm fetcher={remove} errors="inline">
      <SubmitButton intent="remove" variant="danger-quiet">
        {t('remove')}
      </SubmitButton>
    </ActionForm>
  )
}
