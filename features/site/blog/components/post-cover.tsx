import type { PublicPicture } from '#/domain/picture.ts'
import { classes } from '#/ui/class-names.ts'
import { Lattice } from '#/ui/lattice.tsx'
import { Picture } from '#/ui/picture.tsx'

type PostCoverProps = {
  /** Unique on the page. */
  id: string
  cover: PublicPicture | null
  sizes: string
  eager?: boolean | undefined
  /** Reads the picture's alternative text; in lists the title says enough. */
  isTold?: boolean
  className: string
}

/** The cover of an article, seen through the brand's star on its lattice; without a picture the star alone. */
export function PostCover({ id, cover, sizes, eager = false, isTold = false, className }: PostCoverProps) {
  return (
    <div
      className={classes(
        'relative flex items-center justify-center overflow-hidden bg-paper p-[3%] text-ink',
        className,
      )}
    >
      <Lattice id={`${id}-lattice`} fade="none" className="opacity-10" />
      <div className="relative star-shape aspect-square h-full max-h-full bg-ink">
        {cover && (
          <div className="absolute inset-[1.6%] star-shape bg-surface-2">
            <Picture
              picture={cover}
              {...(isTold ? {} : { alt: '' })}
              eager={eager}
              sizes={sizes}
              className="size-full object-cover"
            />
          </div>
        )}
      </div>
    </div>
  )
}
