import { z } from 'zod'
import { routeWays } from '#/domain/messaging/routing.ts'
import { topicNames } from './topic-roles.ts'

/** Empty: as the part above, or as usual. */
const choice = z
  .union([z.literal(''), z.enum(routeWays)], { error: 'unreadable' })
  .transform((ways) => ways || null)
  .optional()

/** Choices about one topic at one part of the company. */
export const routeForm = z
  .strictObject({
    node: z.uuid('unreadable'),
    topic: z.enum(topicNames, 'unreadable'),
    owner: choice,
    manager: choice,
    branch_manager: choice,
    viewer: choice,
    accountant: choice,
    contact: choice,
  })
  .transform(({ node, topic, ...choices }) => ({ nodeId: node, topic, choices }))
export type RouteInput = z.output<typeof routeForm>
