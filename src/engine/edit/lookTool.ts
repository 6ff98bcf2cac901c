import type { Tool } from './Tool.ts';

/** For boards that are only looked at: a press does nothing. */
export const lookTool: Tool = {
  id: 'color',
  press: () => null,
  erase: () => null,
};
