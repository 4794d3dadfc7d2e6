/** So many certificates are issued in one step. */
export const mostAtOnce = 50

/** Public form for reporting the misuse of a certificate. */
export const misuseForm = 'certificate-misuse'
