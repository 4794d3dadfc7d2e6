import loadHighs, { type Highs } from 'highs'
import type { Program, Solution, SolveProgram } from '#/domain/ordering/wave-program.ts'

/** Fallback in seconds; the limit of branches ends a search earlier and deterministically. */
const mostSeconds = 60
const mostBranches = 2000

let loading: Promise<Highs> | null = null
const loaded = (): Promise<Highs> => (loading ??= loadHighs())

function modelOf(highs: Highs, program: Program, whole: boolean) {
  const { worth, taken, first, option, most } = program
  const { constants, infinity } = highs
  const columns = worth.length
  const rows = most.length + 1
  const all = Int32Array.from({ length: columns }, (_, column) => column)
  const kind = whole ? constants.variableType.integer : constants.variableType.continuous
  return {
    numCols: columns,
    numRows: rows,
    sense: constants.objectiveSense.maximize,
    colCost: Float64Array.from(worth),
    colLower: new Float64Array(columns),
    colUpper: new Float64Array(columns).fill(1),
    rowLower: Float64Array.from({ length: rows }, (_, row) => (row === most.length ? taken : -infinity)),
    rowUpper: Float64Array.from({ length: rows }, (_, row) => most[row] ?? infinity),
    integrality: new Int32Array(columns).fill(kind),
    matrix: {
      format: 'csr' as const,
      numRows: rows,
      numCols: columns,
      starts: Int32Array.from([...first, option.length + columns]),
      indices: Int32Array.from([...option, ...all]),
      values: new Float64Array(option.length + columns).fill(1),
    },
  }
}

/** Solves a linear program with HiGHS in this thread. Deterministic unless time runs out. */
export const solveProgram: SolveProgram = async (program, { whole }) => {
  const highs = await loaded()
  return highs.withModel((model): Solution | null => {
    model.options.set({ output_flag: false, time_limit: mostSeconds })
    if (whole) model.options.set({ mip_rel_gap: 0, mip_abs_gap: 0.9, mip_max_nodes: mostBranches })
    // why: Devex pricing takes half the default's time on these programs
    else model.options.set({ simplex_dual_edge_weight_strategy: 1 })
    model.passModel(modelOf(highs, program, whole))
    model.run()
    const { modelStatus } = highs.constants
    const status = model.getModelStatus()
    if (status !== modelStatus.optimal && (!whole || status === modelStatus.infeasible)) return null
    const { colValue, rowDual } = model.getSolution()
    const value = model.getObjectiveValue()
    const bound = whole ? Number(model.info.get('mip_dual_bound')) : value
    return Number.isFinite(value) && colValue.length > 0 ? { share: colValue, value, bound, price: rowDual } : null
  })
}
