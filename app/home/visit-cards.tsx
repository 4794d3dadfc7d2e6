import { Camera, MessageSquare, Mic } from 'lucide-react'
import { oneVisit } from '#/content/site/one-visit.ts'
import { translator } from '#/domain/text.ts'
import { oneVisitMessages } from '#/messages/site/one-visit.ts'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { Emblem } from '../site/emblem.tsx'
import { ScenePhoto } from '../site/scenes.tsx'
import { Mark } from '../shell/brand-mark.tsx'

const card = 'site-float rounded-[14px] border border-line bg-card text-ink'

/** The shopper's phone. Arabic in both languages: shoppers choose theirs, whatever the client's is. */
export function PhoneCard() {
  const say = translator('ar', oneVisitMessages)
  const pale = 'text-[13px] leading-5 text-ink-2'
  return (
    <div
      lang="ar"
      dir="rtl"
      data-theme="light"
      className="site-float w-[256px] rounded-[34px] bg-black p-2 text-[13px] leading-6 text-ink"
    >
      <div className="overflow-hidden rounded-[27px] bg-[#fafafa]">
        <div className="flex items-center justify-between bg-white px-4 pt-4 pb-2 font-semibold">
          <span>{say('branch')}</span>
          <span
            data-tone="green"
            className="rounded-full border border-tone-line bg-tone px-2 text-[13px] leading-5 text-tone-ink"
          >
            {say('phoneWaiting')}
          </span>
        </div>
        <svg aria-hidden viewBox="0 0 240 5" className="block h-[5px] w-full">
          <path d="M0 0h240v5H0z" fill="#e8e8ea" />
          <path d="M130 0h110v5H130z" />
        </svg>
        <div className={classes('flex justify-between border-b border-line bg-white px-4 py-1.5', pale)}>
          <span>{say('sectionC')}</span>
          <span>{say('phoneSection')}</span>
        </div>
        <div className="m-3 rounded-[10px] border border-line bg-white p-3">
          <p className={pale}>{say('phoneQuestion4')}</p>
          <p className="mb-2 text-[14px] leading-6 font-semibold">{say('phoneC4')}</p>
          <div className="grid grid-cols-2 gap-2 text-[14px]">
            <span className="flex items-center gap-2 rounded-lg border border-line-input px-3 py-1.5">
              <span className="size-3.5 rounded-full border-[1.5px] border-ink-3" />
              {say('yes')}
            </span>
            <span className="flex items-center gap-2 rounded-lg border-2 border-black bg-surface-3 px-3 py-1.5">
              <span className="size-3.5 rounded-full border-[4.5px] border-black bg-white" />
              {say('answerNo')}
            </span>
          </div>
          <p className="mt-2.5 rounded-lg border border-line bg-[#fafafa] px-2.5 py-2">{say('missingQuote')}</p>
          <div className={classes('mt-2.5 flex justify-between', pale)}>
            {(
              [
                [MessageSquare, 'phoneComment'],
                [Camera, 'phonePhoto'],
                [Mic, 'phoneVoice'],
              ] as const
            ).map(([icon, key]) => (
              <span key={key} className="flex items-center gap-1">
                <Icon as={icon} size={16} />
                {say(key)}
              </span>
            ))}
          </div>
        </div>
        <div className="mx-3 rounded-[10px] border border-line bg-white p-3">
          <p className={pale}>{say('phoneQuestion5')}</p>
          <p className="text-[14px] leading-6 font-semibold">{say('phoneC5')}</p>
        </div>
        <p className="m-3 rounded-[9px] bg-black py-2.5 text-center text-[14px] font-semibold text-white">
          {say('next')}
        </p>
      </div>
    </div>
  )
}

const bars = [
  ['sectionC', 85.7, '85.7%', 'fill-gauge-good'],
  ['sectionF', 96.9, '96.9%', 'fill-gauge-excellent'],
  ['sectionD', 100, '100%', 'fill-gauge-excellent'],
] as const

