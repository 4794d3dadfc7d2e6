import { ChevronDown } from 'lucide-react'
import { Icon } from '#/ui/icon.tsx'

export type QuestionAndAnswer = { question: string; answer: string }

/** Questions with answers as native disclosures, with or without scripts. */
export function Questions({ items }: { items: readonly QuestionAndAnswer[] }) {
  return (
    <div className="prose-width flex flex-col gap-3">
      {items.map(({ question, answer }) => (
        <details key={question} className="group rounded-card border border-line bg-card">
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 px-4 py-3 text-body font-semibold md:px-5 [&::-webkit-details-marker]:hidden">
            <h3 className="min-w-0 text-body font-semibold">{question}</h3>
            <Icon as={ChevronDown} className="transition-transform group-open:rotate-180" />
          </summary>
          <p className="px-4 pb-4 text-body text-ink-2 md:px-5 md:pb-5">{answer}</p>
        </details>
      ))}
    </div>
  )
}
