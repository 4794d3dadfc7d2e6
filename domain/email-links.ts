/** Lifetimes of the links that prove a mailbox. */
export const verifyLinkDays = 7
export const changeLinkHours = 24
export const undoLinkDays = 7

/** An address as shown to people who may not be its owner: the first letter and the domain. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return at < 1 ? '…' : `${[...address][0]}…${address.slice(at)}`
}
