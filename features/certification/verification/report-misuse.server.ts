import { AppError } from '#/domain/errors.ts'
import { certificateAddress } from '#/features/certification/credentials/addresses.ts'
import { misuseSlug } from '#/features/site/forms/builtin.ts'
import { readPublishedForm, submissionSchema } from '#/features/site/forms/public-form.server.ts'
import { storeSubmission } from '#/features/site/forms/submit.server.ts'
import { publicFormAction } from '#/platform/form-action.server.ts'
import { infoOf } from '#/platform/request-context.ts'
import { openCertificate } from './open-certificate.server.ts'

/** Stores a misuse report from a certificate's page. The certificate is taken from the address, never from the form. */
export const reportMisuse = publicFormAction(
  async ({ params, context }) => {
    const { lang, network, origin } = infoOf(context)
    const certificate = await openCertificate(params['publicId'] ?? '', network)
    const form = certificate && (await readPublishedForm(misuseSlug))
    if (!certificate || !form) throw new AppError('not-found')
    const address = certificateAddress(origin, certificate.publicId)
    return submissionSchema(form.definition, lang, { certificate: certificate.number, address })
  },
  (info, { submission, traps }) => storeSubmission(info, misuseSlug, submission, traps),
)
