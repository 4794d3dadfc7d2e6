import sharp from 'sharp'
import { AppError } from '#/domain/errors.ts'

const longestSide = 1600
const mostPixels = 50_000_000

const headOf = (bytes: Uint8Array): string => Buffer.from(bytes.subarray(0, 12)).toString('latin1')
const isHeif = (head: string): boolean =>
  head.slice(4, 8) === 'ftyp' && /^(heic|heix|heim|heis|hevc|mif1|msf1|avif)$/.test(head.slice(8, 12))

/** By content, never by name: JPEG, PNG, WebP and the HEIF family. Anything else is not even opened. */
export function isPicture(bytes: Uint8Array): boolean {
  const head = headOf(bytes)
  if (head.startsWith('\xff\xd8\xff') || head.startsWith('\x89PNG\r\n\x1a\n')) return true
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return true
  return isHeif(head)
}

export type Picture = { bytes: Buffer; width: number; height: number }

/** Decodes a photo and writes it anew: upright, at most 1600 px, JPEG, without place, time or any other hidden data. */
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
    // why: phones write HEIC with a codec that servers may lack; the browser then has to send it as JPEG.
    throw new AppError(isHeif(headOf(bytes)) ? 'file.type-unsupported' : 'file.unreadable')
  }
}
