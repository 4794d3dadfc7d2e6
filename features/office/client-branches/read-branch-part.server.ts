import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { type ListShape, type QueryOf, readList } from '#/domain/list.ts'
import { pageNumber } from '#/domain/page-number.ts'
import { authorize } from '#/domain/permissions.ts'
import { registerList } from '#/features/certification/office-certificates/register-list.ts'
import { browseRegister } from '#/features/certification/office-certificates/register-list.server.ts'
import { activityList } from '#/features/office/activity/list.ts'
import { readLogOfBranch } from '#/features/office/activity/list.server.ts'
import { readActionPart, readReportPart } from '#/features/office/clients/read-parts.server.ts'
import { browseRoom } from '#/features/ordering/control-room/browse-room.server.ts'
import { roomList } from '#/features/ordering/control-room/room-list.ts'
import { type BranchPart, branchPartsFor } from './parts.ts'
import type { BranchOf } from './read-branch.server.ts'

/** A list narrowed to one branch, with the order and page of the branch's page. */
function ofBranch<L extends ListShape>(list: L, { clientId, branchId }: BranchOf, asked: URLSearchParams): QueryOf<L> {
  const params = new URLSearchParams({ client: clientId, branch: branchId })
  for (const name of ['sort', 'page', 'rows', 'before']) {
    const value = asked.get(name)
    if (value !== null) params.set(name, value)
  }
  return readList(list, params)
}

const mostOnOverview = 5

async function readOpenPart(actor: Actor, of: BranchOf, part: BranchPart, asked: URLSearchParams) {
  authorize(actor, 'clients.read')
  authorize(actor, 'branches.read')
  if (!branchPartsFor(actor).includes(part)) throw new AppError('not-allowed')
  const page = pageNumber(asked.get('page'))
  switch (part) {
    case 'overview': {
      const log = { ...ofBranch(activityList, of, new URLSearchParams()), client: of.clientId, rows: mostOnOverview }
      const [reports, latest] = await Promise.all([
        branchPartsFor(actor).includes('reports')
          ? readReportPart(actor, { ...of, page: 1, most: mostOnOverview })
          : null,
        readLogOfBranch(actor, log, of.branchId),
      ])
      return { part, reports: reports?.rows ?? null, latest: latest.entries }
    }
    case 'visits': {
      const query = ofBranch(roomList, of, asked)
      return { part, query, ...(await browseRoom(actor, query)) }
    }
    case 'reports':
      return { part, ...(await readReportPart(actor, { ...of, page })) }
    case 'certificates': {
      const query = ofBranch(registerList, of, asked)
      return { part, query, ...(await browseRegister(actor, query)) }
    }
    case 'actions':
      return { part, ...(await readActionPart(actor, { ...of, page })) }
    case 'activity': {
      const query = { ...ofBranch(activityList, of, asked), client: of.clientId }
      return { part, query, ...(await readLogOfBranch(actor, query, of.branchId)) }
    }
  }
}
export type BranchPartData = Awaited<ReturnType<typeof readOpenPart>>
export type BranchPartOf<Part extends BranchPart> = Extract<BranchPartData, { part: Part }>

/** Data of one tab of a branch's record; lists of other pages are read narrowed to the branch. */
export const readClientBranchPart = async <Part extends BranchPart>(
  actor: Actor,
  of: BranchOf,
  part: Part,
  asked: URLSearchParams,
): Promise<BranchPartOf<Part>> =>
  // why the cast: the compiler does not follow which branch of the switch answers which part
  (await readOpenPart(actor, of, part, asked)) as BranchPartOf<Part>
