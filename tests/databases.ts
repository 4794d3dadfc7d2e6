/** Fixed, because the test's application logins must have the template's passwords. */
export const testSecret = 'a-secret-for-tests-only-of-forty-characters'

/** Address of another database on the same server. */
export function databaseUrl(ownerUrl: string, name: string): string {
  const url = new URL(ownerUrl)
  url.pathname = `/${name}`
  return url.href
}
