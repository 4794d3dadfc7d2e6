import { useState } from 'react'
import type { PublicPicture } from '#/domain/picture.ts'
import { PictureField } from '#/features/site/media/components/picture-field.tsx'
import { blogEditorMessages } from '#/messages/site/blog-editor.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { isUnnamed, longestSlug, slugOf, slugShape } from '../post.ts'
import type { Topic } from '../topics.server.ts'

type PostPlaceProps = {
  slug: string
  /** Published or scheduled: the address is fixed. */
  fixed: boolean
  taken: boolean
  /** English title, source of the suggested address. */
  title: string
  topicId: string | null
  topics: readonly Topic[]
  cover: PublicPicture | null
  onSlug: (slug: string) => void
  onTopic: (id: string | null) => void
  onCover: (picture: PublicPicture | null) => void
}

/** Address, topic and cover of an article. */
export function PostPlace(props: PostPlaceProps) {
  const { slug, fixed, taken, title, topicId, topics, cover, onSlug, onTopic, onCover } = props
  const t = useT(blogEditorMessages)
  const lang = useLang()
  const proposal = isUnnamed(slug) ? slugOf(title) : ''
  const [accepted, setAccepted] = useState(false)
  const wrong = slug !== '' && !slugShape.test(slug)
  return (
    <Card title={t('settings')}>
      <div className="grid gap-6 md:grid-cols-2">
        <div className="flex flex-col gap-5">
          <TextField
            key={`${fixed} ${accepted}`}
            name="slug"
            type="code"
            prefix="/blog/"
            label={t('address')}
            help={fixed ? t('addressFixed') : t('addressHelp')}
            error={taken ? t('addressTaken') : wrong ? t('addressWrong') : undefined}
            defaultValue={isUnnamed(slug) ? '' : slug}
            maxLength={longestSlug}
            readOnly={fixed}
            onChange={(typed) => onSlug(typed.trim().toLowerCase())}
          />
          {proposal && (
            <div>
              <Button
                size="dense"
                onClick={() => {
                  onSlug(proposal)
                  setAccepted(true)
                }}
              >
                {t('addressUse', { address: proposal })}
              </Button>
            </div>
          )}
          {topics.length > 0 && (
            <SelectField
              name="topic"
              label={t('topic')}
              placeholder={t('chooseTopic')}
              defaultValue={topicId ?? ''}
              options={topics.map(({ id, name }) => ({ value: id, label: name[lang] }))}
              onChange={(id) => onTopic(id || null)}
            />
          )}
        </div>
        <PictureField label={t('cover')} help={t('coverHelp')} picture={cover} onChange={onCover} />
      </div>
    </Card>
  )
}
