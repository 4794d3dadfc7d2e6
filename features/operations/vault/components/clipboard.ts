/** Time after which a copied secret leaves the clipboard. */
export const clipboardMs = 30_000

let clearing: ReturnType<typeof setTimeout> | undefined

const clear = () => {
  // why: a browser writes to the clipboard only for the page in front; otherwise it is cleared when the page is again
  navigator.clipboard.writeText('').catch(() => window.addEventListener('focus', clear, { once: true }))
}

/** Copies a secret and clears the clipboard after thirty seconds. */
export async function copySecret(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
  clearTimeout(clearing)
  clearing = setTimeout(clear, clipboardMs)
}
