import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The system's Chromium: CHROMIUM_PATH, or where the usual packages put it. Its shell without windows comes first: the journeys take
 * two thirds of the time in it.
 */
export const chromiumPath = (): string =>
  process.env['CHROMIUM_PATH'] ?? places.find((place) => existsSync(place)) ?? places[0]!

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
