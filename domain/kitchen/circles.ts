/** Recipes used by each recipe, by id. A recipe that is missing uses none. */
export type Uses = ReadonlyMap<string, readonly string[]>

/** Levels of recipes inside one another: a dish with a sub-recipe has two. */
export const deepest = 10

/** What is wrong with the way in which recipes use one another; ids in order, from the top. */
export type StructureFault = { kind: 'circle' | 'depth'; path: string[] }

/** The shortest way from a recipe back to itself, named at both ends; null when there is none. */
function circleOf(uses: Uses, id: string): string[] | null {
  const cameFrom = new Map<string, string>()
  const waiting = [id]
  for (const at of waiting) {
    for (const next of uses.get(at) ?? []) {
      if (next === id) {
        const path = [id]
        for (let step = at; step !== id; step = cameFrom.get(step)!) path.unshift(step)
        return [id, ...path]
      }
      if (!cameFrom.has(next)) {
        cameFrom.set(next, at)
        waiting.push(next)
      }
    }
  }
  return null
}

/** The longest way downwards from a recipe, beginning with it. The recipes must not go round. */
function longestFrom(id: string, next: (id: string) => readonly string[], known: Map<string, string[]>): string[] {
  const before = known.get(id)
  if (before) return before
  let longest: string[] = []
  for (const below of next(id)) {
    const path = longestFrom(below, next, known)
    if (path.length > longest.length) longest = path
  }
  const path = [id, ...longest]
  known.set(id, path)
  return path
}

/**
 * Checks a recipe whose lines have changed: neither it nor a recipe above or below it may go round or become too deep.
 * Only what passes through this recipe is looked at, since the others were checked when they were saved.
 */
export function structureFault(uses: Uses, id: string): StructureFault | null {
  const circle = circleOf(uses, id)
  if (circle) return { kind: 'circle', path: circle }
  const usedBy = new Map<string, string[]>()
  for (const [above, below] of uses)
    for (const one of new Set(below)) usedBy.set(one, [...(usedBy.get(one) ?? []), above])
  const down = longestFrom(id, (at) => uses.get(at) ?? [], new Map())
  const up = longestFrom(id, (at) => usedBy.get(at) ?? [], new Map())
  const path = [...up.slice(1).reverse(), ...down]
  return path.length > deepest ? { kind: 'depth', path } : null
}

/** Recipes that contain a recipe, directly or through others, nearest first; the recipe is not among them. */
export function ancestorsOf(uses: Uses, ids: readonly string[]): string[] {
  const usedBy = new Map<string, string[]>()
  for (const [above, below] of uses)
    for (const one of new Set(below)) {
      const list = usedBy.get(one)
      if (list) list.push(above)
      else usedBy.set(one, [above])
    }
  const seen = new Set(ids)
  const found: string[] = []
  const waiting = [...ids]
  for (const at of waiting)
    for (const above of usedBy.get(at) ?? []) {
      if (seen.has(above)) continue
      seen.add(above)
      found.push(above)
      waiting.push(above)
    }
  return found
}
