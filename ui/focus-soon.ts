/** Puts the cursor on what has just come into the page, and shows it. */
export const focusSoon = (id: string) =>
  requestAnimationFrame(() => {
    const target = document.getElementById(id)
    target?.scrollIntoView({ block: 'center' })
    target?.focus({ preventScroll: true })
  })
