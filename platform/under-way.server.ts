import { AsyncLocalStorage } from 'node:async_hooks'

/** Facts about the request or job under way, for log lines alone; rights are always passed along explicitly. */
export type UnderWay = {
  requestId?: string
  /** Pattern of the route: `/client/branches/:id`. */
  route?: string
  actorId?: string
  companyId?: string
  job?: string
  jobId?: string
}

const facts = new AsyncLocalStorage<UnderWay>()

export const underWay = (): UnderWay | undefined => facts.getStore()
export const whileUnderWay = <T>(of: UnderWay, work: () => T): T => facts.run(of, work)

/** Adds facts that were found later. */
export function noteUnderWay(found: UnderWay): void {
  const known = facts.getStore()
  if (known) Object.assign(known, found)
}
