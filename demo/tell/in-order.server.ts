import { happeningAt } from '../time-travel.server.ts'

/** One thing that happens at a time; the story learns what it came to. */
export type Step = { at: Date; work: () => Promise<unknown> }
/** A story yields its steps, each not before the one before it. */
export type StepsOf = AsyncGenerator<Step, void, unknown>

/** Tells stories together, in the order of time, so that numbers of a shared series follow their dates. */
export async function tellInOrder(stories: readonly StepsOf[]): Promise<void> {
  const next = async (story: StepsOf, came?: unknown) => ({ story, ...(await story.next(came)) })
  let open = await Promise.all(stories.map((story) => next(story)))
  for (;;) {
    open = open.filter(({ done }) => !done)
    const first = open
      .flatMap((one) => (one.done ? [] : [one]))
      .reduce<(typeof open)[number] | null>(
        (best, one) => (best && !best.done && !one.done && best.value.at <= one.value.at ? best : one),
        null,
      )
    if (!first || first.done) return
    const { at, work } = first.value
    const after = await next(first.story, await happeningAt(at, work))
    open = open.map((one) => (one === first ? after : one))
  }
}
