/** Ranges of IPv4 that are not on the public internet (IANA special-purpose registry), as address and length of the prefix. */
const closedRanges: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]

const decimal = /^(0|[1-9]\d{0,2})$/

/** Number of a dotted IPv4 address; null for any other spelling. */
function numberOf(address: string): number | null {
  const parts = address.split('.')
  if (parts.length !== 4 || parts.some((part) => !decimal.test(part) || Number(part) > 255)) return null
  return parts.reduce((sum, part) => sum * 256 + Number(part), 0)
}

const isWithin = (address: number, [from, length]: readonly [string, number]): boolean => {
  const size = 2 ** (32 - length)
  return Math.floor(address / size) === Math.floor(numberOf(from)! / size)
}

/** The eight groups of an IPv6 address; null for another spelling, also one with a zone. */
function groupsOf(address: string): number[] | null {
  const tail = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(address)
  const ending = tail ? numberOf(tail[2]!) : 0
  if (ending === null) return null
  const text = tail
    ? `${tail[1]}${Math.floor(ending / 65_536).toString(16)}:${(ending % 65_536).toString(16)}`
    : address
  const halves = text.split('::')
  if (halves.length > 2) return null
  const [head = [], rest = []] = halves.map((half) => (half === '' ? [] : half.split(':')))
  const missing = 8 - head.length - rest.length
  if (halves.length === 1 ? missing !== 0 : missing < 1) return null
  const groups = [...head, ...Array<string>(halves.length === 1 ? 0 : missing).fill('0'), ...rest]
  return groups.every((group) => /^[\da-f]{1,4}$/i.test(group))
    ? groups.map((group) => Number.parseInt(group, 16))
    : null
}

/**
 * Whether an IP address is on the public internet. Of IPv6 only global unicast counts, without addresses that carry an
 * IPv4 address (mapped, NAT64, 6to4, Teredo) and without those for documentation.
 */
export function isPublicAddress(address: string): boolean {
  const four = numberOf(address)
  if (four !== null) return !closedRanges.some((range) => isWithin(four, range))
  const groups = groupsOf(address)
  if (!groups) return false
  const [first, second] = groups as [number, number]
  if (first < 0x2000 || first > 0x3fff) return false
  if (first === 0x2001 && (second < 0x200 || second === 0xdb8)) return false
  return first !== 0x2002 && !(first === 0x3fff && second < 0x1000)
}

/** Whether an IP address is that of the machine itself. */
export const isLoopback = (address: string): boolean => address === '::1' || /^127(\.\d{1,3}){3}$/.test(address)
