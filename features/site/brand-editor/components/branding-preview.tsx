import { useState } from 'react'
import { onColor } from '#/domain/contrast.ts'
import { pictureAddress, type PublicPicture } from '#/domain/picture.ts'
import { directionOf, type Lang, translator, withoutMarks } from '#/domain/text.ts'
import { MailLook } from '#/features/core/branding/components/mail-look.tsx'
import { mailHtml } from '#/features/core/branding/mail-html.ts'
import { brandingMessages, brandingSampleMessages } from '#/messages/site/branding.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { buttonClasses } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { classes } from '#/ui/class-names.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { companyNameOf, type Look, styleOf, taglineOf } from '#/features/core/branding/look.ts'
import { markCheck, markStar, markSvg } from '#/features/core/branding/mark.ts'

type Pictures = Record<string, PublicPicture>
type Theme = 'light' | 'dark'
type SampleProps = { look: Look; pictures: Pictures; lang: Lang; theme: Theme; origin: string }

/** Previews of a page, a mail and a document in the chosen look, by language and theme. */
export function BrandingPreview({ look, pictures, origin }: Pick<SampleProps, 'look' | 'pictures' | 'origin'>) {
  const t = useT(brandingMessages)
  const [lang, setLang] = useState<Lang>(useLang())
  const [theme, setTheme] = useState<Theme>('light')
  const sample = { look, pictures, lang, theme, origin }
  return (
    <Card title={t('preview')} description={t('previewAbout')}>
      <div className="flex flex-col gap-5">
        <div className="flex flex-wrap gap-x-6 gap-y-3">
          <Choice
            label={t('previewLang')}
            value={lang}
            onChange={setLang}
            options={[
              { value: 'en', label: 'English', lang: 'en' },
              { value: 'ar', label: 'العربية', lang: 'ar' },
            ]}
          />
          <Choice
            label={t('previewTheme')}
            value={theme}
            onChange={setTheme}
            options={[
              { value: 'light', label: t('light') },
              { value: 'dark', label: t('dark') },
            ]}
          />
        </div>
        <Part title={t('previewPage')}>
          <SamplePage {...sample} />
        </Part>
        <Part title={t('previewEmail')}>
          <SampleMail {...sample} />
        </Part>
        <Part title={t('previewDocument')}>
          <SampleDocument {...sample} theme="light" />
        </Part>
      </div>
    </Card>
  )
}

type ChoiceProps<T extends string> = {
  label: string
  value: T
  onChange: (value: T) => void
  options: { value: T; label: string; lang?: Lang }[]
}

function Choice<T extends string>({ label, value, onChange, options }: ChoiceProps<T>) {
  return (
    <div role="group" aria-label={label} className="flex rounded-control border border-line-input p-0.5">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          lang={option.lang}
          aria-pressed={value === option.value}
          onClick={() => onChange(option.value)}
          className={classes(
            'min-h-9 rounded-badge px-3 text-ui coarse:min-h-11 max-md:min-h-11',
            value === option.value ? 'bg-surface-3 font-semibold' : 'text-ink-2 hover:text-ink',
          )}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <h3 className="text-ui font-medium">{title}</h3>
      {children}
    </div>
  )
}

/** A sample in another look than the surrounding page; inert. */
function Stage({
  look,
  lang,
  theme,
  children,
}: Pick<SampleProps, 'look' | 'lang' | 'theme'> & { children: React.ReactNode }) {
  return (
    <div
      data-brand
      data-theme={theme}
      lang={lang}
      dir={directionOf(lang)}
      style={styleOf(look, onColor(look.primaryColor))}
      className="overflow-hidden rounded-card border border-line bg-page font-sans text-ui text-ink"
    >
      {children}
    </div>
  )
}

function SampleLogo({ look, pictures, lang, theme }: Omit<SampleProps, 'origin'>) {
  const id = (theme === 'dark' && look.logoDarkId) || look.logoId
  const picture = look.logoId && id ? pictures[id] : undefined
  const name = companyNameOf(look)[lang]
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      {picture ? (
        <img src={pictureAddress(picture.id, 480)} alt="" className="h-8 w-auto max-w-40 object-contain" />
      ) : (
        <svg viewBox="0 0 40 40" width="32" height="32" aria-hidden className="shrink-0">
          <path d={markStar} className="fill-primary stroke-primary" strokeWidth="2" strokeLinejoin="round" />
          <path
            d={markCheck}
            fill="none"
            className="stroke-on-primary"
            strokeWidth="3.2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      )}
      {!(picture && look.logoHasName) && <bdi className="truncate text-h3 font-semibold">{name}</bdi>}
    </span>
  )
}

function SamplePage(props: SampleProps) {
  const { lang } = props
  const t = translator(lang, brandingSampleMessages)
  return (
    <Stage {...props}>
      <div className="flex items-center justify-between gap-4 border-b border-line bg-canvas px-4 py-2.5">
        <SampleLogo {...props} />
        <span className="text-ui font-medium">{t('menu')}</span>
      </div>
      <div className="flex flex-col items-start gap-4 p-4">
        <div className="text-h1 font-semibold text-balance">{t('headline')}</div>
        <div className="text-ink-2">{t('text')}</div>
        <div className="flex flex-wrap gap-3">
          <span className={buttonClasses({ variant: 'primary' })}>{t('primary')}</span>
          <span className={buttonClasses({ variant: 'secondary' })}>{t('secondary')}</span>
        </div>
        <div className="flex w-full items-center justify-between gap-3 rounded-card border border-line bg-card p-4">
          <div>
            <div className="font-semibold">{t('card')}</div>
            <div className="text-caption text-ink-2">{t('cardText')}</div>
          </div>
          <StatusBadge tone="green">{t('badge')}</StatusBadge>
        </div>
      </div>
    </Stage>
  )
}

function SampleMail({ look, pictures, lang, origin }: SampleProps) {
  const t = translator(lang, brandingSampleMessages)
  const subject = t('mailSubject')
  const link = `${origin}/client/reports`
  const body = withoutMarks(t('mailBody', { link }))
  const picture = look.logoId ? pictures[look.logoId] : undefined
  const onPrimaryColor = onColor(look.primaryColor)
  const mark = `data:image/svg+xml,${encodeURIComponent(markSvg(look.primaryColor, onPrimaryColor))}`
  const html = mailHtml({
    lang,
    subject,
    body,
    look: {
      companyName: companyNameOf(look),
      tagline: taglineOf(look),
      primaryColor: look.primaryColor,
      onPrimaryColor,
      secondaryColor: look.secondaryColor,
      logoHasName: Boolean(picture) && look.logoHasName,
    },
    origin,
    logo: picture ? `${origin}${pictureAddress(picture.id, 480)}` : mark,
  })
  return (
    <div className="overflow-hidden rounded-card border border-line">
      <MailLook subject={subject} html={html} />
    </div>
  )
}

function SampleDocument(props: SampleProps) {
  const { look, lang } = props
  const t = translator(lang, brandingSampleMessages)
  return (
    <Stage {...props}>
      <div className="bg-canvas p-5">
        <div className="flex flex-wrap items-center justify-between gap-3 border-b-2 border-primary pb-3">
          <SampleLogo {...props} />
          <bdi className="text-caption text-ink-2">{taglineOf(look)[lang]}</bdi>
        </div>
        <div className="mt-4 text-h2 font-semibold">{t('documentTitle')}</div>
        <div className="text-ink-2">{t('cardText')}</div>
      </div>
    </Stage>
  )
}
