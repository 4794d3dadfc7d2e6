import sharp from 'sharp'
import { perceptualHash, sampleSide } from '#/domain/fieldwork/picture-look.ts'

/** 64-bit perceptual hash of a picture; null for a blank one, such as of a covered lens. */
export async function lookOf(picture: Uint8Array | Buffer): Promise<bigint | null> {
  const grey = await sharp(picture)
    .greyscale()
    .resize(sampleSide, sampleSide, { fit: 'fill', kernel: 'lanczos3' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  return perceptualHash(grey)
}
