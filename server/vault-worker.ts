/** File of the worker that holds the keys of a vault. */
export const isVaultWorker = (path: string): boolean => /^\/assets\/vault-worker-[\w-]+\.js$/.test(path)

/**
 * A worker has the policy of its own file. That of the vault may run the WebAssembly of libsodium, and has no connection
 * at all: what it holds leaves it only by an answer to the page. No page needs 'wasm-unsafe-eval' for it.
 */
export const vaultWorkerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"
