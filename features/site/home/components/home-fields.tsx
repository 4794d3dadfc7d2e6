import { BilingualField } from '#/features/site/site-content/components/bilingual-field.tsx'
import { ListEditor } from '#/features/site/site-content/components/list-editor.tsx'
import { siteContentMessages } from '#/messages/site/site-content.ts'
import { SelectField } from '#/ui/choice-field.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import type { HomeContent } from '../content.ts'
import { counts, featureIcons, slideArts } from '../kinds.ts'

type Slide = HomeContent['slides'][number]

/** Fields of the home page's content. */
export function HomeFields({ content }: { content: HomeContent }) {
  const t = useT(siteContentMessages)
  const lang = useLang()
  return (
    <>
      <ListEditor
        name="slides"
        title={t('slides')}
        items={content.slides}
        most={counts.slides.most}
        summaryOf={(slide) => slide.title[lang]}
        thing={t('slide')}
        nameOf={(number) => t('slideNumber', { number })}
      >
        {(path, slide) => <SlideFields path={path} slide={slide} />}
      </ListEditor>
      <ListEditor
        name="claims"
        title={t('claims')}
        description={t('claimsText')}
        items={content.claims}
        most={counts.claims.most}
        summaryOf={(claim) => `${claim.value[lang]} ${claim.label[lang]}`}
        thing={t('claim')}
        nameOf={(number) => t('claimNumber', { number })}
      >
        {(path, claim) => (
          <>
            <BilingualField name={`${path}.value`} label={t('value')} value={claim?.value} maxLength={20} />
            <BilingualField name={`${path}.label`} label={t('meaning')} value={claim?.label} maxLength={60} />
          </>
        )}
      </ListEditor>
      <ListEditor
        name="features"
        title={t('features')}
        items={content.features}
        most={counts.features.most}
        summaryOf={(feature) => feature.title[lang]}
        thing={t('feature')}
        nameOf={(number) => t('featureNumber', { number })}
      >
        {(path, feature) => (
          <>
            <SelectField
              name={`${path}.icon`}
              label={t('icon')}
              defaultValue={feature?.icon ?? 'shield'}
              options={featureIcons.map((value) => ({ value, label: t(`icon_${value}`) }))}
            />
            <BilingualField name={`${path}.title`} label={t('title')} value={feature?.title} maxLength={60} />
            <BilingualField name={`${path}.text`} label={t('text')} value={feature?.text} rows={3} maxLength={600} />
          </>
        )}
      </ListEditor>
      <ListEditor
        name="voices"
        title={t('voices')}
        description={t('voicesText')}
        items={content.voices}
        most={counts.voices.most}
        summaryOf={(voice) => voice.quote[lang]}
        thing={t('voice')}
        nameOf={(number) => t('voiceNumber', { number })}
      >
        {(path, voice) => (
          <>
            <BilingualField name={`${path}.quote`} label={t('quote')} value={voice?.quote} rows={3} maxLength={600} />
            <BilingualField name={`${path}.by`} label={t('saidBy')} value={voice?.by} maxLength={120} />
            <BilingualField name={`${path}.company`} label={t('company')} value={voice?.company} maxLength={120} />
            <TextField
              name={`${path}.consent`}
              label={t('consent')}
              help={t('consentHelp')}
              defaultValue={voice?.consent}
              maxLength={200}
            />
          </>
        )}
      </ListEditor>
      <BilingualField name="voicesNote" label={t('voicesNote')} value={content.voicesNote} maxLength={300} />
    </>
  )
}

function SlideFields({ path, slide }: { path: string; slide: Slide | undefined }) {
  const t = useT(siteContentMessages)
  return (
    <>
      <SelectField
        name={`${path}.art`}
        label={t('art')}
        defaultValue={slide?.art ?? 'report'}
        options={slideArts.map((value) => ({ value, label: t(`art_${value}`) }))}
      />
      <BilingualField name={`${path}.kicker`} label={t('kicker')} value={slide?.kicker} maxLength={60} />
      <BilingualField name={`${path}.title`} label={t('title')} value={slide?.title} maxLength={80} />
      <BilingualField name={`${path}.text`} label={t('text')} value={slide?.text} rows={3} maxLength={600} />
      <ListEditor
        inner
        name={`${path}.buttons`}
        title={t('buttons')}
        items={slide?.buttons ?? [{ label: { en: '', ar: '' }, target: '' }]}
        most={counts.buttons.most}
        thing={t('button')}
        nameOf={(number) => t('buttonNumber', { number })}
      >
        {(inside, button) => (
          <>
            <BilingualField name={`${inside}.label`} label={t('label')} value={button?.label} maxLength={40} />
            <TextField
              type="code"
              name={`${inside}.target`}
              label={t('target')}
              help={t('targetHelp')}
              defaultValue={button?.target}
              maxLength={300}
            />
          </>
        )}
      </ListEditor>
    </>
  )
}
