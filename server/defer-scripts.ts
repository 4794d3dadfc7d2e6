const preload = /<link rel="modulepreload"/g
const start = /<script\b[^>]*\btype="module"[^>]*>/

/**
 * A page whose scripts wait: for the first frame where there is a form, else until somebody uses the page. Until then the small script
 * in its head does what moves by itself. Everything stands where it stood, so that React finds what it drew.
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
