import { sendMenuPhoto } from '#/features/kitchen/menus/photo.server.ts'
import type { Route } from './+types/$photoId'

/** A photo of a dish: `/menu/photos/{id}?w=320`. */
export const loader = ({ params, url }: Route.LoaderArgs) => sendMenuPhoto(params.photoId, url.searchParams.get('w'))
