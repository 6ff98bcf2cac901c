import * as z from 'zod/mini';

/** Sections of the settings dialog, in its order. */
export const SETTING_SECTIONS = ['Input', 'Solving', 'Creating', 'Sound', 'Visual'] as const;

interface RowText {
  readonly section: (typeof SETTING_SECTIONS)[number];
  readonly label: string;
}

/** A setting that is on or off. */
export interface SwitchRow extends RowText {
  readonly control: 'switch';
  readonly note: string;
  /** A media query under which the setting is off whatever is chosen, and the note shown then. */
  readonly offWhen?: { readonly media: string; readonly note: string };
}

/** One of a few values. */
export interface ChoiceRow extends RowText {
  readonly control: 'choice';
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A number on a scale. */
export interface RangeRow extends RowText {
  readonly control: 'range';
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** What screen readers say of a value. */
  readonly valueText: (value: number) => string;
}

/** How the settings dialog shows a setting. */
export type SettingRow = SwitchRow | ChoiceRow | RangeRow;

/** Rows by the schema of their setting. A setting without a row is not offered yet. */
export const SETTING_ROWS = z.registry<SettingRow>();
