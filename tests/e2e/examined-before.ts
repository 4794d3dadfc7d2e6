/** Elements to leave out, and the marks recorded after a look without faults. */
export type Examined = { elements: Element[]; met: string[] }

/**
 * Finds parts of a page built exactly like ones already examined without faults: its frame (header, side bar, footer)
 * and rows of lists after the third, half of all content. Compared: everything the examiner distinguishes (names,
 * classes, styles, states, attributes, presence of text), plus width, theme and language, but not the text itself. Runs
 * in the page.
 */
export async function examinedBefore(found: readonly string[]): Promise<Examined> {
  const told = new Set(['class', 'style', 'role', 'type', 'tabindex', 'open', 'hidden', 'inert', 'disabled'])
  const states = /^aria-(expanded|hidden|pressed|selected|checked|disabled|invalid|haspopup|modal|live|level)$/
  const attribute = ({ name, value }: Attr): string => (told.has(name) || states.test(name) ? `${name}=${value}` : name)
  const hasText = (element: Element): boolean =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '')
  const one = (element: Element): string =>
    [element.tagName, hasText(element), ...[...element.attributes].map(attribute)].join(' ')
  // why sorted: the position of the current link makes no other frame
  const built = (element: Element): string =>
    [element, ...element.querySelectorAll('*')]
      .map((each) => `${one(each)} ${each.childElementCount}`)
      .sort()
      .join('\n')

  const elements: Element[] = []
  for (const list of document.querySelectorAll('tbody, main ul, main ol')) {
    const times = new Map<string, number>()
    for (const row of list.children) {
      const key = built(row)
      times.set(key, (times.get(key) ?? 0) + 1)
      if (times.get(key)! > 3) elements.push(row)
    }
  }
  const before = new Set(found)
  const met: string[] = []
  const { lang, dir, dataset } = document.documentElement
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  const around = [innerWidth, lang, dir, dataset['theme'], dark, document.body.className].join(' ')
  for (const part of document.querySelectorAll('header, nav, aside, footer')) {
    if (part.parentElement!.closest('main, header, nav, aside, footer, dialog, [role$=dialog]')) continue
    const bytes = new TextEncoder().encode(`${around}\n${built(part)}`)
    const digest = [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))].join('.')
    if (before.has(digest)) elements.push(part)
    else met.push(digest)
  }
  return { elements, met }
}
