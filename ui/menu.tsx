import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Ellipsis, type LucideIcon } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu'
import { useNavigate } from 'react-router'
import { directionOf } from '#/domain/text.ts'
import { uiMessages } from '#/messages/ui.ts'
import { buttonClasses } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { popoverLook } from '#/ui/popover-look.ts'
import { useRights } from '#/ui/rights.tsx'

export type MenuEntry = {
  id: string
  label: string
  icon?: LucideIcon
  directional?: boolean
  /** Goes to a page of the app. */
  to?: string
  onAction?: () => void
  danger?: boolean
}

export type MenuProps = {
  items: readonly MenuEntry[]
  /** Name of the button. Default without a visible trigger: "More actions". */
  label?: string
  /** Content of the button instead of the three dots. */
  trigger?: ReactNode
  look?: 'icon' | 'button' | 'plain'
}

const triggerLooks = {
  icon: 'inline-flex size-(--control) shrink-0 items-center justify-center rounded-control hover:bg-surface-2 coarse:size-11 max-md:size-11',
  button: buttonClasses({ variant: 'secondary' }),
  plain: 'inline-flex min-h-(--control) items-center gap-2 rounded-control px-2 hover:bg-surface-2 coarse:min-h-11',
} as const

type Opened = 'by-pointer' | 'by-keyboard' | null

/**
 * Actions behind one button, as far as the reader's rights go. The destructive one comes last. Until it is first used it is a plain button, because the parts of a menu
 * were a fifth of drawing a long list.
 */
export function Menu(props: MenuProps) {
  const { label, trigger, look = trigger ? 'button' : 'icon' } = props
  const t = useT(uiMessages)
  const { readOnly, opens } = useRights()
  const [opened, setOpened] = useState<Opened>(null)
  const items = props.items.filter(({ to }) => (to === undefined ? !readOnly : opens(to)))
  if (items.length === 0) return null
  if (opened) return <UsedMenu {...props} items={items} look={look} opened={opened} />
  return (
    <button
      type="button"
      aria-label={label ?? (trigger ? undefined : t('moreActions'))}
      aria-haspopup="true"
      aria-expanded={false}
      className={triggerLooks[look]}
      // why: a click without a count comes from a key or a screen reader, which then find themselves on the first entry
      onClick={({ detail }) => setOpened(detail === 0 ? 'by-keyboard' : 'by-pointer')}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        setOpened('by-keyboard')
      }}
    >
      {trigger ?? <Icon as={Ellipsis} />}
    </button>
  )
}

/** The menu itself: opens in place of the plain button and takes over its focus. */
function UsedMenu({ items, label, trigger, look = 'icon', opened }: MenuProps & { opened: Opened }) {
  const t = useT(uiMessages)
  const lang = useLang()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      button.current?.focus()
      // why: the key opens the menu at its first entry, as it does when the menu was used before
      if (opened === 'by-keyboard')
        button.current?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }),
        )
      else setOpen(true)
    })
    return () => cancelAnimationFrame(frame)
  }, [opened])
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button
        ref={button}
        aria-label={label ?? (trigger ? undefined : t('moreActions'))}
        className={triggerLooks[look]}
      >
        {trigger ?? <Icon as={Ellipsis} />}
      </Button>
      <Popover
        placement="bottom end"
        offset={4}
        dir={directionOf(lang)}
        lang={lang}
        className={classes(popoverLook, 'min-w-48 p-1')}
      >
        <AriaMenu className="outline-none">
          {items.map((item) => (
            <MenuItem
              key={item.id}
              id={item.id}
              textValue={item.label}
              onAction={() => (item.to ? void navigate(item.to) : item.onAction?.())}
              className={classes(
                'flex min-h-(--control) cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 outline-none focus:bg-surface-2 coarse:min-h-11',
                item.danger && 'text-danger-ink',
              )}
            >
              {item.icon && <Icon as={item.icon} size={16} directional={item.directional} />}
              {item.label}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
