import { BilingualField } from '#/features/site/site-content/components/bilingual-field.tsx'
import { ListEditor } from '#/features/site/site-content/components/list-editor.tsx'
import { siteContentMessages } from '#/messages/site/site-content.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import type { Navigation } from '../content.ts'
import { counts } from '../counts.ts'

type Group = Navigation['header'][number]

/** Menus of the header and columns of the footer. */
export function MenuFields({ content }: { content: Navigation }) {
  const t = useT(siteContentMessages)
  const lang = useLang()
  return (
    <>
      <ListEditor
        name="header"
        title={t('header')}
        items={content.header}
        most={counts.header.most}
        summaryOf={(group) => group.label[lang]}
        thing={t('menu')}
        nameOf={(number) => t('menuNumber', { number })}
      >
        {(path, group) => <GroupFields path={path} group={group} />}
      </ListEditor>
      <ListEditor
        name="footer"
        title={t('footer')}
        items={content.footer}
        most={counts.footer.most}
        summaryOf={(group) => group.label[lang]}
        thing={t('column')}
        nameOf={(number) => t('columnNumber', { number })}
      >
        {(path, group) => <GroupFields path={path} group={group} />}
      </ListEditor>
    </>
  )
}

function GroupFields({ path, group }: { path: string; group: Group | undefined }) {
  const t = useT(siteContentMessages)
  return (
    <>
      <BilingualField name={`${path}.label`} label={t('label')} value={group?.label} maxLength={24} />
      <ListEditor
        inner
        name={`${path}.links`}
        title={t('links')}
        description={t('targetHelp')}
        items={group?.links ?? [{ label: { en: '', ar: '' }, target: '' }]}
        most={counts.links.most}
        thing={t('link')}
        nameOf={(number) => t('linkNumber', { number })}
      >
        {(inside, link) => (
          <div className="grid gap-4 lg:grid-cols-[2fr_1fr]">
            <BilingualField name={`${inside}.label`} label={t('label')} value={link?.label} maxLength={60} />
            <TextField
              type="code"
              name={`${inside}.target`}
              label={t('target')}
              defaultValue={link?.target}
              maxLength={300}
            />
          </div>
        )}
      </ListEditor>
    </>
  )
}
