import type { NoticeSwitch } from '#/domain/notice-groups.ts'

/** How a switch is named in a form. */
export const switchName = ({ group, channel }: NoticeSwitch): string => `${group}.${channel}`
