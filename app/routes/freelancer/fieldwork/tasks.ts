import { redirect } from 'react-router'
import { formerTasksAddress } from '#/features/fieldwork/job-board/flow-address.ts'
import type { Route } from './+types/tasks'

/** Former page of offers, open visits and own visits: now views of the visits. */
export const loader = ({ url }: Route.LoaderArgs) => redirect(formerTasksAddress(url.searchParams))
