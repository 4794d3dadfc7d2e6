import { nameFor } from '#/domain/branch-names.ts'
import { menuMessages } from '#/messages/kitchen/menus.ts'
import { SelectField } from '#/ui/choice-field.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import type { MenuChoices } from '../read-menus.server.ts'

/** Channel of sale whose prices the menu shows. */
export function ChannelField({ channels, chosen }: { channels: MenuChoices['channels']; chosen?: string | null }) {
  const t = useT(menuMessages)
  const lang = useLang()
  return (
    <SelectField
      name="channel"
      label={t('channel')}
      placeholder={t('everyChannel')}
      defaultValue={chosen ?? ''}
      options={channels.map(({ id, names }) => ({ value: id, label: nameFor(names, lang) }))}
    />
  )
}

/** Names of a section in both languages. */
export function SectionNames({ names }: { names?: { en: string; ar: string } }) {
  const t = useT(menuMessages)
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TextField name="nameAr" label={t('nameAr')} lang="ar" defaultValue={names?.ar} maxLength={60} required />
      <TextField name="nameEn" label={t('nameEn')} lang="en" defaultValue={names?.en} maxLength={60} required />
    </div>
  )
}
