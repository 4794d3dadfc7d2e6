import { defineMessages } from '#/domain/text.ts'

/** The agreement at the end of every registration form. */
export const consentMessages = defineMessages({
  client: {
    en: 'I agree to the terms of service and have read the privacy notice.',
    ar: 'أوافق على شروط الخدمة، وقد اطّلعت على إشعار الخصوصية.',
  },
  field: {
    en: 'I agree to the terms of service and the shopper’s code of conduct, and have read the privacy notice.',
    ar: 'أوافق على شروط الخدمة وميثاق سلوك المتسوّق، وقد اطّلعت على إشعار الخصوصية.',
  },
  anybody: {
    en: 'I agree to the terms of service (freelancers and mystery shoppers also to the shopper’s code of conduct) and have read the privacy notice.',
    ar: 'أوافق على شروط الخدمة (ويشمل ذلك ميثاق سلوك المتسوّق للمستقلين والمتسوّقين السريين)، وقد اطّلعت على إشعار الخصوصية.',
  },
  terms: { en: 'Terms of service', ar: 'شروط الخدمة' },
  privacy: { en: 'Privacy notice', ar: 'إشعار الخصوصية' },
  'shopper-code': { en: 'Shopper’s code of conduct', ar: 'ميثاق سلوك المتسوّق' },
})
