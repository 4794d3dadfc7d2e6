/**
 * Converts a typed name to the format of signatures: an upright stroke per letter, so that drawing is optional. Proves
 * only that a name was typed on this phone in agreement; it is no handwriting and cannot be read back.
 */
export function namePath(name: string): string {
  const letters = [...name.trim()].slice(0, 60)
  const step = 300 / Math.max(1, letters.length)
  return letters
    .map((letter, index) => {
      const x = Math.round(10 + index * step)
      const height = 20 + ((letter.codePointAt(0) ?? 0) % 80)
      return `M${x} 120L${x} ${120 - height}L${Math.round(x + step / 2)} 120`
    })
    .join('')
}
