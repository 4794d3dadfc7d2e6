import { expect, test } from 'vitest'
import { paintFirst } from './paint-first.ts'

const page = `<html><head><link rel="modulepreload" href="/a.js" nonce="kept"/><link rel="stylesheet" href="/a.css"/></head><body><p>Text</p><script nonce="kept">window.x=1</script><script nonce="kept" type="module" async="">import "/a.js"</script></body></html>`

test('scripts wait where they stood, until the first frame is painted', () => {
  const waiting = paintFirst(page)
  expect(waiting).not.toContain('modulepreload" href')
  expect(waiting).toContain('<link rel="later" href="/a.js" nonce="kept"/>')
  expect(waiting).toContain('<script nonce="kept" type="later" async="">import "/a.js"</script></body>')
  expect(waiting).toContain('<script nonce="kept">window.x=1</script>')
  expect(waiting.match(/requestAnimationFrame\(\(\)=>requestAnimationFrame\(begin\)\)/g)).toHaveLength(1)
})

test('a page without scripts stays as it is', () => {
  const plain = '<html><head></head><body><link rel="modulepreload" href="/a.js"/></body></html>'
  expect(paintFirst(plain)).toBe(plain)
})
