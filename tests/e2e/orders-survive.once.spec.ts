import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { ordersSurviveKill } from '../../bench/orders-survive.ts'

test('server and database killed while orders are placed: no answered order is lost, none is doubled', async () => {
  test.setTimeout(180_000)
  const folder = mkdtempSync(join(tmpdir(), 'itqan-survival-'))
  const { acknowledged, lost, doubled, secondsToReady } = await ordersSurviveKill(folder, 1500)
  expect(acknowledged).toBeGreaterThan(10)
  expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 })
  expect(secondsToReady).toBeLessThan(30)
  rmSync(folder, { recursive: true, force: true })
})
