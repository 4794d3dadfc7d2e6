import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Result, RunOptions } from 'axe-core'
import { expect, type Frame, type Page } from '@playwright/test'
import { type Examined, examinedBefore } from './examined-before.ts'
import { withScripts } from './scripts.ts'

declare global {
  interface Window {
    axe: typeof import('axe-core')
    drawAgain?: () => void
  }
}

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
} satisfies RunOptions

/** A frame that may run no scripts has no examiner, and one would wait for ever for its answer. */
const silent = 'iframe[sandbox=""]'

/** What this worker has found nothing wrong with. */
const found = new Set<string>()

/**
 * Zero violations, best practices included, on the page as it stands. The examiner stays on the page that it was given to once: giving it
 * anew each time, as axe's own package for Playwright does, took as long as looking.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // why: a page is examined once it has come, not while the bar over it says that it is coming
  await expect(page.locator('[role=progressbar][data-print=hide]')).toHaveCount(0)
  const violations = await withScripts(page, () => examine(page))
  expect(
    violations.map(
      (v) => `${v.id}: ${v.nodes.map((node) => `${node.target.join(' ')} ${node.html.slice(0, 200)}`).join(' | ')}`,
    ),
  ).toEqual([])
}

async function examine(page: Page): Promise<Result[]> {
  // why: a slide that fades while it is examined has the contrast of neither
  const moving = await page.evaluate(movesByItself)
  if (moving) await page.emulateMedia({ reducedMotion: 'reduce' })
  const frames: Frame[] = []
  for (const frame of page.frames()) if (await speaks(frame)) frames.push(frame)
  for (const frame of frames) if (!(await frame.evaluate(sayThatNoFontHasIcons))) await frame.evaluate(script)
  const known = await page.evaluateHandle(examinedBefore, [...found])
  const { violations, met } = await page.evaluate(look, { known, silent, options })
  if (violations.length === 0) for (const part of met) found.add(part)
  for (const frame of frames) await frame.evaluate(() => window.drawAgain?.())
  if (moving) await page.emulateMedia({ reducedMotion: null })
  return violations
}

/** Whether something goes on moving while nobody asks it to, and would stop for people who want less of that. */
function movesByItself(): boolean {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return false
  const endless = ({ effect }: Animation) => effect?.getComputedTiming().endTime === Infinity
  return document.querySelector('[aria-roledescription]') !== null || document.getAnimations().some(endless)
}

async function speaks(frame: Frame): Promise<boolean> {
  if (!frame.parentFrame()) return true
  const element = await frame.frameElement()
  return (await element.getAttribute('sandbox')) !== ''
}

/**
 * The examiner draws words to find fonts of icons, takes Arabic, whose letters join, for one, and would not look at its contrast. Here no
 * font is one: until `drawAgain` all widths are alike, and every dot is drawn. Answers whether the examiner is on the page already.
 */
function sayThatNoFontHasIcons(): boolean {
  const { getContext } = HTMLCanvasElement.prototype
  const dots = { data: new Uint8Array(30 * 30 * 4).fill(1) }
  const drawn = {
    canvas: {},
    measureText: () => ({ width: 30 }),
    fillText() {},
    clearRect() {},
    getImageData: () => dots,
  }
  HTMLCanvasElement.prototype.getContext = (() => drawn) as unknown as typeof getContext
  window.drawAgain = () => void (HTMLCanvasElement.prototype.getContext = getContext)
  return 'axe' in window
}

type Look = { known: Examined; silent: string; options: RunOptions }

async function look({ known, silent, options }: Look): Promise<{ violations: Result[]; met: string[] }> {
  // why: a dialog that still fades in has the contrast of neither
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  // why: what a scrolled page has half under its sticky header looks too small for a finger there, and is whole a moment later
  const { scrollY } = window
  window.scrollTo({ top: 0, behavior: 'instant' })
  const { violations } = await window.axe.run({ exclude: [silent, ...known.elements] }, options)
  window.scrollTo({ top: scrollY, behavior: 'instant' })
  return { violations, met: known.met }
}
