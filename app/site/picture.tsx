import { pictureMessages } from '#/messages/site/pictures.ts'
import { classes } from '#/ui/class-names.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { pictureSizes } from './pictures/sizes.ts'

const files = import.meta.glob<string>(['./pictures/*/*.avif', './pictures/*/*.webp'], {
  eager: true,
  query: '?url',
  import: 'default',
})

type Key = keyof typeof pictureSizes
export type PictureName = Key extends `${'en' | 'ar'}/${infer Name}` ? Name : never

type PictureProps = {
  name: PictureName
  /** Shown width, as in the attribute of an image. */
  sizes: string
  className?: string
}

/**
 * A screen of the product in the page's language, taken by `npm run pictures`. Fetched when it comes near the window; its
 * room is kept free from the start.
 */
export function Picture({ name, sizes, className }: PictureProps) {
  const t = useT(pictureMessages)
  const key: Key = `${useLang()}/${name}`
  const { width, height, widths } = pictureSizes[key]
  const file = (wide: number, kind: 'avif' | 'webp'): string => files[`./pictures/${key}-${wide}.${kind}`] ?? ''
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={widths.map((wide) => `${file(wide, 'avif')} ${wide}w`).join(', ')}
        sizes={sizes}
      />
      <img
        src={file(widths[0], 'webp')}
        alt={t(name)}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className={classes('block h-auto w-full', className)}
      />
    </picture>
  )
}

/** A screen in a plain frame, with a line below that says what it shows. */
export function Screen({ note, ...picture }: PictureProps & { note?: string }) {
  return (
    <figure>
      <div className="site-float overflow-hidden rounded-[14px] border border-paper-line bg-white">
        <Picture {...picture} />
      </div>
      {note && <figcaption className="mt-3 text-caption text-ink-2">{note}</figcaption>}
    </figure>
  )
}

/** The shopper's phone with the instructions of a visit. */
export function PhonePicture() {
  return (
    <div className="site-float mx-auto w-[300px] max-w-full rounded-[42px] bg-black p-2.5">
      <Picture name="phone" sizes="280px" className="rounded-[33px]" />
    </div>
  )
}
