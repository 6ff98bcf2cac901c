import { characterOfTile, tileOfCharacter } from '../codec/tileText.ts';
import { internedTile, type Tile } from '../grid/grid.ts';
import { ENUMS } from './enums.ts';
import { ScriptError } from './helpers.ts';

/** The parts of a cell that a script may replace. */
interface TileChanges {
  readonly exists?: unknown;
  readonly fixed?: unknown;
  readonly color?: unknown;
}

/** A cell as an object, for scripts that do not use letters. It never changes. */
export class TileData {
  readonly exists: boolean;
  readonly fixed: boolean;
  readonly color: Tile['color'];

  constructor(exists: unknown, fixed: unknown, color: unknown) {
    const known = Object.values(ENUMS.Color).find((name) => name === color);
    if (known === undefined) throw new ScriptError('TileData: color must be one of Color.');
    this.exists = exists === true;
    this.fixed = fixed === true;
    this.color = known;
  }

  /** The cell of a letter. */
  static create(letter: unknown): TileData {
    return tileData(tileOfCharacter(String(letter)));
  }

  static empty(): TileData {
    return TileData.create('n');
  }

  static doesNotExist(): TileData {
    return TileData.create('.');
  }

  copyWith({ exists, fixed, color }: TileChanges): TileData {
    return new TileData(exists ?? this.exists, fixed ?? this.fixed, color ?? this.color);
  }

  withExists(exists: unknown): TileData {
    return this.copyWith({ exists });
  }

  withFixed(fixed: unknown): TileData {
    return this.copyWith({ fixed });
  }

  withColor(color: unknown): TileData {
    return this.copyWith({ color });
  }
}

/** The object of a cell. */
export function tileData({ exists, fixed, color }: Tile): TileData {
  return new TileData(exists, fixed, color);
}

/** The letter of an object or of a letter; undefined for other values. */
export function letterOfCell(value: unknown): string | undefined {
  if (!(value instanceof TileData)) return typeof value === 'string' ? value : undefined;
  return characterOfTile(internedTile(value.exists, value.fixed, value.color));
}
