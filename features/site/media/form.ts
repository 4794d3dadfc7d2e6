import { z } from 'zod'
import { mostPictureBytes } from './limits.ts'

const alt = z.string().trim().max(300, 'too-long')

export const uploadForm = z.strictObject({
  file: z.array(z.file().max(mostPictureBytes, 'too-large')).length(1, 'picture-missing'),
  altEn: alt.default(''),
  altAr: alt.default(''),
})

/** Library name and alternative text of a picture. */
export const pictureForm = z.strictObject({
  id: z.uuid(),
  name: z.string().trim().min(1, 'picture-name').max(200, 'too-long'),
  altEn: alt,
  altAr: alt,
})
export type PictureForm = z.output<typeof pictureForm>
