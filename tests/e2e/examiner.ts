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

/** A frame without scripts cannot run the examiner, which would wait forever. */
const silent = 'iframe[sandbox=""]'

/** Marks of everything found faultless by this worker. */
const found = new Set<string>()

/**
 * Expects no violations on the current page, best practices included. Injects axe once per page (why: injecting it each
 * time, as axe's own package does, takes as long as examining).
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // why: waits for the end of loading
  await expect(page.locator('[role=progressbar][data-print=hide]')).toHaveCount(0)
  const violations = await withScripts(page, () => examine(page).catch(againIfDrawnAnew(page)))
  expect(
    violations.map(
      (v) => `${v.id}: ${v.nodes.map((node) => `${node.target.join(' ')} ${node.html.slice(0, 200)}`).join(' | ')}`,
    ),
  ).toEqual([])
}

/** Examines once more where an editor drew the frame of its preview anew meanwhile. */
const againIfDrawnAnew = (page: Page) => (error: Error) => {
  if (!error.message.includes('Frame was detached')) throw error
  return examine(page)
}

async function examine(page: Page): Promise<Result[]> {
  // why: contrast is wrong while a slide fades
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

/** Whether an animation runs that reduced motion would stop. */
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
 * Disables axe's detection of icon fonts, which draws words and would skip the contrast of Arabic: until `drawAgain`
 * all widths are equal and every pixel is set. Returns whether axe is already on the page.
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
  // why: contrast is wrong while a dialog fades in
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  // why: targets half under a sticky header are measured too small
  const { scrollY } = window
  window.scrollTo({ top: 0, behavior: 'instant' })
  const { violations } = await window.axe.run({ exclude: [silent, ...known.elements] }, options)
  window.scrollTo({ top: scrollY, behavior: 'instant' })
  return { violations, met: known.met }
}
