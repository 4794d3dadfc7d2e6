import { ArrowDown, ArrowUp, Plus } from 'lucide-react'
import { useState } from 'react'
import { href, Link, useFetcher } from 'react-router'
import { nameFor } from '#/domain/branch-names.ts'
import { menuMessages } from '#/messages/kitchen/menus.ts'
import { Button, IconButton } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { dragSource, dropTarget } from '#/ui/drag.ts'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { Fold } from '#/ui/fold.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { OfficeItem, OfficeMenu } from '../read-menus.server.ts'
import { AddDishes } from './add-dishes.tsx'
import { GapLine } from './gap-line.tsx'
import { SectionNames } from './menu-fields.tsx'

type Section = OfficeMenu['sections'][number]
type Drag = {
  item: string | null
  start: (id: string) => void
  end: () => void
  drop: (section: string, before: string) => void
}

/** One step of an item or a section as a form of one button, which works without scripts as well. */
function Step({
  intent,
  fields,
  icon,
  label,
}: {
  intent: string
  fields: Record<string, string>
  icon: typeof ArrowUp
  label: string
}) {
  const step = useFetcher()
  return (
    <ActionForm fetcher={step} errors="inline">
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <IconButton type="submit" icon={icon} label={label} changes />
    </ActionForm>
  )
}

/** Sections and dishes of a menu in their order. */
export function Outline({ page, writes }: { page: OfficeMenu; writes: boolean }) {
  const t = useT(menuMessages)
  const [item, setItem] = useState<string | null>(null)
  const move = useFetcher()
  const drag: Drag = {
    item,
    start: setItem,
    end: () => setItem(null),
    drop: (section, before) => {
      if (item !== null) void move.submit({ intent: 'place-item', item, section, before }, { method: 'post' })
      setItem(null)
    },
  }
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-h3">{t('outline')}</h2>
      <p className="text-ui text-ink-2">{t(page.sections.length === 0 ? 'emptyOutline' : 'outlineHint')}</p>
      {page.sections.map((section, index) => (
        <SectionBox
          key={section.id}
          section={section}
          page={page}
          writes={writes}
          drag={drag}
          isFirst={index === 0}
          isLast={index === page.sections.length - 1}
        />
      ))}
      {writes && <AddSection key={page.sections.length} />}
    </section>
  )
}

function AddSection() {
  const t = useT(menuMessages)
  const add = useFetcher()
  return (
    <Fold summary={<span className="font-medium">{t('addSection')}</span>}>
      <div className="py-4">
        <ActionForm fetcher={add} errors="inline" clientKey>
          <SectionNames />
          <FormActions>
            <SubmitButton intent="add-section">{t('addSection')}</SubmitButton>
          </FormActions>
        </ActionForm>
      </div>
    </Fold>
  )
}

type BoxProps = { section: Section; page: OfficeMenu; writes: boolean; drag: Drag; isFirst: boolean; isLast: boolean }

function SectionBox({ section, page, writes, drag, isFirst, isLast }: BoxProps) {
  const t = useT(menuMessages)
  const lang = useLang()
  const name = section.names[lang]
  const [adds, setAdds] = useState(false)
  return (
    <div
      ref={dropTarget(writes && drag.item !== null, () => drag.drop(section.id, ''))}
      className="rounded-card border border-line bg-surface"
    >
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2">
        <h3 className="min-w-0 flex-1 text-ui font-semibold">
          <bdi>{name}</bdi>
        </h3>
        {writes && (
          <>
            {!isFirst && (
              <Step
                intent="move-section"
                fields={{ section: section.id, to: 'up' }}
                icon={ArrowUp}
                label={t('up', { name })}
              />
            )}
            {!isLast && (
              <Step
                intent="move-section"
                fields={{ section: section.id, to: 'down' }}
                icon={ArrowDown}
                label={t('down', { name })}
              />
            )}
            <Button icon={Plus} size="dense" changes onClick={() => setAdds(true)}>
              {t('addDishes')}
            </Button>
          </>
        )}
      </div>
      {section.items.length === 0 && <p className="px-4 py-3 text-caption text-ink-2">{t('emptySection')}</p>}
      <ul>
        {section.items.map((item, index) => (
          <ItemRow
            key={item.id}
            item={item}
            page={page}
            sectionId={section.id}
            writes={writes}
            drag={drag}
            isFirst={index === 0}
            isLast={index === section.items.length - 1}
          />
        ))}
      </ul>
      {writes && <RenameSection section={section} />}
      <Dialog open={adds} onClose={() => setAdds(false)} title={t('addDishesTo', { name })} sheet>
        <AddDishes
          dishes={page.addable}
          intent="add-dishes"
          sectionId={section.id}
          none={t('noDishesLeft')}
          onDone={() => setAdds(false)}
        />
      </Dialog>
    </div>
  )
}

