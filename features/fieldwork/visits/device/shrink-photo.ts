const longestSide = 1600
const quality = 0.8
const looked = 160

/** Quality problem of a photo, shown while it can be retaken. */
export type PhotoHint = 'dark' | 'blurred'

/** Grey values of a small copy, sufficient to detect darkness and blur. */
function greyOf(bitmap: ImageBitmap): { grey: Float32Array; width: number; height: number } | null {
  const scale = Math.min(1, looked / Math.max(bitmap.width, bitmap.height))
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ]
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  context.drawImage(bitmap, 0, 0, width, height)
  const { data } = context.getImageData(0, 0, width, height)
  const grey = new Float32Array(width * height)
  for (let i = 0; i < grey.length; i++)
    grey[i] = 0.299 * data[i * 4]! + 0.587 * data[i * 4 + 1]! + 0.114 * data[i * 4 + 2]!
  return { grey, width, height }
}

/** Dark by its mean; blurred if it has no sharp edge anywhere. */
export function hintOf(grey: Float32Array, width: number, height: number): PhotoHint | null {
  let sum = 0
  for (const value of grey) sum += value
  if (sum / grey.length < 40) return 'dark'
  let [edges, squares, count] = [0, 0, 0]
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      const edge = 4 * grey[i]! - grey[i - 1]! - grey[i + 1]! - grey[i - width]! - grey[i + width]!
      edges += edge
      squares += edge * edge
      count += 1
    }
  if (count === 0) return null
  return squares / count - (edges / count) ** 2 < 25 ? 'blurred' : null
}

/** Scales a photo to 1600 px JPEG. Keeps the original when the browser cannot decode it; the server decides then. */
export async function shrinkPhoto(file: Blob): Promise<{ picture: Blob; hint: PhotoHint | null }> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    const seen = greyOf(bitmap)
    bitmap.close()
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    return { picture: small ?? file, hint: seen && hintOf(seen.grey, seen.width, seen.height) }
  } catch {
    return { picture: file, hint: null }
  }
}
