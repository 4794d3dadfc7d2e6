import { defineMessages } from '#/domain/text.ts'

/** Answers of the API that no page shows. */
export const apiMessages = defineMessages({
  noRecord: { en: 'The record was not found.', ar: 'لا يوجد سجل بهذا المعرّف.' },
  noOperation: { en: 'This address is not an operation of the API.', ar: 'لا توجد عملية على هذا العنوان.' },
  notAllowed: { en: 'The API key does not have the rights for this step.', ar: 'لا يملك المفتاح صلاحية هذه الخطوة.' },
  limit: {
    en: 'Too many requests. Wait as long as Retry-After says.',
    ar: 'طلبات كثيرة. انتظر المدة المذكورة في Retry-After.',
  },
  method: { en: 'This address does not take this method.', ar: 'لا يقبل هذا العنوان هذه الطريقة.' },
  unexpected: {
    en: 'Something went wrong on our side. Repeat the call with the same Idempotency-Key.',
    ar: 'حدث خطأ لدينا. أعد الطلب بمفتاح Idempotency-Key نفسه.',
  },
})
