import { offeredWidths, pictureAddress, type PublicPicture } from '#/domain/picture.ts'
import { useLang } from '#/ui/language.tsx'

type PictureProps = {
  picture: PublicPicture
  /** Displayed width as in an image's `sizes`: '(min-width: 1024px) 33vw, 100vw'. */
  sizes: string
  className?: string
  /** Loads eagerly (the first large picture of a page); default: lazily. */
  eager?: boolean
  /** Overrides the picture's alternative text; '' for decoration. */
  alt?: string
}

/** A published picture in the needed width; reserves its space while loading. */
export function Picture({ picture, sizes, className, eager, alt }: PictureProps) {
  const lang = useLang()
  const { id, width, height } = picture
  const widths = offeredWidths(width)
  return (
    <img
      src={pictureAddress(id, widths.at(-1) === 480 ? 480 : 960)}
      srcSet={widths.map((of) => `${pictureAddress(id, of)} ${Math.min(of, width)}w`).join(', ')}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt ?? picture.alt[lang]}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  )
}
