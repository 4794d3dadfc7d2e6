/** Focuses the first of these elements that exists and is focusable, after rendering. */
export const focusFirst = (...ids: readonly string[]) =>
  requestAnimationFrame(() => {
    for (const id of ids) {
      const target = document.getElementById(id)
      if (!target || (target instanceof HTMLButtonElement && target.disabled)) continue
      const { top, bottom } = target.getBoundingClientRect()
      if (top < 160 || bottom > innerHeight - 40) target.scrollIntoView({ block: 'center' })
      target.focus({ preventScroll: true })
      return
    }
  })
