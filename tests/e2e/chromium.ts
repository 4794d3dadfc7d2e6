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
 * The system's Chromium: CHROMIUM_PATH, or the usual places. Prefers the headless shell, in which journeys take two
 * thirds of the time.
 */
export const chromiumPath = (): string => firstOf([shell, ...browsers])

/** A full browser, for measurements. */
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
 * Journeys' pages are short-lived, so optimising compilers do not pay: without them a tenth less CPU time. Speed is
 * measured elsewhere.
 */
export const journeyFlags = [...chromiumFlags, '--js-flags=--no-opt,--no-maglev']
