import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { initialParams, type ClueDef } from '#engine/clues/editParams.ts';
import { emptyGrid, type Grid, type Params, type Point } from '#engine/grid/grid.ts';
import { ConfigForm } from '#ui/editor/config/ConfigForm.tsx';
import type { OverlayEditor, SolvePathEditor } from '#ui/editor/config/FieldProps.ts';

/** A nested editor that hands back the main grid, or what it was given. */
export const TestEditor: OverlayEditor = ({ title, grid, features, onDone, onCancel }) => (
  <>
    <h3>{`${title}: ${grid.width} by ${grid.height}`}</h3>
    <button onClick={() => onDone(features.mainGrid)}>Take the board</button>
    <button onClick={() => onDone(grid)}>Done</button>
    <button onClick={onCancel}>Cancel</button>
  </>
);

const PATH: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 2, y: 1 },
];

/** A run that colors two cells. */
export const TestPathEditor: SolvePathEditor = ({ path, onDone }) => (
  <button onClick={() => onDone([...path, ...PATH])}>Finish the run</button>
);

/** Acts on the form of a clue as an author does. */
export class FormDriver {
  params: Params;
  /** Params after each change. */
  readonly changes: Params[] = [];

  constructor(
    def: ClueDef,
    { params = {}, grid = emptyGrid(5, 4) }: { params?: Params; grid?: Grid } = {},
  ) {
    this.params = initialParams(def, params);
    const Form = () => {
      const [shown, setShown] = useState(this.params);
      const onChange = (next: Params) => {
        this.params = next;
        this.changes.push(next);
        setShown(next);
      };
      return (
        <ConfigForm
          def={def}
          params={shown}
          grid={grid}
          OverlayEditor={TestEditor}
          PathEditor={TestPathEditor}
          onChange={onChange}
        />
      );
    };
    render(<Form />);
  }

  box(name: string): HTMLInputElement {
    return screen.getByLabelText<HTMLInputElement>(name);
  }

  type(name: string, text: string): this {
    fireEvent.change(this.box(name), { target: { value: text } });
    return this;
  }

  press(name: string | RegExp): this {
    fireEvent.click(screen.getByRole('button', { name }));
    return this;
  }

  choose(name: string): this {
    fireEvent.click(screen.getByRole('radio', { name }));
    return this;
  }

  toggle(name: string): this {
    fireEvent.click(screen.getByRole('switch', { name }));
    return this;
  }

  /** Press a key on what has the focus. */
  key(key: string, init: KeyboardEventInit = {}): this {
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });
    return this;
  }
}
