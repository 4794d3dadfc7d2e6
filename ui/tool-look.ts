/** Button of a list's toolbar. */
export const toolLook =
  'inline-flex min-h-7 items-center gap-1.5 rounded-control px-2 text-ui font-medium whitespace-nowrap text-ink hover:bg-surface-2 max-md:min-h-11 coarse:min-h-11'

/** The same as an icon. */
export const toolIconLook =
  'inline-flex size-7 items-center justify-center rounded-control text-ink hover:bg-surface-2 max-md:size-11 coarse:size-11'
