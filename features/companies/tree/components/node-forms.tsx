import type { ReactNode } from 'react'
import { Form, href } from 'react-router'
import { type Names, nameFor } from '#/domain/branch-names.ts'
import { groupKinds, type TreeNode } from '#/domain/org-tree.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { branchTreeMessages } from '#/messages/companies/branch-tree.ts'
import { errorMessages } from '#/messages/errors.ts'
import { AskingSubmit } from '#/ui/asking-submit.tsx'
import { Button } from '#/ui/button.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { SearchableSelect } from '#/ui/searchable-select.tsx'
import type { NodeChoice, NodePanel, SightChange } from '../read-node.server.ts'

type Props = { panel: NodePanel; change: NonNullable<NodePanel['change']>; result: FormResult | undefined }

/** Whether a part of the panel was sent and refused. */
const wasSent = (result: FormResult | undefined, intents: readonly string[]): boolean =>
  result?.ok === false && intents.includes(result.values['intent'] ?? '')

/** A part of the panel that opens on demand, and by itself when its form was refused. */
function Part({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  return (
    <details open={open} className="border-t border-line py-2">
      <summary className="flex min-h-9 cursor-pointer items-center text-ui font-medium coarse:min-h-11">
        {title}
      </summary>
      <div className="pb-2">{children}</div>
    </details>
  )
}

const useChoices = (choices: readonly NodeChoice[]) => {
  const lang = useLang()
  return choices.map(({ id, path }) => ({
    value: id,
    label: path.map((names) => nameFor(names, lang)).join(lang === 'ar' ? ' ‹ ' : ' › '),
  }))
}

function Seen({ node }: { node: TreeNode }) {
  return (
    <>
      <input type="hidden" name="nodeId" value={node.id} />
      <input type="hidden" name="version" value={node.version} />
    </>
  )
}

/** Steps of a node, for those who may change the tree. */
export function NodeForms(props: Props) {
  const { node } = props.panel
  const isOpen = node.closedAt === null
  const isGroup = node.kind !== 'branch' && node.kind !== 'root'
  return (
    <div className="flex flex-col">
      {isGroup && isOpen && <RenamePart {...props} />}
      {node.kind !== 'branch' && isOpen && <AddPart {...props} />}
      {node.kind !== 'root' && <MovePart {...props} />}
      {isGroup && isOpen && <MergePart {...props} />}
      {isGroup && <EndPart {...props} />}
    </div>
  )
}

function NameFields({ names, code }: { names?: Names; code?: string | null }) {
  const t = useT(branchTreeMessages)
  return (
    <>
      <TextField name="nameEn" label={t('nameEn')} lang="en" defaultValue={names?.en ?? ''} maxLength={200} />
      <TextField name="nameAr" label={t('nameAr')} lang="ar" defaultValue={names?.ar ?? ''} maxLength={200} />
      <TextField name="code" type="code" label={t('code')} defaultValue={code ?? ''} maxLength={40} optional />
    </>
  )
}

function RenamePart({ panel: { node }, result }: Props) {
  const t = useT(branchTreeMessages)
  const own = wasSent(result, ['rename'])
  return (
    <Part title={t('rename')} open={own}>
      <ActionForm result={own ? result : undefined}>
        <Seen node={node} />
        <NameFields names={{ en: node.nameEn, ar: node.nameAr }} code={node.code} />
        <FormActions>
          <SubmitButton intent="rename">{t('save')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </Part>
  )
}

function AddPart({ panel: { node }, result }: Props) {
  const t = useT(branchTreeMessages)
  const own = wasSent(result, ['add'])
  const kinds = groupKinds.map((value) => ({ value, label: t(`kind_${value}`) }))
  return (
    <Part title={t('add')} open={own}>
      <ActionForm result={own ? result : undefined}>
        <input type="hidden" name="parentId" value={node.id} />
        <SelectField
          name="kind"
          label={t('kind')}
          options={kinds}
          defaultValue={node.kind === 'root' ? 'brand' : 'region'}
        />
        <NameFields />
        <FormActions>
          <SubmitButton intent="add">{t('addAction')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </Part>
  )
}

/** Choice of a new place, then who gains and loses sight, then the move. */
function MovePart({ panel: { node }, change, result }: Props) {
  const t = useT(branchTreeMessages)
  const parents = useChoices(change.parents)
  const own = wasSent(result, ['move'])
  const { move } = change
  return (
    <Part title={t('move')} open={own || move !== null}>
      {parents.length === 0 ? (
        <p className="text-ui text-ink-2">{t('noGroups')}</p>
      ) : (
        <div className="flex flex-col gap-4">
          <Form method="get" action={href('/client/branches/tree')} preventScrollReset className="flex flex-col gap-3">
            <input type="hidden" name="node" value={node.id} />
            <SearchableSelect name="to" label={t('moveTo')} options={parents} required />
            <FormActions>
              <Button type="submit">{t('preview')}</Button>
            </FormActions>
          </Form>
          {move && <MovePreview node={node} move={move} result={own ? result : undefined} />}
        </div>
      )}
    </Part>
  )
}

type Preview = { node: TreeNode; move: SightChange; result: FormResult | undefined }

function MovePreview({ node, move, result }: Preview) {
  const t = useT(branchTreeMessages)
  const said = useT(errorMessages)
  const lang = useLang()
  const { gain, lose, problem } = move
  const listed = (names: readonly string[]) => names.join(lang === 'ar' ? '، ' : ', ')
  return (
    <div className="flex flex-col gap-3 border-s-2 border-ink ps-3">
      <p className="text-ui font-medium">{t('previewOf', { parent: nameFor(move.parent, lang) })}</p>
      {problem ? (
        <Notice kind="warning">{said(problem)}</Notice>
      ) : (
        <>
          <dl className="flex flex-col gap-2 text-ui">
            {gain.length > 0 && <Sight term={t('gain')} names={listed(gain)} />}
            {lose.length > 0 && <Sight term={t('lose')} names={listed(lose)} />}
          </dl>
          {gain.length + lose.length === 0 && <p className="text-ui">{t('sightSame')}</p>}
          <p className="text-caption text-ink-2">{t('sightNow')}</p>
          <ActionForm result={result}>
            <Seen node={node} />
            <input type="hidden" name="parentId" value={move.parentId} />
            <FormActions>
              <SubmitButton intent="move">{t('confirmMove')}</SubmitButton>
            </FormActions>
          </ActionForm>
        </>
      )}
    </div>
  )
}

function Sight({ term, names }: { term: string; names: string }) {
  return (
    <div>
      <dt className="text-caption text-ink-2">{term}</dt>
      <dd>
        <bdi>{names}</bdi>
      </dd>
    </div>
  )
}

function MergePart({ panel: { node }, change, result }: Props) {
  const t = useT(branchTreeMessages)
  const lang = useLang()
  const groups = useChoices(change.groups)
  const own = wasSent(result, ['merge'])
  const name = nameFor({ en: node.nameEn, ar: node.nameAr }, lang)
  return (
    <Part title={t('merge')} open={own}>
      {groups.length === 0 ? (
        <p className="text-ui text-ink-2">{t('noGroups')}</p>
      ) : (
        <ActionForm result={own ? result : undefined}>
          <Seen node={node} />
          <SearchableSelect name="intoId" label={t('mergeInto')} help={t('mergeHelp')} options={groups} required />
          <FormActions>
            <AskingSubmit
              intent="merge"
              ask={(typed) => (typed('intoId') ? { title: t('mergeAsk', { name }), text: t('mergeHelp') } : null)}
            >
              {t('mergeAction')}
            </AskingSubmit>
          </FormActions>
        </ActionForm>
      )}
    </Part>
  )
}

function EndPart({ panel: { node }, change, result }: Props) {
  const t = useT(branchTreeMessages)
  const lang = useLang()
  const own = wasSent(result, ['close', 'reopen', 'delete'])
  const isOpen = node.closedAt === null
  const name = nameFor({ en: node.nameEn, ar: node.nameAr }, lang)
  return (
    <Part title={isOpen ? t('end') : t('reopen')} open={own}>
      <ActionForm result={own ? result : undefined}>
        <Seen node={node} />
        {isOpen && <p className="text-caption text-ink-2">{t('closeHelp')}</p>}
        {change.isEmpty && <p className="text-caption text-ink-2">{t('deleteHelp')}</p>}
        <FormActions>
          {change.isEmpty && (
            <AskingSubmit
              intent="delete"
              variant="danger-quiet"
              ask={() => ({ title: t('deleteAsk', { name }), text: t('deleteText') })}
            >
              {t('deleteAction')}
            </AskingSubmit>
          )}
          <SubmitButton intent={isOpen ? 'close' : 'reopen'} variant="secondary">
            {isOpen ? t('closeAction') : t('reopenAction')}
          </SubmitButton>
        </FormActions>
      </ActionForm>
    </Part>
  )
}
