/** A fixed secret: the test's application logins must have the passwords that the template was made with. */
export const testSecret = 'a-secret-for-tests-only-of-forty-characters'

/** The same server, another database. */
export function databaseUrl(ownerUrl: string, name: string): string {
  const url = new URL(ownerUrl)
  url.pathname = `/${name}`
  return url.href
}
