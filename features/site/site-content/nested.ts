/** Field name as a path: `slides.0.title.en`. */
const path = /^[a-z][A-Za-z]*(?:\.(?:\d{1,2}|[a-z][A-Za-z]*))*$/

type Tree = { [key: string]: Tree | string }

const isIndex = (key: string): boolean => /^\d+$/.test(key)

/** Field sent by an empty list. */
export const emptyList = 'none'

/** Converts groups with numeric keys to ordered lists. */
const listed = (tree: Tree | string): unknown => {
  if (typeof tree === 'string') return tree
  const keys = Object.keys(tree)
  if (keys.length === 1 && keys[0] === emptyList) return []
  if (keys.length > 0 && keys.every(isIndex))
    return keys.toSorted((one, other) => Number(one) - Number(other)).map((key) => listed(tree[key]!))
  return Object.fromEntries(keys.map((key) => [key, listed(tree[key]!)]))
}

/** Converts form fields named by paths to a content. */
export function nested(fields: Record<string, unknown>): unknown {
  const root: Tree = Object.create(null)
  for (const [name, value] of Object.entries(fields)) {
    if (!path.test(name) || typeof value !== 'string') continue
    const keys = name.split('.')
    const last = keys.pop()!
    let place = root
    for (const key of keys) {
      const next = Object.hasOwn(place, key) ? place[key] : undefined
      if (typeof next === 'object') place = next
      else place = place[key] = Object.create(null) as Tree
    }
    place[last] = value
  }
  return listed(root)
}
