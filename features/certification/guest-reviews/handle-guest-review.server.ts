import { data } from 'react-router'
import { AppError } from '#/domain/errors.ts'
import { publicFormAction } from '#/platform/form-action.server.ts'
import { deviceCookie, deviceOf } from './device.server.ts'
import { guestReviewForm } from './form.ts'
import { leaveReview } from './leave-review.server.ts'

type Args = Parameters<ReturnType<typeof publicFormAction<typeof guestReviewForm, unknown>>>[0]

/** Action of the guest review form; sets the device token after a review. */
export async function handleGuestReview(args: Args) {
  const device = deviceOf(args.request.headers.get('cookie'))
  const answer = await publicFormAction(guestReviewForm, ({ network, userAgent, lang, actor }, input) => {
    const publicId = args.params['publicId'] ?? ''
    if (!/^[0-9a-f]{32}$/.test(publicId)) throw new AppError('not-found')
    return leaveReview({ network, userAgent, lang, actor, device }, publicId, input)
  })(args)
  if (answer instanceof Response || !answer.data.ok) return answer
  return data(answer.data, { ...answer.init, headers: { 'set-cookie': deviceCookie(device) } })
}
