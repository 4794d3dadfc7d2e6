/** Validates the target of a button or menu entry set by staff: a path of the product, or https. */

/** Control characters, spaces and backslashes: browsers drop the former and read the latter as a slash. */
const unsafe = /[\p{Cc}\s\\]/u

/** A path of this site, with query and fragment. The language prefix is added when it is rendered. */
export const isSitePath = (value: string): boolean => {
  if (value.length > 300 || unsafe.test(value) || !/^\/(?!\/)/.test(value)) return false
  try {
    const { origin, pathname } = new URL(value, 'https://here.invalid')
    return origin === 'https://here.invalid' && !pathname.startsWith('//') && !/^\/ar(\/|$)/.test(pathname)
  } catch {
    return false
  }
}

/** An https address of another site, without credentials. */
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
