/** Side of the grey square to which pictures are shrunk before hashing, in pixels. */
export const sampleSide = 32
const frequencies = 8
/** Largest bit difference of alike pictures (of 64): the same picture cropped, brightened or re-encoded. */
export const alikeWithin = 7
/** Smallest spread of grey levels (0 to 255) of a picture with content. */
const leastSpread = 4

const cosines = Array.from({ length: frequencies + 1 }, (_, frequency) =>
  Array.from({ length: sampleSide }, (_, at) => Math.cos(((2 * at + 1) * frequency * Math.PI) / (2 * sampleSide))),
)

/**
 * 64-bit perceptual hash: the lowest frequencies of a discrete cosine transform, each above or below the median. Stable
 * under size, quality and brightness. Null for a picture without content.
 */
export function perceptualHash(grey: Uint8Array): bigint | null {
  if (grey.length !== sampleSide * sampleSide) throw new Error('a sample has an unexpected size')
  const mean = grey.reduce((sum, level) => sum + level, 0) / grey.length
  const spread = Math.sqrt(grey.reduce((sum, level) => sum + (level - mean) ** 2, 0) / grey.length)
  if (spread < leastSpread) return null
  const rows = Array.from({ length: sampleSide }, (_, y) =>
    cosines.map((wave) => wave.reduce((sum, cosine, x) => sum + cosine * grey[y * sampleSide + x]!, 0)),
  )
  // why: without the first row and column, which only carry brightness gradients
  const waves = Array.from({ length: frequencies * frequencies }, (_, index) => {
    const [across, down] = [(index % frequencies) + 1, Math.floor(index / frequencies) + 1]
    return cosines[down]!.reduce((sum, cosine, y) => sum + cosine * rows[y]![across]!, 0)
  })
  const middle = waves.toSorted((a, b) => a - b)[waves.length / 2]!
  return BigInt.asIntN(
    64,
    waves.reduce((bits, wave) => (bits << 1n) | (wave > middle ? 1n : 0n), 0n),
  )
}

/** Hamming distance of two perceptual hashes. */
export function differingBits(a: bigint, b: bigint): number {
  let rest = BigInt.asUintN(64, a ^ b)
  let count = 0
  for (; rest > 0n; rest &= rest - 1n) count += 1
  return count
}

const bandBits = 16
export const bandCount = 4

/**
 * Splits a hash into four parts of 16 bits. Hashes that differ in at most seven bits have a part that differs in at
 * most one, so alike pictures are found by 17 exact values of each part.
 */
export const bandsOf = (look: bigint): number[] =>
  Array.from({ length: bandCount }, (_, band) =>
    Number((BigInt.asUintN(64, look) >> BigInt(band * bandBits)) & 0xffffn),
  )

export const neighbours = (band: number): number[] => [
  band,
  ...Array.from({ length: bandBits }, (_, bit) => band ^ (1 << bit)),
]
