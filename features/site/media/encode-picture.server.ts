import sharp from 'sharp'
import { AppError } from '#/domain/errors.ts'
import { isPicture } from '#/platform/picture-type.server.ts'
import { longestSide, mostPixels } from './limits.ts'

export type Encoded = { bytes: Buffer; width: number; height: number }

/** Decodes an upload and re-encodes it as WebP: upright, limited size, with transparency, without metadata. */
export async function encodePicture(bytes: Uint8Array): Promise<Encoded> {
  if (!isPicture(bytes)) throw new AppError('file.type-unsupported')
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
      .timeout({ seconds: 15 })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 84 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch {
    throw new AppError('file.unreadable')
  }
}

/** A narrower version of a stored picture. */
export const narrowPicture = (stored: Uint8Array, width: number): Promise<Buffer> =>
  sharp(stored, { limitInputPixels: mostPixels })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer()
