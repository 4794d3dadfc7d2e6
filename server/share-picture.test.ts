import { expect, inject, test } from 'vitest'
import sharp from 'sharp'
import { markSvg } from '#/features/core/branding/mark.ts'
import { closeDocuments, renderPng } from '#/platform/documents.server.ts'
import { readEnv, setEnv } from '#/platform/env.server.ts'
import { testSecret } from '#/tests/databases.ts'

setEnv(readEnv({ NODE_ENV: 'test', APP_SECRET: testSecret, DATA_DIR: inject('dataDir') }))

const logo = await sharp(Buffer.from(markSvg('#000', '#fff')))
  .png()
  .toBuffer()
const share = (lang: 'en' | 'ar', title: string, ownLogo = false) =>
  renderPng({
    template: 'share',
    lang,
    width: 1200,
    files: { '/logo.png': logo },
    data: { title, company: 'إتقان Itqan', tagline: 'Services', color: '#7c2d12', nameBeside: true, ownLogo },
  })

test('a picture for a shared link is 1200 by 630 in both languages, whatever the title', async () => {
  const titles = ['التسوّق السري للمطاعم والمقاهي', 'Plans', '#import "x": * $ \\ <script> عربي '.repeat(5), '🙂']
  for (const title of titles)
    for (const lang of ['en', 'ar'] as const) {
      const { width, height, format } = await sharp(await share(lang, title, title.length > 50)).metadata()
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
    }
  await closeDocuments()
})
