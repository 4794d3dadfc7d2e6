/** Drawings used many times in a page: defined once, then referred to. */
const drawings = {
  search: ['m21 21-4.34-4.34', 'M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0'],
  filter: ['M3 6h18', 'M7 12h10', 'M10 18h4'],
  walk: [
    'M4 16v-2.38C4 11.5 2.97 10.5 3 8c.03-2.72 1.49-6 4.5-6C9.37 2 10 3.8 10 5.5c0 3.11-2 5.66-2 8.68V16a2 2 0 1 1-4 0Z',
    'M20 20v-2.38c0-2.12 1.03-3.12 1-5.62-.03-2.72-1.49-6-4.5-6C14.63 6 14 7.8 14 9.5c0 3.11 2 5.66 2 8.68V20a2 2 0 1 0 4 0Z',
    'M16 17h4',
    'M4 13h4',
  ],
  salt: ['M8 9h8l2 10a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2z', 'M8 9V7a4 4 0 0 1 8 0v2M11 6h.01M13 6h.01'],
  cup: [
    'M10 2v2',
    'M14 2v2',
    'M16 8a1 1 0 0 1 1 1v8a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V9a1 1 0 0 1 1-1h14a4 4 0 1 1 0 8h-1',
    'M6 2v2',
  ],
} as const

export type MenuIconName = keyof typeof drawings

export const MenuDrawings = () => (
  <svg className="h" aria-hidden>
    {Object.entries(drawings).map(([name, paths]) => (
      <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </symbol>
    ))}
  </svg>
)

export const MenuIcon = ({ name }: { name: MenuIconName }) => (
  <svg className="i" aria-hidden>
    <use href={`#i-${name}`} />
  </svg>
)
