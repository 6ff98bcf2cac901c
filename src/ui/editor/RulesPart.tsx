import { useSelector } from '@xstate/react';
import type { EditorState } from '#engine/edit/Tool.ts';
import type { Workspace } from '#ui/workspace/useWorkspace.ts';
import { RulesEditor } from '#ui/editor/rules/RulesEditor.tsx';

/** The rules and symbols of the puzzle. */
export function RulesPart({ workspace }: { workspace: Workspace }) {
  const { store, selected, onSelect } = workspace;
  const { actor } = store;
  const rule = useSelector(actor, ({ context: { selection } }) =>
    selection?.kind === 'rule' ? selection.index : null,
  );
  const choose = (selection: EditorState['selection']) =>
    actor.send({ type: 'editor.change', change: { selection } });
  return (
    <RulesEditor
      store={store}
      selected={rule}
      onSelect={(index) => choose(index === null ? null : { kind: 'rule', index })}
      symbols={{ selected, onSelect }}
      onEdit={(change) => actor.send({ type: 'document.edit', change })}
    />
  );
}
