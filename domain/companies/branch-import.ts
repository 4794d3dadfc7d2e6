import { type AttributesOfBranch, branchAttributeKeys } from '../branch-attributes.ts'
import type { BranchHours } from '../branch-hours.ts'
import { branchColumnsOf, type Names } from '../branch-names.ts'
import { fold } from '../fold.ts'
import type { TreeNode } from '../org-tree.ts'
import type { Place } from '../place.ts'
import {
  branchOfRow,
  type BranchRowProblem,
  isEmail,
  type BranchSheetRow,
  phoneOf,
  type TypedBranch,
} from './branch-sheet.ts'
import { type DraftGroup, DraftTree } from './import-groups.ts'

export type KnownBranch = {
  id: string
  names: Names
  location: string
  phone: string | null
  hours: BranchHours
  attributes: AttributesOfBranch
  managerId: string | null
  crNumber: string | null
  licenceNumber: string | null
  place: Place | null
  isClosed: boolean
  version: number
}
export type KnownCompany = {
  nodes: readonly TreeNode[]
  branches: readonly KnownBranch[]
  /** Active members by address. */
  members: ReadonlyMap<string, string>
  /** Addresses that cannot be invited as managers; without it no unknown manager can. */
  barred?: ReadonlySet<string>
}

export type BranchField =
  | 'names'
  | 'location'
  | 'phone'
  | 'hours'
  | 'attributes'
  | 'manager'
  | 'cr'
  | 'licence'
  | 'place'
  | 'code'
  | 'group'
/** What a branch is after the import. */
export type ImportedFacts = Omit<KnownBranch, 'id' | 'isClosed' | 'version'> & {
  code: string | null
  group: string
  /** Address of the manager whom the row names: of a member, or to be invited. */
  manager: string | null
}

export type PlannedBranch = { line: number; names: Names; groups: readonly Names[] } & (
  | { outcome: 'error'; problem: BranchRowProblem; also: BranchRowProblem[]; other: number | null; code: string | null }
  | { outcome: 'new'; facts: ImportedFacts }
  | { outcome: 'changed' | 'unchanged'; branch: KnownBranch; facts: ImportedFacts; changes: BranchField[] }
)
export type BranchPlan = { rows: PlannedBranch[]; groups: DraftGroup[]; tree: DraftTree }

type Match = KnownBranch | 'new' | BranchRowProblem
type Read = { typed: TypedBranch; group: string; match: Match | null }

/** Finds the branch of each row: by its code, else by name and address, else by name and group. */
class Matcher {
  private readonly codes: ReadonlyMap<string, TreeNode>
  private readonly nodes: ReadonlyMap<string, TreeNode>
  private readonly branches: ReadonlyMap<string, KnownBranch>
  private readonly named = new Map<string, KnownBranch[]>()
  private readonly claimed = new Set<string>()

  constructor({ nodes, branches }: KnownCompany) {
    this.nodes = new Map(nodes.map((node) => [node.id, node]))
    this.codes = new Map(nodes.flatMap((node) => (node.code === null ? [] : [[node.code, node]])))
    this.branches = new Map(branches.map((branch) => [branch.id, branch]))
    for (const branch of branches)
      for (const name of new Set([branch.names.en, branch.names.ar].flatMap((name) => (name ? [fold(name)] : []))))
        this.named.set(name, [...(this.named.get(name) ?? []), branch])
  }

  nodeOf(id: string): TreeNode {
    return this.nodes.get(id)!
  }

  private candidates({ names, code }: TypedBranch): KnownBranch[] {
    const found = [names.en, names.ar].flatMap((name) => (name ? (this.named.get(fold(name)) ?? []) : []))
    return [...new Set(found)].filter(({ id }) => code === null || (this.nodes.get(id)?.code ?? code) === code)
  }

  private claim(found: KnownBranch[]): Match | null {
    if (found.length > 1) return 'many_branches'
    if (found[0]) this.claimed.add(found[0].id)
    return found[0] ?? null
  }

  exact(typed: TypedBranch): Match | null {
    const coded = typed.code === null ? undefined : this.codes.get(typed.code)
    if (coded) {
      const branch = this.branches.get(coded.id)
      if (!branch) return 'code_of_group'
      return this.claim([branch])
    }
    const { location, address, names } = typed
    if (location === null) return null
    const places = [location, address ?? location].map(fold)
    const found = this.candidates(typed).filter((branch) => places.includes(fold(branch.location)))
    // branches that share a name in one language differ in the other
    const same = found.filter((branch) => branch.names.en === names.en && branch.names.ar === names.ar)
    return this.claim(found.length > 1 && same.length === 1 ? same : found)
  }

