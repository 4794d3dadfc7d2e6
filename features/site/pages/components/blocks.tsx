import { ChevronDown } from 'lucide-react'
import { createContext, type JSX, lazy, use } from 'react'
import { RichText } from '#/ui/rich-text.tsx'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useLang } from '#/ui/language.tsx'
import { Picture } from '#/ui/picture.tsx'
import type { Block, BlockProps, BlockType } from '../content.ts'
import type { Materials } from '../read-page.server.ts'
import { BlockLink, BlockSection, ButtonRow, Paragraphs, pathIn } from './block-parts.tsx'

/** Pictures and forms referenced by blocks; provided by page and editor. */
export const MaterialsContext = createContext<Materials>({ pictures: {}, forms: {} })

// why: only pages with a form load its script; without a Suspense boundary the server waits and sends it whole
const PublicForm = lazy(async () => ({
  default: (await import('#/features/site/forms/components/public-form.tsx')).PublicForm,
}))

type Render<T extends BlockType> = (props: BlockProps[T] & { first?: boolean }) => JSX.Element | null

function Hero({ first, kicker, title, text, look, ...buttons }: BlockProps['Hero'] & { first?: boolean }) {
  const Heading = first ? 'h1' : 'h2'
  const onBrand = look === 'brand'
  return (
    <section
      className={classes(
        onBrand && 'bg-brand text-on-brand [&_:focus-visible]:outline-on-brand',
        look === 'tinted' && 'border-b border-line bg-surface-1',
      )}
    >
      <div className="mx-auto flex max-w-[1264px] flex-col items-start gap-4 px-4 py-14 md:px-8 md:py-20">
        {kicker && (
          <p
            className={classes(
              'rounded-full border px-3 py-1 text-caption font-medium',
              onBrand ? 'border-on-brand/35' : 'border-line-input',
            )}
          >
            {kicker}
          </p>
        )}
        <Heading tabIndex={first ? -1 : undefined} className="max-w-[46rem] text-h1">
          {title}
        </Heading>
        <Paragraphs
          text={text}
          className={classes('max-w-[38rem] text-body-lg', onBrand ? 'text-on-brand/80' : 'text-ink-2')}
        />
        <ButtonRow of={buttons} onBrand={onBrand} />
      </div>
    </section>
  )
}

function Text({ title, body }: BlockProps['Text']) {
  const { pictures } = use(MaterialsContext)
  const lang = useLang()
  return (
    <BlockSection title={title} narrow>
      <RichText doc={body} pictures={pictures} pathOf={(path) => pathIn(lang, path)} />
    </BlockSection>
  )
}

const cardColumns = { 2: 'md:grid-cols-2', 3: 'md:grid-cols-2 lg:grid-cols-3', 4: 'md:grid-cols-2 lg:grid-cols-4' }

