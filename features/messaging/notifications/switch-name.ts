import type { NoticeSwitch } from '#/domain/notice-groups.ts'

/** Form field name of a switch. */
export const switchName = ({ group, channel }: NoticeSwitch): string => `${group}.${channel}`
