import * as z from 'zod/mini';
import type { MessageId, Text } from '#texts/message.ts';

/** Sections of the settings, in their order: the names of their titles. */
export const SETTING_SECTIONS = [
  'settings.input',
  'settings.solving',
  'settings.creating',
  'settings.visual',
  'settings.sound',
  'settings.online',
] as const satisfies readonly MessageId[];

interface RowText {
  readonly section: (typeof SETTING_SECTIONS)[number];
  readonly label: Text;
}

/** A setting that is on or off. */
export interface SwitchRow extends RowText {
  readonly control: 'switch';
  readonly note: Text;
  /** A media query under which the setting is off whatever is chosen, and the note shown then. */
  readonly offWhen?: { readonly media: string; readonly note: Text };
}

/** One of a few values. */
export interface ChoiceRow extends RowText {
  readonly control: 'choice';
  readonly note?: Text;
  readonly options: readonly { readonly value: string; readonly label: Text }[];
}

/** A number on a scale. */
export interface RangeRow extends RowText {
  readonly control: 'range';
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** What screen readers say of a value. */
  readonly valueText: (value: number) => Text;
}

/** How pages show a setting. */
export type SettingRow = SwitchRow | ChoiceRow | RangeRow;

/** Rows by the schema of their setting. A setting without a row is set by what it is about. */
export const SETTING_ROWS = z.registry<SettingRow>();
