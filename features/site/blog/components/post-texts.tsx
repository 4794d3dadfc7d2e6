import type { PublicPicture } from '#/domain/picture.ts'
import type { RichText } from '#/domain/rich-text.ts'
import { type Lang, langs } from '#/domain/text.ts'
import { blogEditorMessages } from '#/messages/site/blog-editor.ts'
import { Card } from '#/ui/card.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea, TextField } from '#/ui/text-field.tsx'
import type { PostContent } from '../post.ts'
import { RichTextEditor } from './rich-text-editor.tsx'

export type TextName = 'title' | 'summary' | 'author' | 'seoTitle' | 'seoDescription'

export type PostTextsProps = {
  content: PostContent
  onText: (name: TextName, lang: Lang, value: string) => void
  onBody: (lang: Lang, doc: RichText | null) => void
  onPicture: (picture: PublicPicture) => void
}

const keys = {
  en: {
    title: 'titleEn',
    summary: 'summaryEn',
    body: 'bodyEn',
    author: 'authorEn',
    seoTitle: 'seoTitleEn',
    seoDescription: 'seoDescriptionEn',
  },
  ar: {
    title: 'titleAr',
    summary: 'summaryAr',
    body: 'bodyAr',
    author: 'authorAr',
    seoTitle: 'seoTitleAr',
    seoDescription: 'seoDescriptionAr',
  },
} as const

/** Texts of an article, both languages side by side. */
export function PostTexts(props: PostTextsProps) {
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      {langs.map((lang) => (
        <LanguageTexts key={lang} lang={lang} {...props} />
      ))}
    </div>
  )
}

function LanguageTexts({ lang, content, onText, onBody, onPicture }: PostTextsProps & { lang: Lang }) {
  const t = useT(blogEditorMessages)
  const key = keys[lang]
  return (
    <Card title={t(lang === 'en' ? 'inEnglish' : 'inArabic')}>
      <div className="flex flex-col gap-5">
        <TextField
          lang={lang}
          name={key.title}
          label={t(key.title)}
          defaultValue={content.title[lang]}
          maxLength={150}
          onChange={(value) => onText('title', lang, value)}
        />
        <TextArea
          lang={lang}
          name={key.summary}
          label={t(key.summary)}
          help={t('summaryHelp')}
          rows={3}
          maxLength={400}
          defaultValue={content.summary[lang]}
          onChange={(value) => onText('summary', lang, value)}
        />
        <div className="flex flex-col gap-1.5">
          <span className="text-ui font-medium">{t(key.body)}</span>
          <RichTextEditor
            label={t(key.body)}
            lang={lang}
            defaultValue={content.body[lang]}
            onChange={(doc) => onBody(lang, doc)}
            onPicture={onPicture}
          />
        </div>
        <TextField
          lang={lang}
          name={key.author}
          label={t(key.author)}
          defaultValue={content.author[lang]}
          maxLength={100}
          onChange={(value) => onText('author', lang, value)}
        />
      </div>
    </Card>
  )
}

/** Title and description for search engines, where they differ. */
export function SearchTexts({ content, onText }: Pick<PostTextsProps, 'content' | 'onText'>) {
  const t = useT(blogEditorMessages)
  return (
    <Card title={t('seo')} description={t('seoLead')}>
      <div className="grid gap-5 md:grid-cols-2">
        {langs.map((lang) => (
          <div key={lang} className="flex flex-col gap-5">
            <TextField
              lang={lang}
              name={keys[lang].seoTitle}
              label={t(keys[lang].seoTitle)}
              optional
              maxLength={150}
              defaultValue={content.seoTitle[lang]}
              onChange={(value) => onText('seoTitle', lang, value)}
            />
            <TextArea
              lang={lang}
              name={keys[lang].seoDescription}
              label={t(keys[lang].seoDescription)}
              optional
              rows={3}
              maxLength={300}
              defaultValue={content.seoDescription[lang]}
              onChange={(value) => onText('seoDescription', lang, value)}
            />
          </div>
        ))}
      </div>
    </Card>
  )
}
