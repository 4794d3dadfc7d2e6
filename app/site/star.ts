export { starPath } from '#/ui/star-path.ts'
