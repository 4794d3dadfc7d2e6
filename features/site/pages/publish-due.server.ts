import { publishDue } from './publish.server.ts'

/** Publishes scheduled pages that are due. */
export const publishDuePages = async (): Promise<void> => {
  await publishDue()
}
