import { publishDue } from './publish.server.ts'

/** Publishes the pages whose time has come. */
export const publishDuePages = async (): Promise<void> => {
  await publishDue()
}
