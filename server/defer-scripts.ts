import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const preload = /<link rel="modulepreload"/g
const start = /<script\b[^>]*\btype="module"[^>]*>/

/** The small script of public pages (`app/live/start.ts`) as the build left it; null where nothing was built. */
export function readLiveScript(folder = resolve('build')): string | null {
  const file = resolve(folder, 'live/live.js')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null
}

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
