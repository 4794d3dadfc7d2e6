import type { SectionView } from './report-view.ts'

/** Best and worst sections without overlap; fewer for a short list. */
export function extremes(
  sections: readonly SectionView[],
  most = 3,
): { strongest: SectionView[]; weakest: SectionView[] } {
  const counting = sections.filter(({ score }) => score !== null)
  const each = Math.min(most, Math.floor(counting.length / 2))
  const best = counting.toSorted((a, b) => b.score! - a.score!).slice(0, each)
  const rest = counting.filter((section) => !best.includes(section))
  return { strongest: best, weakest: rest.toSorted((a, b) => a.score! - b.score!).slice(0, each) }
}
