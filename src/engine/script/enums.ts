import type { Direction, Orientation, Wrapping } from '../grid/directions.ts';
import type { Color } from '../grid/grid.ts';
import type { Comparison } from '../config/field.ts';
import type { Instrument } from '../music/controlLines.ts';

/** The literals of one type, by their names in scripts. */
type Enum<T extends string> = Readonly<Record<string, T>>;

const DIRECTIONS = {
  Up: 'up',
  Down: 'down',
  Left: 'left',
  Right: 'right',
} as const satisfies Enum<Direction>;

/** The enums of scripts, by name. Toggles have the order given here. */
export const ENUMS = {
  Color: { Dark: 'dark', Light: 'light', Gray: 'gray' } as const satisfies Enum<Color>,
  Direction: DIRECTIONS,
  Orientation: {
    Up: 'up',
    UpRight: 'up-right',
    Right: 'right',
    DownRight: 'down-right',
    Down: 'down',
    DownLeft: 'down-left',
    Left: 'left',
    UpLeft: 'up-left',
  } as const satisfies Enum<Orientation>,
  Comparison: {
    Equal: 'eq',
    AtLeast: 'ge',
    AtMost: 'le',
  } as const satisfies Enum<Comparison>,
  Wrapping: {
    None: 'none',
    Wrap: 'wrap',
    WrapReverse: 'wrap-reverse',
    ReflectReverse: 'reflect-reverse',
  } as const satisfies Enum<Wrapping>,
  Instrument: {
    Piano: 'piano',
    Drum: 'drum',
    Violin: 'violin',
    Xylophone: 'xylophone',
    GuitarAcoustic: 'guitar-acoustic',
    GuitarElectric: 'guitar-electric',
    Flute: 'flute',
    Trumpet: 'trumpet',
  } as const satisfies Enum<Instrument>,
} as const;

export type EnumName = keyof typeof ENUMS;

/** The script code of a literal: `Color.Dark`. */
export function enumLiteral(name: EnumName, value: string): string {
  const member = Object.entries(ENUMS[name]).find(([, literal]) => literal === value);
  return member ? `${name}.${member[0]}` : JSON.stringify(value);
}
