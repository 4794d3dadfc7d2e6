import { Time } from '#/ui/time.tsx'

/** A quoted text with its title and time. */
export function Said({ title, at, children }: { title: string; at: string | null; children: string }) {
  return (
    <div className="flex flex-col gap-1">
      <h3 className="text-ui font-semibold">{title}</h3>
      <p
        dir="auto"
        className="prose-width border-s-2 border-line-input ps-3 text-start text-ui whitespace-pre-line [overflow-wrap:anywhere]"
      >
        {children}
      </p>
      {at && (
        <p className="text-caption text-ink-2">
          <Time at={at} mode="datetime" />
        </p>
      )}
    </div>
  )
}
