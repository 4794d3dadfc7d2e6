import { existsSync } from 'node:fs'

const shell = '/usr/bin/chromium-headless-shell'
const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const firstOf = (places: string[]): string =>
  process.env['CHROMIUM_PATH'] ?? places.find((place) => existsSync(place)) ?? places[0]!

/**
 * The system's Chromium: CHROMIUM_PATH, or where the usual packages put it. Its shell without windows comes first: the journeys take
 * two thirds of the time in it.
 */
export const chromiumPath = (): string => firstOf([shell, ...browsers])

/** The browser that people use, for measuring what they see. */
export const browserPath = (): string => firstOf(browsers)

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * A page of a journey lives for seconds. What the compilers make of its scripts on the way to a faster run is seldom run: without them
 * the pages take a tenth less of the processor. Speed is measured elsewhere, in a browser that has them.
 */
export const journeyFlags = [...chromiumFlags, '--js-flags=--no-opt,--no-maglev']
