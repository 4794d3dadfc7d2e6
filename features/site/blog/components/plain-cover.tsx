const size = 96

/** Replaces a missing cover: the company's colour with a lattice. */
export function PlainCover({ id }: { id: string }) {
  return (
    <div className="size-full bg-brand text-on-brand">
      <svg aria-hidden className="size-full opacity-15">
        <defs>
          <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse">
            <path
              d="M48 14 58 38 82 48 58 58 48 82 38 58 14 48 38 38ZM48 0v14M48 82v14M0 48h14M82 48h14"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
            />
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
    </div>
  )
}
