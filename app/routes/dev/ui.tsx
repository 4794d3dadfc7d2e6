import type { ReactNode } from 'react'
import { useSearchParams, type MetaFunction } from 'react-router'
import { directionOf, langs, type Lang } from '#/domain/text.ts'
import { devUiMessages } from '#/messages/dev-ui.ts'
import { LanguageProvider, useT } from '#/ui/language.tsx'
import { NavTabs, PageHeader } from '#/ui/nav.tsx'
import { MapSamples } from './map-samples.tsx'
import { FigureSamples, RecordSamples, ResultSamples, TableSamples } from './record-samples.tsx'
import { ButtonSamples, FeedbackSamples, FieldSamples, OverlaySamples } from './samples.tsx'

export const meta: MetaFunction = () => [
  { title: `${devUiMessages.title.en} · ${devUiMessages.title.ar}` },
  { name: 'robots', content: 'noindex' },
]

/** All components in both directions side by side; ?theme=dark and ?errors=1 show other states. */
export default function ComponentsPage() {
  const t = useT(devUiMessages)
  const [search] = useSearchParams()
  const theme = search.get('theme') === 'dark' ? 'dark' : 'light'
  const errors = search.has('errors')
  return (
    <div data-theme={theme} className="min-h-dvh bg-page p-4 text-ink md:p-8">
      <main className="mx-auto flex max-w-[1600px] flex-col gap-6">
        <PageHeader title={t('title')} description={t('description')} />
        <NavTabs
          label={t('theme')}
          items={[
            { to: '?', label: t('light'), current: theme === 'light' && !errors },
            { to: '?theme=dark', label: t('dark'), current: theme === 'dark' && !errors },
            { to: `?theme=${theme}&errors=1`, label: t('errors'), current: errors },
          ]}
        />
        <div className="grid items-start gap-6 xl:grid-cols-2">
          {langs.map((lang) => (
            <Direction key={lang} lang={lang}>
              <ButtonSamples />
              <FigureSamples />
              <TableSamples />
              <ResultSamples />
              <RecordSamples />
              <FeedbackSamples />
              <OverlaySamples />
              <FieldSamples errors={errors} />
              <MapSamples />
            </Direction>
          ))}
        </div>
      </main>
    </div>
  )
}

function Direction({ lang, children }: { lang: Lang; children: ReactNode }) {
  return (
    <LanguageProvider lang={lang}>
      <div lang={lang} dir={directionOf(lang)} data-direction={lang} className="flex min-w-0 flex-col gap-6 text-ui">
        {children}
      </div>
    </LanguageProvider>
  )
}
