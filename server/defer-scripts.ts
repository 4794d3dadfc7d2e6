const preload = /<link rel="modulepreload"/g
const start = /<script\b[^>]*\btype="module"[^>]*>/

/**
 * Defers a page's scripts: to the first frame where there is a form, else to the first interaction. Until then the
 * inline script runs the moving parts. Preserves the order of elements, so that hydration matches.
 */
export function deferScripts(html: string, liveScript: string | null): string {
  const found = start.exec(html)
  if (!found || !liveScript) return html
  const waiting = found[0].replace('type="module"', 'type="later"')
  const page = html.slice(0, found.index) + waiting + html.slice(found.index + found[0].length)
  return page
    .replace(preload, '<link rel="later"')
    .replace('</head>', () => `<script>${liveScript.replaceAll('</', '<\\/')}</script></head>`)
}
