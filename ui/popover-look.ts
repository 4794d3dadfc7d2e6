/** Look of all popovers. */
export const popoverLook =
  'z-50 max-h-[min(24rem,70dvh)] overflow-auto rounded-card border border-line bg-card text-ui text-ink shadow-float outline-none'
