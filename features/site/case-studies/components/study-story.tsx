import { formatDay } from '#/domain/riyadh-time.ts'
import { directionOf, type Lang, translator } from '#/domain/text.ts'
import { caseStudyMessages } from '#/messages/site/case-studies.ts'
import { LanguageProvider } from '#/ui/language.tsx'
import { ScoreBadge } from '#/ui/score.tsx'
import type { StudyContent, StudyFigures } from '../content.ts'

type StoryProps = {
  content: StudyContent
  figures: StudyFigures
  /** Language of the story; clients may read both. */
  lang: Lang
  level?: 'h2' | 'h3'
}

/** A story as on the public page. */
export function StudyStory({ content, figures, lang, level: Heading = 'h3' }: StoryProps) {
  const t = translator(lang, caseStudyMessages)
  const parts = ['situation', 'done', 'result'] as const
  const Part = Heading === 'h2' ? 'h3' : 'h4'
  return (
    <LanguageProvider lang={lang}>
      <article
        lang={lang}
        dir={directionOf(lang)}
        className="flex h-full flex-col gap-5 rounded-card border border-line bg-card p-6"
      >
        <header>
          <p className="text-ui font-medium text-ink-2">{content.company[lang]}</p>
          <Heading className="text-h3">{content.title[lang] || t('untitled')}</Heading>
        </header>
        <StudyNumbers content={content} figures={figures} lang={lang} />
        {parts.map((part) => (
          <section key={part}>
            <Part className="text-ui font-semibold">{t(part)}</Part>
            <p className="mt-1 text-body whitespace-pre-line text-ink-2">{content[part][lang]}</p>
          </section>
        ))}
      </article>
    </LanguageProvider>
  )
}

function StudyNumbers({ content, figures, lang }: StoryProps) {
  const t = translator(lang, caseStudyMessages)
  const { n, each, before, after } = figures
  const period = { from: formatDay(content.scope.from, lang), until: formatDay(content.scope.until, lang) }
  return (
    <div className="rounded-control bg-surface-1 p-4">
      {before === null || after === null ? (
        <p className="text-ui text-ink-2">{t('tooFew')}</p>
      ) : (
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          {[
            { term: t('before', { count: each }), score: before },
            { term: t('after', { count: each }), score: after },
          ].map(({ term, score }) => (
            <div key={term}>
              <dt className="text-caption text-ink-2">{term}</dt>
              <dd className="mt-1">
                <ScoreBadge score={score} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-3 text-caption text-ink-2">
        {t(content.scope.type)} · {t('basis', { count: n, ...period })}
      </p>
    </div>
  )
}
