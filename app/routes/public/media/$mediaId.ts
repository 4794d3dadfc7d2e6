import { sendPicture } from '#/features/site/media/send-picture.server.ts'
import type { Route } from './+types/$mediaId'

/** A picture of the site: `/media/{id}?w=960`. */
export const loader = ({ request, params, url }: Route.LoaderArgs) =>
  sendPicture(params.mediaId, url.searchParams.get('w'), request.headers.get('if-none-match'))