function Cards({ title, text, columns, items }: BlockProps['Cards']) {
  return (
    <BlockSection title={title} text={text}>
      <ul className={classes('grid gap-4 md:gap-6', cardColumns[columns])}>
        {items.map((item, index) => (
          <li key={index} className="flex flex-col gap-2 rounded-card border border-line bg-card p-6">
            <h3 className="text-h3">{item.title}</h3>
            <Paragraphs text={item.text} className="text-body text-ink-2" />
            {item.to && item.linkLabel && (
              <p className="mt-auto pt-2">
                <BlockLink to={item.to} className="link inline-flex min-h-8 items-center text-body coarse:min-h-11">
                  {item.linkLabel}
                </BlockLink>
              </p>
            )}
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}

function PictureBlock({ mediaId, caption, width }: BlockProps['Picture']) {
  const picture = use(MaterialsContext).pictures[mediaId]
  if (!picture) return null
  const narrow = width === 'text'
  return (
    <BlockSection narrow={narrow}>
      <figure className="flex flex-col gap-2">
        <Picture
          picture={picture}
          sizes={narrow ? '(min-width: 768px) 680px, 100vw' : '(min-width: 1264px) 1200px, 100vw'}
          className="h-auto w-full rounded-card border border-line"
        />
        {caption && <figcaption className="text-caption text-ink-2">{caption}</figcaption>}
      </figure>
    </BlockSection>
  )
}

function Quote({ text, name, role }: BlockProps['Quote']) {
  return (
    <BlockSection narrow>
      <figure className="flex flex-col gap-3 border-s-4 border-primary ps-6">
        <blockquote className="text-h3 font-normal">
          <Paragraphs text={text} />
        </blockquote>
        {(name || role) && (
          <figcaption className="text-body text-ink-2">
            {name && <span className="font-semibold text-ink">{name}</span>}
            {role && <span className="block text-caption">{role}</span>}
          </figcaption>
        )}
      </figure>
    </BlockSection>
  )
}

function Statistics({ title, items }: BlockProps['Statistics']) {
  return (
    <BlockSection title={title} tinted>
      <dl className="grid grid-cols-2 gap-4 md:gap-6 lg:flex lg:flex-wrap lg:[&>*]:flex-1">
        {items.map(({ value, label }, index) => (
          <div key={index} className="flex flex-col-reverse justify-end rounded-card border border-line bg-card p-6">
            <dt className="text-body text-ink-2">{label}</dt>
            <dd className="num text-h1 font-semibold">
              <bdi dir="ltr">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </BlockSection>
  )
}

function Steps({ title, text, items }: BlockProps['Steps']) {
  return (
    <BlockSection title={title} text={text}>
      <ol className="grid gap-x-6 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        {items.map((item, index) => (
          <li key={index} className="flex flex-col gap-2 border-t-2 border-primary pt-4">
            <span aria-hidden className="num text-h2 font-semibold">
              {index + 1}
            </span>
            <h3 className="text-h3">{item.title}</h3>
            <Paragraphs text={item.text} className="text-body text-ink-2" />
          </li>
        ))}
      </ol>
    </BlockSection>
  )
}

/** Native disclosures, without a script. */
function Questions({ title, items }: BlockProps['Questions']) {
  return (
    <BlockSection title={title} narrow>
      <div className="divide-y divide-line border-y border-line">
        {items.map(({ question, answer }, index) => (
          <details key={index} className="group">
            <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 py-4 text-body font-medium [&::-webkit-details-marker]:hidden">
              <h3 className="text-body font-medium">{question}</h3>
              <Icon as={ChevronDown} className="shrink-0 transition-transform group-open:rotate-180" />
            </summary>
            <Paragraphs text={answer} className="pb-5 text-body text-ink-2" />
          </details>
        ))}
      </div>
    </BlockSection>
  )
}

function CallToAction({ title, text, ...buttons }: BlockProps['CallToAction']) {
  return (
    <section className="mx-auto max-w-[1264px] px-4 py-10 md:px-8 md:py-14">
      <div className="flex flex-col items-start gap-3 rounded-dialog bg-brand p-6 text-on-brand md:p-10 [&_:focus-visible]:outline-on-brand">
        <h2 className="text-h2">{title}</h2>
        <Paragraphs text={text} className="prose-width text-body-lg text-on-brand/80" />
        <ButtonRow of={buttons} onBrand />
      </div>
    </section>
  )
}

function Columns({ title, items }: BlockProps['Columns']) {
  return (
    <BlockSection title={title}>
      <div className={classes('grid gap-8', items.length > 2 ? 'md:grid-cols-2 lg:grid-cols-3' : 'md:grid-cols-2')}>
        {items.map((item, index) => (
          <div key={index} className="flex flex-col gap-2">
            {item.title && <h3 className="text-h3">{item.title}</h3>}
            <Paragraphs text={item.text} className="text-body" />
          </div>
        ))}
      </div>
    </BlockSection>
  )
}

/** A withdrawn form is hidden with its heading. */
function Form({ title, text, slug }: BlockProps['Form']) {
  const form = use(MaterialsContext).forms[slug]
  if (!form) return null
  return (
    <BlockSection title={title || form.title} text={text || form.intro} narrow>
      <PublicForm form={form} />
    </BlockSection>
  )
}

function Divider({ look }: BlockProps['Divider']) {
  if (look === 'space') return <div className="h-8 md:h-12" />
  return (
    <div className="mx-auto max-w-[1264px] px-4 md:px-8">
      <hr className="border-line" />
    </div>
  )
}

/** Views of all blocks, on the site and in the canvas. */
export const blockViews: { [T in BlockType]: Render<T> } = {
  Hero,
  Text,
  Cards,
  Picture: PictureBlock,
  Quote,
  Statistics,
  Steps,
  Questions,
  CallToAction,
  Columns,
  Form,
  Divider,
}

/** Blocks of a page in order. The page head is the only h1. */
export function Blocks({ blocks, materials }: { blocks: readonly Block[]; materials: Materials }) {
  return (
    <MaterialsContext value={materials}>
      {blocks.map(({ type, props: { id, ...props } }, index) => {
        const View = blockViews[type] as Render<BlockType>
        return <View key={id} first={index === 0} {...props} />
      })}
    </MaterialsContext>
  )
}
