import { createContext, use } from 'react';
import {
  createElementSet,
  type ElementSet,
  createElementMap,
  type ElementMap,
} from '#ui/shared/platform/elements.ts';
import { createFocusTarget, type FocusTarget } from '#ui/shared/platform/focus.ts';

/** Elements of one editor that its other parts focus, measure or point at. */
export interface EditorTargets {
  readonly openTab: FocusTarget;
  readonly ruleSearch: FocusTarget;
  /** The button that starts the solver. */
  readonly solver: FocusTarget;
  /** Fields of the metadata, and the width of the board. */
  readonly fields: Readonly<Record<FieldName, FocusTarget>>;
  readonly tour: Readonly<Record<TourPart, ElementSet>>;
  /** The panels of the tabs, which may scroll. */
  readonly tabPanels: ElementSet;
  /** The tabs of the drawer of a phone. */
  readonly drawerTabs: ElementSet;
  /** Controls for the selected clue: a press on them leaves its popup open. */
  readonly clueControls: ElementSet;
  /** Elements of the list of rules, by part and index. */
  readonly rules: Readonly<Record<RulePart, ElementMap<number>>>;
}

type FieldName = 'title' | 'author' | 'description' | 'difficulty' | 'width';
type RulePart = 'row' | 'grip' | 'button';

/** Parts of the editor that steps of the tour point at. */
export type TourPart =
  | 'size'
  | 'tools'
  | 'board'
  | 'rules'
  | 'about'
  | 'try'
  | 'checklist'
  | 'share';

export function createEditorTargets(): EditorTargets {
  return {
    openTab: createFocusTarget(),
    ruleSearch: createFocusTarget(),
    solver: createFocusTarget(),
    fields: {
      title: createFocusTarget(),
      author: createFocusTarget(),
      description: createFocusTarget(),
      difficulty: createFocusTarget(),
      width: createFocusTarget(),
    },
    tour: {
      size: createElementSet(),
      tools: createElementSet(),
      board: createElementSet(),
      rules: createElementSet(),
      about: createElementSet(),
      try: createElementSet(),
      checklist: createElementSet(),
      share: createElementSet(),
    },
    tabPanels: createElementSet(),
    drawerTabs: createElementSet(),
    clueControls: createElementSet(),
    rules: { row: createElementMap(), grip: createElementMap(), button: createElementMap() },
  };
}

/** Targets of the editor around a component. An editor over another one has its own. */
export const EditorTargetsContext = createContext<EditorTargets>(createEditorTargets());

/** Ref callback of an element that the tour points at. */
export function useTourRef(part: TourPart): ElementSet['ref'] {
  return use(EditorTargetsContext).tour[part].ref;
}
