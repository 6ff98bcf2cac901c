import { CREATE_MODE } from '#machines/createMode.ts';
import { SOLVING_MODES } from '#machines/workspaceMode.ts';

/** All modes by their ids. */
export const WORKSPACE_MODES = { ...SOLVING_MODES, create: CREATE_MODE } as const;
