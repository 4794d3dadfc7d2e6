export type Point = { id: string; x: number; y: number }
export type PointGroup = { ids: string[]; x: number; y: number }

/** Clusters overlapping points: each joins the nearest group within reach, or starts one. */
export function groupPoints(points: readonly Point[], reach: number): PointGroup[] {
  const cells = new Map<string, PointGroup[]>()
  const groups: PointGroup[] = []
  for (const { id, x, y } of points) {
    const column = Math.floor(x / reach)
    const row = Math.floor(y / reach)
    let nearest: PointGroup | null = null
    let least = reach
    for (let across = column - 1; across <= column + 1; across++)
      for (let down = row - 1; down <= row + 1; down++)
        for (const group of cells.get(`${across}:${down}`) ?? []) {
          const distance = Math.hypot(group.x - x, group.y - y)
          if (distance < least) [nearest, least] = [group, distance]
        }
    if (nearest) {
      nearest.ids.push(id)
      continue
    }
    const group = { ids: [id], x, y }
    groups.push(group)
    const key = `${column}:${row}`
    const cell = cells.get(key)
    if (cell) cell.push(group)
    else cells.set(key, [group])
  }
  return groups
}