  near({ typed, group }: Read, tree: DraftTree): Match {
    if (typed.groups.length === 0 && typed.location !== null) return 'new'
    const free = this.candidates(typed).filter(({ id }) => !this.claimed.has(id))
    const here = free.filter(({ id }) => tree.isWithin(this.nodes.get(id)?.parentId ?? '', group))
    return this.claim(here) ?? 'new'
  }
}

const sameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Whether a row leaves the phone as it is: with no number, or with the stored one in another spelling. */
const samePhone = (typed: string | null, known: KnownBranch | null): boolean =>
  typed === null || (known?.phone != null && phoneOf(known.phone) === typed)

/** Facts of a known branch with what the row says; empty cells change nothing. */
function factsOf(
  read: Read,
  known: KnownBranch | null,
  node: TreeNode | null,
  { members }: KnownCompany,
  tree: DraftTree,
) {
  const { typed } = read
  const parent = node?.parentId ?? tree.root
  // a branch that is below the named group already stays where it is
  const stays = node !== null && (typed.groups.length === 0 || tree.isWithin(parent, read.group))
  const facts: ImportedFacts = {
    names: { en: typed.names.en ?? known?.names.en ?? null, ar: typed.names.ar ?? known?.names.ar ?? null },
    // the city of another column is not added to an address that is stored without it
    location: known && typed.address === known.location ? known.location : (typed.location ?? known?.location ?? ''),
    phone: samePhone(typed.phone, known) ? (known?.phone ?? null) : typed.phone,
    hours: typed.hours ?? known?.hours ?? {},
    attributes: { ...known?.attributes, ...typed.attributes },
    // a manager who is not a member yet comes in when the invitation is accepted
    managerId: (typed.manager === null ? null : members.get(typed.manager)) ?? known?.managerId ?? null,
    manager: typed.manager,
    crNumber: typed.crNumber ?? known?.crNumber ?? null,
    licenceNumber: typed.licenceNumber ?? known?.licenceNumber ?? null,
    place: typed.place ?? known?.place ?? null,
    code: typed.code ?? node?.code ?? null,
    group: stays ? parent : read.group,
  }
  return facts
}

function changesOf(facts: ImportedFacts, known: KnownBranch, node: TreeNode): BranchField[] {
  const changed: [BranchField, boolean][] = [
    ['names', !sameJson(branchColumnsOf(facts.names), branchColumnsOf(known.names))],
    ['location', facts.location !== known.location],
    ['phone', facts.phone !== known.phone],
    ['hours', !sameJson(facts.hours, known.hours)],
    ['attributes', branchAttributeKeys.some((key) => facts.attributes[key] !== known.attributes[key])],
    ['manager', facts.managerId !== known.managerId],
    ['cr', facts.crNumber !== known.crNumber],
    ['licence', facts.licenceNumber !== known.licenceNumber],
    ['place', !sameJson(facts.place, known.place)],
    ['code', facts.code !== node.code],
    ['group', facts.group !== node.parentId],
  ]
  return changed.flatMap(([field, isChanged]) => (isChanged ? [field] : []))
}

const addressKey = (names: Names, location: string): string =>
  `${branchColumnsOf(names).name}\n${location}`.toLowerCase()

