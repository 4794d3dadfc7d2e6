import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromiumPath } from '../tests/e2e/chromium.ts'

/** The journeys need a system Chromium: installs it by the package manager where allowed, else prints what to do. */
export function ensureChromium(path = chromiumPath, packages = ['chromium-headless-shell', 'chromium']): void {
  if (existsSync(path())) return
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (mayInstall) {
    console.log('Installing Chromium from the system’s packages …')
    const apt = (...args: string[]) =>
      spawnSync('apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    apt('update', '-qq')
    for (const name of packages) if (!existsSync(path())) apt('install', '-y', '-qq', '--no-install-recommends', name)
  }
  if (existsSync(path())) return
  console.error(
    'The journeys need Chromium: install the package `chromium-headless-shell` or `chromium` (or Google Chrome), or set CHROMIUM_PATH, and run this again.',
  )
  process.exit(1)
}