/** The head of the visit's report; once, the ring fills, the sentence is marked and its photo drops in. */
export function ReportCard({ className }: { className?: string }) {
  const t = useT(oneVisitMessages)
  return (
    <div className={classes(card, 'p-4 text-[13px] leading-5 lg:p-5', className)}>
      <div className="flex items-start justify-between gap-3">
        <div>
          <p className="text-[17px] leading-6 font-semibold">{t('branch')}</p>
          <p className="text-[12px] text-ink-2">{t('visitType')}</p>
        </div>
        <span
          data-tone="green"
          className="rounded-full border border-tone-line bg-tone px-2 text-[12px] font-medium text-tone-ink"
        >
          {t('released')}
        </span>
      </div>
      <div className="my-3 flex items-center gap-4 max-lg:justify-center">
        <div className="relative size-[104px] shrink-0">
          <svg aria-hidden viewBox="0 0 120 120" className="size-full">
            <g transform="rotate(-90 60 60)" fill="none" strokeWidth="11">
              <circle cx="60" cy="60" r="52" className="stroke-surface-3" />
              <circle
                cx="60"
                cy="60"
                r="52"
                pathLength="100"
                strokeDasharray={`${oneVisit.score} 100`}
                className="animate-ring-fill stroke-gauge-excellent"
              />
            </g>
          </svg>
          <p className="absolute inset-0 flex flex-col items-center justify-center text-[24px] leading-7 font-semibold">
            <bdi dir="ltr">{oneVisit.score}</bdi>
            <span className="text-[12px] leading-4 font-medium">{t('excellent')}</span>
          </p>
        </div>
        <div className="grid flex-1 gap-2 text-[12px] leading-[18px] max-lg:hidden">
          {bars.map(([key, width, printed, fill]) => (
            <div key={key}>
              <p className="flex items-end justify-between gap-2">
                <span>{t(key)}</span>
                <bdi dir="ltr" className="font-semibold whitespace-nowrap">
                  {printed}
                </bdi>
              </p>
              <svg
                aria-hidden
                viewBox="0 0 100 3"
                preserveAspectRatio="none"
                className="block h-1 w-full rtl:-scale-x-100"
              >
                <path d="M0 0h100v3H0z" className="fill-surface-3" />
                <path d={`M0 0h${width}v3H0z`} className={fill} />
              </svg>
            </div>
          ))}
        </div>
      </div>
      <p className="rounded-[10px] border border-line px-3 py-2">
        {t('lossBefore')} <mark className="marked-words font-medium">{t('lossMarked')}</mark> {t('lossAfter')}
      </p>
      <div aria-hidden className="animate-join-in ms-6 h-3 w-0.5 bg-ink" />
      <div className="flex gap-3 max-lg:flex-col">
        <ScenePhoto
          scene="plate"
          className="animate-photo-drop h-[68px] w-[88px] shrink-0 rounded-lg max-lg:h-20 max-lg:w-full"
        />
        <p className="text-[12px] leading-[18px] max-lg:hidden">
          <b className="block font-semibold">{t('answerNo')}</b>
          <span className="block">{t('missingQuote')}</span>
          <span className="block text-ink-2">{t('seenAt')}</span>
        </p>
      </div>
    </div>
  )
}

/** The certificate that followed from the visit. `name` is unique on the page. */
export function CertificateCard({ name, className }: { name: string; className?: string }) {
  const t = useT(oneVisitMessages)
  return (
    <div className={classes(card, 'flex overflow-hidden text-[13px] leading-5', className)}>
      <div className="flex-1 p-4">
        <Mark size={20} />
        <p className="mt-2 text-[15px] leading-6 font-semibold">{t('company')}</p>
        <p>{t('branch')}</p>
        <p className="text-[12px] text-ink-2">{t('certificate')}</p>
      </div>
      <div className="flex w-[92px] shrink-0 flex-col items-center justify-center gap-1 bg-surface-3 text-[12px] font-semibold">
        <Emblem level="platinum" size={68} name={name} />
        <span>{t('platinum')}</span>
      </div>
    </div>
  )
}