function RenameSection({ section }: { section: Section }) {
  const t = useT(menuMessages)
  const toast = useToast()
  const rename = useFetcher()
  const remove = useFetcher()
  const lang = useLang()
  return (
    <Fold
      inset
      summary={<span className="text-caption text-ink-2">{t('sectionNames', { name: section.names[lang] })}</span>}
    >
      <div className="flex flex-col gap-4 px-4 py-4">
        <ActionForm fetcher={rename} errors="inline" onDone={() => toast({ text: t('saved') })}>
          <input type="hidden" name="section" value={section.id} />
          <SectionNames names={section.names} />
          <FormActions>
            <SubmitButton intent="rename-section" variant="secondary">
              {t('renameSection')}
            </SubmitButton>
          </FormActions>
        </ActionForm>
        {section.items.length === 0 && (
          <ActionForm fetcher={remove} errors="inline">
            <input type="hidden" name="section" value={section.id} />
            <SubmitButton intent="remove-section" variant="danger-quiet">
              {t('removeSection')}
            </SubmitButton>
          </ActionForm>
        )}
      </div>
    </Fold>
  )
}

type RowProps = {
  item: OfficeItem
  page: OfficeMenu
  sectionId: string
  writes: boolean
  drag: Drag
  isFirst: boolean
  isLast: boolean
}

/** Price and calories of an item; what is missing is said below. */
function Figures({ item }: { item: OfficeItem }) {
  const t = useT(menuMessages)
  return (
    <span className="flex gap-4 text-ui">
      <span>{item.price === null ? t('noPrice') : <Money halalas={item.price} />}</span>
      {item.kcal !== null && <span className="num">{t('kcal', { amount: item.kcal })}</span>}
    </span>
  )
}

function ItemRow({ item, page, sectionId, writes, drag, isFirst, isLast }: RowProps) {
  const t = useT(menuMessages)
  const lang = useLang()
  const name = nameFor(item.names, lang)
  const to = href('/client/recipe-management/menus/:menuId/items/:itemId', { menuId: page.menu.id, itemId: item.id })
  return (
    <li
      draggable={writes}
      ref={(element) => {
        const source = writes ? dragSource(() => drag.start(item.id), drag.end)(element) : undefined
        const target = dropTarget(writes && drag.item !== null && drag.item !== item.id, () =>
          drag.drop(sectionId, item.id),
        )(element)
        return () => {
          if (typeof source === 'function') source()
          if (typeof target === 'function') target()
        }
      }}
      className="flex flex-col gap-1 border-b border-line px-4 py-2 last:border-b-0"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="min-w-0 flex-1 font-medium">
          {writes ? (
            <Link className="link" to={to} aria-label={t('edit', { name })}>
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi>{name}</bdi>
          )}
        </span>
        <Figures item={item} />
        {writes && (
          <span className="flex">
            {!isFirst && (
              <Step intent="move-item" fields={{ item: item.id, to: 'up' }} icon={ArrowUp} label={t('up', { name })} />
            )}
            {!isLast && (
              <Step
                intent="move-item"
                fields={{ item: item.id, to: 'down' }}
                icon={ArrowDown}
                label={t('down', { name })}
              />
            )}
          </span>
        )}
      </div>
      <GapLine item={item} />
      {item.options.map((option) => (
        <div key={option.id} className="flex flex-col gap-1 border-s-2 border-line ps-3">
          <div className="flex flex-wrap gap-x-4">
            <bdi className="min-w-0 flex-1 text-caption">{nameFor(option.names, lang)}</bdi>
            <Figures item={option} />
          </div>
          <GapLine item={option} />
        </div>
      ))}
    </li>
  )
}