/** Refuses rows that would make two branches of one code, or of one name and address. */
function refuseDoubles(rows: PlannedBranch[], { branches }: KnownCompany): PlannedBranch[] {
  /** A row that is wrong anyway is told of its doubled code as well. */
  const withDouble = (row: PlannedBranch & { outcome: 'error' }): PlannedBranch => {
    const other = row.code ? codes.get(row.code) : undefined
    if (row.code && other === undefined) codes.set(row.code, row.line)
    return other === undefined || row.other !== null ? row : { ...row, also: [...row.also, 'twice'], other }
  }
  const ids = new Map<string, number>()
  const codes = new Map<string, number>()
  const touched = new Set(rows.flatMap((row) => ('branch' in row ? [row.branch.id] : [])))
  const taken = new Map<string, number | null>()
  for (const { id, names, location } of branches) if (!touched.has(id)) taken.set(addressKey(names, location), null)
  return rows.map((row): PlannedBranch => {
    if (row.outcome === 'error') return withDouble(row)
    const { line, names, groups, facts } = row
    const wrong = (problem: BranchRowProblem, other: number | null): PlannedBranch => {
      return { line, names, groups, outcome: 'error', problem, also: [], other, code: facts.code }
    }
    const twice =
      ('branch' in row ? ids.get(row.branch.id) : undefined) ?? (facts.code ? codes.get(facts.code) : undefined)
    if (twice !== undefined) return wrong('twice', twice)
    const key = addressKey(facts.names, facts.location)
    const same = taken.get(key)
    if (same !== undefined) return wrong(same === null ? 'same_name' : 'twice', same)
    if ('branch' in row) ids.set(row.branch.id, line)
    if (facts.code) codes.set(facts.code, line)
    taken.set(key, line)
    return row
  })
}

/** What an import of a sheet would do: each row with its branch or its problem, and the groups it adds. */
export function planBranches(rows: readonly BranchSheetRow[], company: KnownCompany): BranchPlan {
  const tree = new DraftTree(company.nodes)
  const matcher = new Matcher(company)
  const read = rows.map((row): Read | { row: BranchSheetRow; problems: BranchRowProblem[] } => {
    const typed = branchOfRow(row)
    if (Array.isArray(typed)) return { row, problems: [...typed, ...unknownManager(row, company)] }
    const group = tree.settle(typed.groups)
    if ('problem' in group) return { row, problems: [group.problem, ...unknownManager(row, company)] }
    return { typed, group: group.key, match: matcher.exact(typed) }
  })
  const planned = read.map((one): PlannedBranch => {
    if ('problems' in one) {
      const { line, nameEn, nameAr, code } = one.row
      const names = { en: nameEn || null, ar: nameAr || null }
      const [problem, ...also] = one.problems
      return { line, names, groups: [], outcome: 'error', problem: problem!, also, other: null, code: code || null }
    }
    return planRow(one, one.match ?? matcher.near(one, tree), matcher, company, tree)
  })
  const checked = refuseDoubles(planned, company)
  return { rows: checked, groups: tree.groups, tree }
}

/** Why an address in the column of managers is refused. */
function managerProblems(email: string, { members, barred }: KnownCompany): BranchRowProblem[] {
  if (members.has(email)) return []
  if (!barred) return ['no_manager']
  return barred.has(email) ? ['manager_barred'] : []
}

const unknownManager = ({ manager }: BranchSheetRow, company: KnownCompany): BranchRowProblem[] =>
  isEmail(manager.toLowerCase()) ? managerProblems(manager.toLowerCase(), company) : []

/** All problems of a readable row with its match. */
function problemsOf(typed: TypedBranch, match: Match, company: KnownCompany): BranchRowProblem[] {
  const problems: BranchRowProblem[] = []
  if (typeof match === 'string' && match !== 'new') problems.push(match)
  if (typed.manager !== null) problems.push(...managerProblems(typed.manager, company))
  if (match === 'new' && typed.location === null) problems.push('no_location')
  return problems
}

function planRow(read: Read, match: Match, matcher: Matcher, company: KnownCompany, tree: DraftTree): PlannedBranch {
  const { typed } = read
  const path = tree.path(read.group).slice(1)
  const shown = { line: typed.line, names: typed.names, groups: path.map(({ names }) => names) }
  const [problem, ...also] = problemsOf(typed, match, company)
  if (problem) return { ...shown, outcome: 'error', problem, also, other: null, code: typed.code }
  if (match === 'new' || typeof match === 'string')
    return { ...shown, outcome: 'new', facts: factsOf(read, null, null, company, tree) }
  const node = matcher.nodeOf(match.id)
  const facts = factsOf(read, match, node, company, tree)
  const changes = changesOf(facts, match, node)
  // a closed branch comes back unchanged from its own file
  if (match.isClosed && changes.length > 0)
    return { ...shown, outcome: 'error', problem: 'closed', also: [], other: null, code: typed.code }
  const outcome = changes.length === 0 ? 'unchanged' : 'changed'
  const groups = tree
    .path(facts.group)
    .slice(1)
    .map(({ names }) => names)
  return { ...shown, names: facts.names, groups, outcome, branch: match, facts, changes }
}
