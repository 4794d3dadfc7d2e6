import { mailIsSetUp } from '#/platform/mail.server.ts'
import { isPhoneNumber, smsIsSetUp } from '#/platform/sms.server.ts'

/** Whether the outbox can send to an address: by text message to a phone number, else by mail. */
export const canSendTo = (address: string): boolean => (isPhoneNumber(address) ? smsIsSetUp() : mailIsSetUp())
