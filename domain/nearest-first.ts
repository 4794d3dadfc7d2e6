/** A binary heap of nodes by distance; a node may stand in it more than once (Williams, Algorithm 232, 1964). */
export class NearestFirst {
  private nodes: number[] = []
  private keys: number[] = []
  clear() {
    this.nodes.length = 0
    this.keys.length = 0
  }
  put(node: number, key: number) {
    const { nodes, keys } = this
    let at = nodes.length
    nodes.push(node)
    keys.push(key)
    while (at > 0) {
      const up = (at - 1) >> 1
      if (keys[up]! <= key) break
      nodes[at] = nodes[up]!
      keys[at] = keys[up]!
      at = up
    }
    nodes[at] = node
    keys[at] = key
  }
  /** The nearest node. */
  take(): number {
    const { nodes, keys } = this
    const top = nodes[0]!
    const node = nodes.pop()!
    const key = keys.pop()!
    const size = nodes.length
    if (size > 0) {
      let at = 0
      for (;;) {
        let down = 2 * at + 1
        if (down >= size) break
        if (down + 1 < size && keys[down + 1]! < keys[down]!) down += 1
        if (keys[down]! >= key) break
        nodes[at] = nodes[down]!
        keys[at] = keys[down]!
        at = down
      }
      nodes[at] = node
      keys[at] = key
    }
    return top
  }
}
