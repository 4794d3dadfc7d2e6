import { href } from 'react-router'
import type { FlowView } from './lists.ts'

/** Address of a view of the shopper's flow. */
export const flowPath = (view: FlowView): string => `${href('/freelancer/secret-shopper')}?view=${view}`

const formerViews: ReadonlyMap<string, FlowView> = new Map([
  ['offers', 'offered'],
  ['board', 'board'],
  ['mine', 'todo'],
  ['work', 'work'],
])
/** Parameters that only the open visits read. */
const ofBoard = ['q', 'city', 'type', 'within', 'sort', 'only', 'show']

/** Where the former page of tasks leads, with its other parameters. */
export function formerTasksAddress(params: URLSearchParams): string {
  const next = new URLSearchParams(params)
  const fallback: FlowView = ofBoard.some((name) => params.has(name)) ? 'board' : 'offered'
  next.set('view', formerViews.get(params.get('view') ?? '') ?? fallback)
  return `${href('/freelancer/secret-shopper')}?${next}`
}
