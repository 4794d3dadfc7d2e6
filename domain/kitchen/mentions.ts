/** Lines that a step names at most. */
export const mostMentions = 40

type Line = { id: string }
type Step = { id: string; lineIds: string[] }
type Parts<L extends Line, S extends Step> = { lines: L[]; steps: S[] }

/** The lines that a step names, in the order of the recipe. */
export const namedLines = <L extends Line>(lines: readonly L[], lineIds: readonly string[]): L[] =>
  lines.filter(({ id }) => lineIds.includes(id))

/** The same recipe, its steps naming each of its lines once and no others. */
export function withKnownLines<P extends Parts<Line, Step>>(parts: P): P {
  return {
    ...parts,
    steps: parts.steps.map((step) => ({ ...step, lineIds: namedLines(parts.lines, step.lineIds).map(({ id }) => id) })),
  }
}

/** Takes a line away, with the mentions of it. */
export const withoutLine = <P extends Parts<Line, Step>>(parts: P, lineId: string): P =>
  withKnownLines({ ...parts, lines: parts.lines.filter(({ id }) => id !== lineId) })

/** Ids of the steps that name a line. */
export const stepsNaming = (steps: readonly Step[], lineId: string): string[] =>
  steps.flatMap(({ id, lineIds }) => (lineIds.includes(lineId) ? [id] : []))

/** Puts a line that was taken away back in its place, and into the steps that named it. */
export function withLine<L extends Line, S extends Step, P extends Parts<L, S>>(
  parts: P,
  { line, at, steps }: { line: L; at: number; steps: readonly string[] },
): P {
  if (parts.lines.some(({ id }) => id === line.id)) return parts
  return withKnownLines({
    ...parts,
    lines: parts.lines.toSpliced(at, 0, line),
    steps: parts.steps.map((step) =>
      steps.includes(step.id) ? { ...step, lineIds: [...step.lineIds, line.id] } : step,
    ),
  })
}

/** Sets the lines back to what they were; steps get the mentions back that went with a line, and keep all others. */
export function withLinesOf<P extends Parts<Line, Step>>(parts: P, before: Parts<Line, Step> & Pick<P, 'lines'>): P {
  const present = new Set(parts.lines.map(({ id }) => id))
  const gone = new Map(before.steps.map(({ id, lineIds }) => [id, lineIds.filter((lineId) => !present.has(lineId))]))
  return withKnownLines({
    ...parts,
    lines: before.lines,
    steps: parts.steps.map((step) => ({ ...step, lineIds: [...step.lineIds, ...(gone.get(step.id) ?? [])] })),
  })
}
