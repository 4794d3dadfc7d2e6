import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startServer } from '../../bench/processes.ts'
import { demoPeople } from '../../demo/people.ts'
import { boardMessages } from '../../messages/ordering/control-room.ts'
import { mapMessages } from '../../messages/map.ts'

/** One grey pixel as a picture. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP6DwABBAEAfbLI3wAAAABJRU5ErkJggg==',
  'base64',
)

/** A tile server on another origin; `state.isUp` false: it answers with an error. */
async function tileServer() {
  const asked: string[] = []
  const state = { isUp: true }
  const server = createServer((request, answer) => {
    asked.push(request.url ?? '')
    answer.writeHead(state.isUp ? 200 : 503, { 'content-type': 'image/png', 'cache-control': 'no-store' })
    answer.end(state.isUp ? pixel : '')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`, asked, state, close: () => server.close() }
}

test('the control room draws the tiles of the server that is set, with their source; without pictures it says so and the lists stay', async ({
  page,
}) => {
  test.setTimeout(500_000)
  const tiles = await tileServer()
  const folder = mkdtempSync(join(tmpdir(), 'itqan-maps-'))
  const source = '© Example Maps'
  const settings = { MAP_TILES_URL: tiles.address, MAP_TILES_ATTRIBUTION: source }
  const { port, stop } = await startServer({ DATA_DIR: folder, DEMO: 'on', ...settings })
  const refused: string[] = []
  page.on('console', (line) => {
    if (/content.security.policy/i.test(line.text())) refused.push(line.text())
  })
  const room = `http://localhost:${port}/admin/secret-shopper?view=map`
  const { email, password } = demoPeople.admin
  await page.goto(`http://localhost:${port}/admin-login`)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('input[name=password]').press('Enter')
  await page.waitForURL(/\/admin\//)

  await page.goto(room)
  const map = page.getByRole('region', { name: boardMessages.mapOf.en })
  await expect(map.locator('img.leaflet-tile-loaded').first()).toBeVisible()
  await expect(page.getByText(source)).toBeVisible()
  expect(tiles.asked.length).toBeGreaterThan(0)
  expect(tiles.asked.every((path) => /^\/\d+\/\d+\/\d+\.png$/.test(path))).toBe(true)

  tiles.state.isUp = false
  await page.goto(room)
  await expect(page.getByText(mapMessages.mapFailed.en)).toBeVisible()
  await expect(page.getByRole('heading', { name: boardMessages.openTitle.en })).toBeVisible()
  expect(refused).toEqual([])

  await stop()
  tiles.close()
  rmSync(folder, { recursive: true, force: true })
})
