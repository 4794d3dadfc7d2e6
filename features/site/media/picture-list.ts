import { href } from 'react-router'
import { defineList, type QueryOf } from '#/domain/list.ts'
import { moment, number, type Reader, text } from '#/domain/list-columns.ts'
import type { PublicPicture } from '#/domain/picture.ts'
import type { Text } from '#/domain/text.ts'
import { mediaMessages } from '#/messages/site/media.ts'

/** A place that uses a picture: link to its editor. */
export type PictureUse = { title: Text; to: string }
export type LibraryPicture = PublicPicture & { name: string; bytes: number; at: string; uses: PictureUse[] }

/** The picture library, newest first; its page shows a grid. */
export const pictureList = defineList({
  key: 'pictures',
  permission: 'site.browse',
  address: href('/admin/page-builder/pictures'),
  messages: { ...mediaMessages, caption: mediaMessages.title, searchHint: mediaMessages.search },
  pageSize: 24,
  hasSearch: true,
  sorts: { newest: 'desc' },
  columns: {
    name: text(),
    altEn: text({ only: 'file', value: ({ alt }: LibraryPicture) => alt.en }),
    altAr: text({ only: 'file', value: ({ alt }: LibraryPicture) => alt.ar }),
    size: text({ only: 'file', value: ({ width, height }: LibraryPicture) => `${width} × ${height}` }),
    weightKb: number({ only: 'file', value: ({ bytes }: LibraryPicture) => Math.ceil(bytes / 1024) }),
    added: moment({ only: 'file', value: ({ at }: LibraryPicture) => at }),
    usedIn: text({
      only: 'file',
      value: ({ uses }: LibraryPicture, { lang }: Reader) =>
        uses.map(({ title }) => title[lang]).join(lang === 'ar' ? '، ' : ', '),
    }),
  },
  file: { name: 'pictures', action: 'media.export', entity: 'media' },
})
export type PictureQuery = QueryOf<typeof pictureList>
