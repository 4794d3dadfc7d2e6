import sharp from 'sharp'
import { AppError } from '#/domain/errors.ts'
import { isHeif, isPicture } from '#/platform/picture-type.server.ts'

const longestSide = 1600
const mostPixels = 50_000_000

export type Picture = { bytes: Buffer; width: number; height: number }

/** Decodes and re-encodes a photo: upright, at most 1600 px, JPEG, without location, time or other metadata. */
export async function readPicture(bytes: Uint8Array): Promise<Picture> {
  if (!isPicture(bytes)) throw new AppError('file.type-unsupported')
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
      .timeout({ seconds: 10 })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch {
    // why: servers may lack the codec of a phone's HEIC; the browser then has to send JPEG.
    throw new AppError(isHeif(bytes) ? 'file.type-unsupported' : 'file.unreadable')
  }
}
