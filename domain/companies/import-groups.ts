import type { Names } from '../branch-names.ts'
import { fold } from '../fold.ts'
import { maximumDepth, type NodeKind, type TreeNode } from '../org-tree.ts'
import type { TypedGroup } from './branch-sheet.ts'

/** A group of the tree that will arise: of the company, or new. Keys of existing ones are their ids. */
export type DraftGroup = { key: string; parent: string | null; kind: NodeKind; names: Names; isNew: boolean }

/** The open groups of a company, to which a sheet adds others. */
export class DraftTree {
  readonly groups: DraftGroup[]
  readonly root: string
  private readonly byKey = new Map<string, DraftGroup>()
  private readonly children = new Map<string, string>()

  constructor(nodes: readonly TreeNode[]) {
    this.groups = nodes
      .filter(({ kind, closedAt }) => kind !== 'branch' && closedAt === null)
      .map(({ id, parentId, kind, nameEn, nameAr }) => {
        return { key: id, parent: parentId, kind, names: { en: nameEn, ar: nameAr }, isNew: false }
      })
    this.root = this.groups.find(({ kind }) => kind === 'root')!.key
    for (const group of this.groups) this.know(group)
  }

  private know(group: DraftGroup): void {
    this.byKey.set(group.key, group)
    for (const name of [group.names.en, group.names.ar])
      if (name) this.children.set(`${group.parent}\n${fold(name)}`, group.key)
  }

  /** A group and those above it, the root first. */
  path(key: string): DraftGroup[] {
    const path: DraftGroup[] = []
    for (let at = this.byKey.get(key); at; at = at.parent === null ? undefined : this.byKey.get(at.parent))
      path.unshift(at)
    return path
  }

  /** Whether a group is another one or below it. */
  isWithin(key: string, above: string): boolean {
    return this.path(key).some((group) => group.key === above)
  }

  /** Groups that a row may mean, of which there should be one at most. */
  private find(parent: string, { kind, names }: TypedGroup): string[] {
    const typed = [names.en, names.ar].flatMap((name) => (name ? [fold(name)] : []))
    const own = new Set(typed.flatMap((name) => this.children.get(`${parent}\n${name}`) ?? []))
    if (own.size > 0) return [...own]
    // a level left out, such as the brand of a region: found where only one group below has the name
    const isMeant = (group: DraftGroup) =>
      !group.isNew &&
      group.kind === kind &&
      [group.names.en, group.names.ar].some((name) => name !== null && typed.includes(fold(name)))
    return this.groups.filter((group) => isMeant(group) && this.isWithin(group.key, parent)).map(({ key }) => key)
  }

  /** The group of a row; groups that do not exist are added. */
  settle(groups: readonly TypedGroup[]): { key: string } | { problem: 'many_groups' | 'too_deep' } {
    let at = this.root
    for (const typed of groups) {
      const [found, ...more] = this.find(at, typed)
      if (more.length > 0) return { problem: 'many_groups' }
      if (found === undefined && this.path(at).length >= maximumDepth) return { problem: 'too_deep' }
      at = found === undefined ? this.add(at, typed) : this.named(found, typed.names)
    }
    return { key: at }
  }

  private add(parent: string, { kind, names }: TypedGroup): string {
    const group = { key: `new ${this.groups.length}`, parent, kind, names: { ...names }, isNew: true }
    this.groups.push(group)
    this.know(group)
    return group.key
  }

  /** Gives a new group the name in the other language that a later row has. */
  private named(key: string, { en, ar }: Names): string {
    const group = this.byKey.get(key)!
    if (!group.isNew || (group.names.en && group.names.ar)) return key
    group.names = { en: group.names.en ?? en, ar: group.names.ar ?? ar }
    this.know(group)
    return key
  }
}
