import { useState } from 'react';
import { CREATE_MODE } from '#machines/createMode.ts';
import type { NestedEditor } from '../create/config/fields/FieldProps.ts';
import { CreateWorkspace } from '../create/CreateWorkspace.tsx';
import type { NestedParts } from '../create/features.ts';
import { PathEditor } from './PathEditor.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { Scoped } from './Scoped.tsx';
import { unsavedGrid } from './unsaved.ts';

/** Edits a grid that stands inside a clue with the tools of the editor. */
export const GridEditor: NestedEditor = ({ grid, features, onDone, onCancel }) => {
  const [opened] = useState(() => unsavedGrid(grid, CREATE_MODE));
  const { isColorsOnly, isResizable, mainGrid } = features;
  return (
    <Scoped>
      <CreateWorkspace
        opened={opened}
        nested={NESTED_PARTS}
        features={{ isWhole: false, isColorsOnly, isResizable }}
        end={{ mainGrid, onDone, onCancel }}
      />
    </Scoped>
  );
};

/** What opens over an editor; a grid inside a clue may hold such clues itself. */
export const NESTED_PARTS: NestedParts = { GridEditor, PathEditor, Preview: PreviewDialog };
