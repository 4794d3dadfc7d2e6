import { globSync, readdirSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const mostFiles = 25
// the areas of ARCHITECTURE.md; a new one has a decision (95 made the area of the open platform)
const mostAreas = 17

/** Files by folder, without tests and component folders. */
const filesByFolder = (pattern: string): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const file of globSync(pattern, { cwd: root })) {
    const folder = dirname(file)
    if (basename(folder) === 'components' || /\.test\.tsx?$/.test(file)) continue
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return counts
}

test('features are gathered in few areas, and every file lies in a capability of one', () => {
  expect(readdirSync(join(root, 'features')).length).toBeLessThanOrEqual(mostAreas)
  expect(globSync('features/*.*', { cwd: root })).toEqual([])
  expect(globSync('features/*/*.*', { cwd: root })).toEqual([])
})

test.each(['features/**/*.{ts,tsx}', 'app/routes/**/*.{ts,tsx}'])('no folder of %s is crowded', (pattern) => {
  const crowded = [...filesByFolder(pattern)].filter(([, count]) => count > mostFiles)
  expect(crowded).toEqual([])
})
