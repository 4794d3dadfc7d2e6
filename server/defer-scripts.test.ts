import { expect, test } from 'vitest'
import { deferScripts } from './defer-scripts.ts'

const page = `<html><head><link rel="modulepreload" href="/a.js" nonce="kept"/><link rel="stylesheet" href="/a.css"/></head><body><p>Text</p><script nonce="kept">window.x=1</script><script nonce="kept" type="module" async="">import "/a.js"</script></body></html>`

test('scripts wait where they stood, and the small one comes with the page', () => {
  const waiting = deferScripts(page, `go("$&</p>")`)
  expect(waiting).not.toContain('modulepreload" href')
  expect(waiting).toContain('<link rel="later" href="/a.js" nonce="kept"/>')
  expect(waiting).toContain('<script nonce="kept" type="later" async="">import "/a.js"</script></body>')
  expect(waiting).toContain('<script nonce="kept">window.x=1</script>')
  expect(waiting).toContain('<script>go("$&<\\/p>")</script></head>')
})

test('a page without scripts stays as it is, and so does every page where nothing was built', () => {
  const plain = '<html><head></head><body><link rel="modulepreload" href="/a.js"/></body></html>'
  expect(deferScripts(plain, 'go()')).toBe(plain)
  expect(deferScripts(page, null)).toBe(page)
})
