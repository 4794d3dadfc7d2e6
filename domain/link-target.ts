/** Whether an address that staff put under a button or a menu entry may stand on the site: a path of the product, or https. */

/** What no address of ours contains: browsers drop the one and read the other as a slash. */
const unsafe = /[\p{Cc}\s\\]/u

/** A path of this site, with its query and its place on the page. The language is added when it is shown. */
export const isSitePath = (value: string): boolean => {
  if (value.length > 300 || unsafe.test(value) || !/^\/(?!\/)/.test(value)) return false
  try {
    const { origin, pathname } = new URL(value, 'https://here.invalid')
    return origin === 'https://here.invalid' && !pathname.startsWith('//') && !/^\/ar(\/|$)/.test(pathname)
  } catch {
    return false
  }
}

/** An https address of another site, without a name or password in it. */
export const isHttpsAddress = (value: string): boolean => {
  if (value.length > 300 || unsafe.test(value) || !/^https:\/\/[^/]/i.test(value)) return false
  try {
    const { protocol, hostname, username, password } = new URL(value)
    return protocol === 'https:' && hostname.includes('.') && username === '' && password === ''
  } catch {
    return false
  }
}

export const isLinkTarget = (value: string): boolean => isSitePath(value) || isHttpsAddress(value)
