import type { ReadWave } from '#/features/ordering/waves/read-wave.server.ts'

/** Tabs of a wave's record. */
export const waveParts = ['visits', 'proposal', 'money', 'plan', 'activity'] as const
export type WavePart = (typeof waveParts)[number]

/** A wave whose visits are still to be ordered is its plan. */
export const partsOf = ({ visits }: Pick<ReadWave, 'visits'>): readonly WavePart[] =>
  visits > 0 ? waveParts : ['plan', 'activity']

export const partIn = (parts: readonly WavePart[], typed: string | null): WavePart =>
  parts.find((part) => part === typed) ?? parts[0]!
