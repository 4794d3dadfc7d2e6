import { afterAll, expect, test } from 'vitest'
import sharp from 'sharp'
import { certificateLevels } from '#/domain/certification/certificate-rule.ts'
import { closeDocuments } from '#/platform/documents.server.ts'
import { world } from '#/tests/world.ts'
import { badgePicture } from './badge-picture.server.ts'
import { emblemSvg } from './emblem.ts'

await world()
afterAll(closeDocuments)

test('the picture of a level is 512 by 512, with nothing behind the emblem, and the same every time', async () => {
  const pictures = await Promise.all(certificateLevels.map((level) => badgePicture(level)))
  for (const picture of pictures) {
    const { width, height, format, hasAlpha } = await sharp(picture).metadata()
    expect({ width, height, format, hasAlpha }).toEqual({ width: 512, height: 512, format: 'png', hasAlpha: true })
    const [, , , corner] = await sharp(picture)
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .ensureAlpha()
      .raw()
      .toBuffer()
    expect(corner).toBe(0)
  }
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(3)
  expect((await badgePicture('gold')).equals(pictures[1]!)).toBe(true)
})

test('each level has a shape and a number of diamonds of its own, and bears no check while it is not good', () => {
  const shape = (svg: string) => svg.replaceAll(/(fill|stroke|stop-color)="[^"]*"|metal-[\w-]+/g, '')
  for (const isGood of [true, false])
    expect(new Set(certificateLevels.map((level) => shape(emblemSvg(level, isGood)))).size).toBe(3)
  for (const level of certificateLevels) {
    expect(emblemSvg(level)).toContain('m41.5 57.5')
    expect(emblemSvg(level, false)).not.toContain('m41.5 57.5')
  }
})
