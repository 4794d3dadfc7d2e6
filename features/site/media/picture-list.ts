import { href } from 'react-router'
import { defineList, type QueryOf } from '#/domain/list.ts'
import { text } from '#/domain/list-columns.ts'
import { mediaMessages } from '#/messages/site/media.ts'

/** The picture library, newest first; its page shows a grid. */
export const pictureList = defineList({
  key: 'pictures',
  permission: 'site.browse',
  address: href('/admin/page-builder/pictures'),
  messages: { ...mediaMessages, caption: mediaMessages.title, searchHint: mediaMessages.search },
  pageSize: 24,
  hasSearch: true,
  sorts: { newest: 'desc' },
  columns: { name: text() },
})
export type PictureQuery = QueryOf<typeof pictureList>
