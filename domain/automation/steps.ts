/** Steps of the timeline by which rules tell events of one kind apart (domain/office/timeline.ts). */
export const certificationSteps = ['issued', 'renewed', 'suspended', 'reinstated', 'revoked', 'expired'] as const
export const disputeSteps = ['opened', 'upheld', 'declined', 'withdrawn'] as const
export const visitSteps = ['ordered', 'approved', 'rescheduled', 'cancelled'] as const
export const invoiceSteps = ['issued', 'credited', 'debited', 'settled'] as const
export const memberSteps = ['joined', 'left', 'removed'] as const
