import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { expect, inject, test } from 'vitest'
import { langs } from '#/domain/text.ts'
import { contentPolicy, cachedContentPolicy } from '#/platform/content-policy.server.ts'
import { readEnv, setEnv } from '#/platform/env.server.ts'
import { testSecret } from '#/tests/databases.ts'
import { DateField, DateTimeField } from '#/ui/date-time-field.tsx'
import { LanguageProvider } from '#/ui/language.tsx'

setEnv(readEnv({ NODE_ENV: 'test', APP_SECRET: testSecret, DATA_DIR: inject('dataDir') }))

const stylesIn = (html: string): string[] => [...html.matchAll(/\sstyle="([^"]*)"/g)].map(([, style]) => style!)
const fields = [
  [DateField, undefined],
  [DateField, '2026-11-25'],
  [DateTimeField, undefined],
  [DateTimeField, '2026-11-25T19:30'],
] as const
const draw = () =>
  langs.flatMap((lang) =>
    fields.flatMap(([Field, value]) =>
      stylesIn(
        renderToString(
          <LanguageProvider lang={lang}>
            <Field name="at" label="At" defaultValue={value} error={undefined} />
          </LanguageProvider>,
        ),
      ),
    ),
  )

test('the style attributes of date fields, and no others, are allowed by their digests', () => {
  const drawn = new Set(draw().map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`))
  for (const policy of [contentPolicy('x'), cachedContentPolicy({ scripts: [], styles: [] })]) {
    const [, allowed = ''] = /style-src-attr ([^;]*)/.exec(policy) ?? []
    expect(new Set(allowed.split(' '))).toEqual(new Set(["'unsafe-hashes'", ...drawn]))
    expect(policy).not.toContain('unsafe-inline')
  }
})

test('only an administrator, who is shown mails, has any style attribute allowed', () => {
  expect(contentPolicy('x', { showsMails: true })).toContain("style-src-attr 'unsafe-inline'")
})

test('no component outside of the office draws a style attribute of its own', () => {
  const files = globSync('{app,features,ui}/**/*.tsx').filter((file) => /\sstyle=\{/.test(readFileSync(file, 'utf8')))
  expect(files.toSorted()).toEqual([
    'features/site/brand-editor/components/branding-preview.tsx',
    'features/site/pages/editor/puck-editor.tsx',
  ])
})
