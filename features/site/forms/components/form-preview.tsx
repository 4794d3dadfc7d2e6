import { useState } from 'react'
import { directionOf, type Lang } from '#/domain/text.ts'
import { formEditorMessages } from '#/messages/site/forms-admin.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { LanguageProvider, useLang, useT } from '#/ui/language.tsx'
import type { FormDefinition } from '../fields.ts'
import { shownForm } from '../shown-form.ts'
import { PublicForm } from './public-form.tsx'

/** Inert preview of the form in either language. */
export function FormPreview({ slug, definition }: { slug: string; definition: FormDefinition }) {
  const t = useT(formEditorMessages)
  const [lang, setLang] = useState<Lang>(useLang())
  const form = shownForm(slug, true, definition, lang)
  return (
    <Card
      title={t('preview')}
      description={t('previewNote')}
      actions={(['en', 'ar'] as const).map((one) => (
        <Button
          key={one}
          size="dense"
          aria-pressed={lang === one}
          variant={lang === one ? 'primary' : 'secondary'}
          onClick={() => setLang(one)}
        >
          {t(one === 'en' ? 'english' : 'arabic')}
        </Button>
      ))}
    >
      <LanguageProvider lang={lang}>
        <div
          inert
          lang={lang}
          dir={directionOf(lang)}
          data-surface="site"
          data-theme="light"
          className="relative flex max-h-[70dvh] flex-col gap-5 overflow-y-auto rounded-card border border-line bg-canvas p-4 text-ink"
        >
          <p className="text-h2 font-semibold [overflow-wrap:anywhere]">{form.title}</p>
          {form.intro && <p className="text-body whitespace-pre-line text-ink-2">{form.intro}</p>}
          <PublicForm key={JSON.stringify([lang, form.fields.map(({ key, type }) => [key, type])])} form={form} />
        </div>
      </LanguageProvider>
    </Card>
  )
}
