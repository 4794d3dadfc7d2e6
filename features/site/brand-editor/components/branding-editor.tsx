import { useState } from 'react'
import { isColor } from '#/domain/contrast.ts'
import type { FormResult } from '#/domain/form-result.ts'
import type { PublicPicture } from '#/domain/picture.ts'
import { PictureField } from '#/features/site/media/components/picture-field.tsx'
import { brandingMessages } from '#/messages/site/branding.ts'
import { Card } from '#/ui/card.tsx'
import { Checkbox, RadioCards, SelectField } from '#/ui/choice-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import {
  corners,
  type Corners,
  defaultLook,
  type FontFamily,
  fontFamilies,
  fonts,
  type Look,
} from '#/features/core/branding/look.ts'
import { BrandingPreview } from './branding-preview.tsx'
import { ColorField } from './color-field.tsx'
import { ContrastList } from './contrast-list.tsx'

type Pictures = Record<string, PublicPicture>
type EditorProps = {
  draft: Look
  version: string
  pictures: Pictures
  origin: string
  result: FormResult | undefined
  onTyped: (look: Look) => void
}

const isOneOf = <T extends string>(known: readonly T[], value: string | undefined): value is T =>
  known.some((one) => one === value)

/** After a refused save without scripts, continues from the submitted values. */
function typedLook(draft: Look, result: FormResult | undefined): Look {
  if (!result || result.ok || result.values['intent'] !== 'save') return draft
  const { values } = result
  return {
    ...draft,
    nameEn: values['nameEn'] ?? draft.nameEn,
    nameAr: values['nameAr'] ?? draft.nameAr,
    taglineEn: values['taglineEn'] ?? draft.taglineEn,
    taglineAr: values['taglineAr'] ?? draft.taglineAr,
    primaryColor: values['primaryColor'] ?? draft.primaryColor,
    secondaryColor: values['secondaryColor'] ?? draft.secondaryColor,
    fontFamily: isOneOf(fontFamilies, values['fontFamily']) ? values['fontFamily'] : draft.fontFamily,
    corners: isOneOf(corners, values['corners']) ? values['corners'] : draft.corners,
    logoHasName: values['logoHasName'] === 'on',
  }
}

/** Replaces incomplete colours by the default for the preview. */
const paintable = (look: Look): Look => ({
  ...look,
  primaryColor: isColor(look.primaryColor) ? look.primaryColor : defaultLook.primaryColor,
  secondaryColor: isColor(look.secondaryColor) ? look.secondaryColor : defaultLook.secondaryColor,
})

/** Branding form with a live preview. */
export function BrandingEditor({ draft, version, pictures: known, origin, result, onTyped }: EditorProps) {
  const t = useT(brandingMessages)
  const [look, setLook] = useState(() => typedLook(draft, result))
  const [pictures, setPictures] = useState(known)
  const change = (part: Partial<Look>) => {
    const next = { ...look, ...part }
    setLook(next)
    onTyped(next)
  }
  const pick = (field: 'logoId' | 'logoDarkId') => (picture: PublicPicture | null) => {
    if (picture) setPictures((before) => ({ ...before, [picture.id]: picture }))
    change({ [field]: picture?.id ?? null })
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <ActionForm result={result} explain={(code) => code === 'changed-meanwhile' && t('conflict')}>
        <input type="hidden" name="version" value={version} />
        <Names look={look} change={change} />
        <Logos look={look} pictures={pictures} pick={pick} change={change} />
        <Colors look={look} change={change} />
        <Style look={look} change={change} />
        <FormActions>
          <SubmitButton intent="save">{t('save')}</SubmitButton>
        </FormActions>
      </ActionForm>
      <div className="min-w-0 lg:sticky lg:top-20">
        <BrandingPreview look={paintable(look)} pictures={pictures} origin={origin} />
      </div>
    </div>
  )
}

type PartProps = { look: Look; change: (part: Partial<Look>) => void }
const stack = 'flex flex-col gap-5'

function Names({ look, change }: PartProps) {
  const t = useT(brandingMessages)
  const field = (name: 'nameEn' | 'nameAr' | 'taglineEn' | 'taglineAr', maxLength: number) => (
    <TextField
      name={name}
      label={t(name)}
      defaultValue={look[name]}
      maxLength={maxLength}
      autoComplete="off"
      onChange={(value) => change({ [name]: value })}
    />
  )
  return (
    <Card title={t('names')}>
      <div className={stack}>
        <div className="grid gap-5 md:grid-cols-2">
          {field('nameEn', 60)}
          {field('nameAr', 60)}
        </div>
        {field('taglineEn', 120)}
        {field('taglineAr', 120)}
      </div>
    </Card>
  )
}

type LogoProps = PartProps & {
  pictures: Pictures
  pick: (field: 'logoId' | 'logoDarkId') => (picture: PublicPicture | null) => void
}

function Logos({ look, pictures, pick, change }: LogoProps) {
  const t = useT(brandingMessages)
  const chosen = (id: string | null) => (id && pictures[id]) || null
  return (
    <Card title={t('logo')}>
      <div className={stack}>
        <PictureField label={t('logo')} help={t('logoHelp')} picture={chosen(look.logoId)} onChange={pick('logoId')} />
        <input type="hidden" name="logoId" value={look.logoId ?? ''} />
        <input type="hidden" name="logoDarkId" value={look.logoDarkId ?? ''} />
        {look.logoId && (
          <>
            <PictureField
              label={t('logoDark')}
              help={t('logoDarkHelp')}
              picture={chosen(look.logoDarkId)}
              onChange={pick('logoDarkId')}
            />
            <Checkbox
              name="logoHasName"
              label={t('logoHasName')}
              help={t('logoHasNameHelp')}
              defaultChecked={look.logoHasName}
              onChange={(logoHasName) => change({ logoHasName })}
            />
          </>
        )}
      </div>
    </Card>
  )
}

function Colors({ look, change }: PartProps) {
  const t = useT(brandingMessages)
  return (
    <Card title={t('colors')}>
      <div className={stack}>
        <div className="grid items-end gap-5 md:grid-cols-2">
          <ColorField
            name="primaryColor"
            label={t('primaryColor')}
            help={t('primaryHelp')}
            value={look.primaryColor}
            onChange={(primaryColor) => change({ primaryColor })}
          />
          <ColorField
            name="secondaryColor"
            label={t('secondaryColor')}
            help={t('secondaryHelp')}
            value={look.secondaryColor}
            onChange={(secondaryColor) => change({ secondaryColor })}
          />
        </div>
        <ContrastList primary={look.primaryColor} surface={look.secondaryColor} />
      </div>
    </Card>
  )
}

function Style({ look, change }: PartProps) {
  const t = useT(brandingMessages)
  const { name: deviceFonts } = fonts.system
  const families = fontFamilies.map((value) => ({
    value,
    label: value === 'system' ? t('fontSystem', { fonts: deviceFonts }) : fonts[value].name,
  }))
  return (
    <Card title={t('style')}>
      <div className={stack}>
        <SelectField
          name="fontFamily"
          label={t('fontFamily')}
          help={t('fontHelp')}
          options={families}
          defaultValue={look.fontFamily}
          onChange={(value) => change({ fontFamily: value as FontFamily })}
        />
        <RadioCards
          name="corners"
          label={t('corners')}
          columns={3}
          options={corners.map((value) => ({ value, label: t(`corners.${value}`) }))}
          defaultValue={look.corners}
          onChange={(value) => change({ corners: value as Corners })}
        />
      </div>
    </Card>
  )
}
