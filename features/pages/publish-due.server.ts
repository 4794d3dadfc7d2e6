/** Publishes the pages whose time has come. */
export const publishDuePages = async (): Promise<void> => {}
