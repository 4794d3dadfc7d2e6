import sharp from 'sharp'
import { perceptualHash, sampleSide } from '#/domain/fieldwork/picture-look.ts'

/** How a picture looks, in 64 bits; null for one on which there is nothing to see, such as a covered lens. */
export async function lookOf(picture: Uint8Array | Buffer): Promise<bigint | null> {
  const grey = await sharp(picture)
    .greyscale()
    .resize(sampleSide, sampleSide, { fit: 'fill', kernel: 'lanczos3' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  return perceptualHash(grey)
}
