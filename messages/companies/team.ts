import { defineMessages } from '#/domain/text.ts'

/** Texts for members of a company's team who have no access at the moment. */
export const noAccessMessages = defineMessages({
  noAccess: { en: 'You have no access to a branch', ar: 'ليست لديك صلاحية على أي فرع' },
  noAccessHelp: {
    en: 'Your account works, but no role in a company is assigned to it at the moment. Ask an owner of the company to give you a role.',
    ar: 'حسابك يعمل، لكن لم يُسند إليك دور في أي منشأة حاليًا. اطلب من مالك حساب المنشأة أن يسند إليك دورًا.',
  },
  toAccount: { en: 'Open your account', ar: 'فتح حسابك' },
})
