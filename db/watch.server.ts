/** Watches one statement: runs `ask` and answers its result. `text` holds placeholders, never values. */
export type Watch = <T>(text: string, ask: () => Promise<T>) => Promise<T>

let watches: readonly Watch[] = []

/** Adds a watch of all statements of requests and jobs; the returned function removes it. */
export function watchStatements(watch: Watch): () => void {
  watches = [...watches, watch]
  return () => void (watches = watches.filter((each) => each !== watch))
}

/** Runs a statement under all watches. */
export const watched: Watch = (text, ask) => {
  let run = ask
  for (const watch of watches) {
    const inner = run
    run = () => watch(text, inner)
  }
  return run()
}

let position: () => string | undefined = () => undefined

/** Sets the reader of the trace's position (`traceparent` of W3C), which a job takes along. */
export const carryTrace = (next: typeof position): void => void (position = next)
export const tracePosition = (): string | undefined => position()
