/** Focuses an element after it has been rendered and scrolls to it. */
export const focusSoon = (id: string) =>
  requestAnimationFrame(() => {
    const target = document.getElementById(id)
    target?.scrollIntoView({ block: 'center' })
    target?.focus({ preventScroll: true })
  })
