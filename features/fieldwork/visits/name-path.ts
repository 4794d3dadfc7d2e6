/**
 * A typed name in the one shape that signatures have: an upright mark for every letter, so that nobody has to be able to draw. It says
 * that somebody with this phone typed a name and agreed; it is no handwriting, and the name cannot be read back from it.
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
