/**
 * A typed name as strokes: one upright mark a bit for every letter. It proves who signed as well as a drawn line does, and keeps the
 * one shape that signatures have; nobody has to be able to draw.
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
