const quad = /^\d{1,3}(?:\.\d{1,3}){3}$/

const isFour = (text: string): boolean => quad.test(text) && text.split('.').every((part) => Number(part) <= 255)

const fourOf = (text: string): string => text.split('.').map(Number).join('.')

/** The eight groups of an IPv6 address, or null when invalid. */
function groupsOf(text: string): number[] | null {
  const dotted = /^(.*:)(\d{1,3}(?:\.\d{1,3}){3})$/.exec(text)
  if (dotted) {
    const [, head = '', four = ''] = dotted
    if (!isFour(four)) return null
    const [a = 0, b = 0, c = 0, d = 0] = four.split('.').map(Number)
    return groupsOf(`${head}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`)
  }
  const halves = text.split('::')
  if (halves.length > 2) return null
  const [before = [], after = []] = halves.map((half) => (half === '' ? [] : half.split(':')))
  const given = [...before, ...after]
  const missing = 8 - given.length
  if (halves.length === 2 ? missing < 1 : missing !== 0) return null
  if (!given.every((group) => /^[0-9a-f]{1,4}$/.test(group))) return null
  const filled = [...before, ...Array.from({ length: missing }, () => '0'), ...after]
  return filled.map((group) => Number.parseInt(group, 16))
}

/** Strips port, brackets and zone from an address. */
const bareAddress = (text: string): string => {
  const trimmed = text.trim().toLowerCase().slice(0, 100)
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1]
  const ported = /^(\d{1,3}(?:\.\d{1,3}){3}):\d+$/.exec(trimmed)?.[1]
  return (bracketed ?? ported ?? trimmed).replace(/%.*$/, '')
}

/**
 * Network for rate limits: an IPv4 address, also when written as IPv6, or the /64 of an IPv6 address (the least that a
 * subscriber has). Other texts are returned unchanged.
 */
export function networkOf(address: string): string {
  const bare = bareAddress(address)
  if (isFour(bare)) return fourOf(bare)
  const groups = groupsOf(bare)
  if (!groups) return bare
  const [g0 = 0, g1 = 0, g2 = 0, g3 = 0, g4 = 0, g5 = 0, g6 = 0, g7 = 0] = groups
  const isMapped = g0 + g1 + g2 + g3 + g4 === 0 && g5 === 0xffff
  if (isMapped) return [g6 >> 8, g6 & 255, g7 >> 8, g7 & 255].join('.')
  return `${[g0, g1, g2, g3].map((group) => group.toString(16)).join(':')}::/64`
}
