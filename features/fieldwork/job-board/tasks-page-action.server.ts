import { redirect } from 'react-router'
import type { z } from 'zod'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { handBackVisit } from '#/features/ordering/assignment/hand-back.server.ts'
import { acceptOffer, declineOffer } from '#/features/ordering/offers/answer-offer.server.ts'
import { claimVisit, unwishVisit, wishVisit } from '#/features/ordering/offers/claim-visit.server.ts'
import { now } from '#/platform/clock.ts'
import { pickedMoment, type tasksForm } from './form.ts'
import { flowPath } from './flow-address.ts'
import type { FlowView } from './lists.ts'
import { moveOwnVisit } from './move-visit.server.ts'

const page = (view: FlowView, done: string) => redirect(`${flowPath(view)}&done=${done}`)

const picked = (form: Parameters<typeof pickedMoment>[0]): { visitAt?: Date } => {
  const visitAt = pickedMoment(form)
  return visitAt ? { visitAt } : {}
}

/** Moves an error of the combined moment to the day's field, because the form has separate fields for day and time. */
async function besideTheDay<T>(step: Promise<T>): Promise<T> {
  try {
    return await step
  } catch (error) {
    const problem = error instanceof AppError && error.fields?.['visitAt']
    if (!problem) throw error
    throw new AppError(error.code, error.details, { day: problem })
  }
}

/** Carries out a step of the page of tasks; returns where to go. */
export async function takeTaskStep(actor: Actor, form: z.output<typeof tasksForm>): Promise<Response | null> {
  switch (form.intent) {
    case 'accept':
      await besideTheDay(acceptOffer(actor, form.offerId, picked(form)))
      return page('todo', form.standby ? 'standby' : 'accepted')
    case 'decline':
      await declineOffer(actor, form.offerId, form.reason || undefined)
      return page('offered', 'declined')
    case 'claim':
      await besideTheDay(claimVisit(actor, form.requestId, picked(form)))
      return page('todo', 'accepted')
    case 'wish':
      await wishVisit(actor, form.requestId)
      return null
    case 'unwish':
      await unwishVisit(actor, form.requestId)
      return null
    case 'move':
      await besideTheDay(moveOwnVisit(actor, form.requestId, picked(form).visitAt ?? now()))
      return page('todo', 'moved')
    case 'hand-back':
      await handBackVisit(actor, form.requestId, { cause: form.cause, reason: form.reason })
      return page('todo', 'handed-back')
  }
}
