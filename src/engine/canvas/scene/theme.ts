export type { BoardInk, BoardTheme } from '../../picture/theme.ts';
