/** The facts about a version that decide whether it is deleted. */
export interface VersionMark {
  readonly id: string;
  /** Given a name by the author. */
  readonly isNamed: boolean;
  readonly savedAtMs: number;
  /** Size of its texts. */
  readonly bytes: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The number of automatic versions that always stay. */
const RECENT = 12;
const MAX_AUTOMATIC = 60;
const MAX_AUTOMATIC_BYTES = 2_000_000;
const MAX_NAMED = 50;
const MAX_NAMED_BYTES = 4_000_000;

/**
 * Ids of the automatic versions to delete. The newest twelve stay; of older ones one an hour for a
 * day, then one a day. Versions over the limits of number and bytes are deleted, the oldest first.
 * Named versions are never deleted automatically.
 */
export function surplusVersions(
  versions: readonly VersionMark[],
  nowMs: number,
): readonly string[] {
  const automatic = versions
    .filter(({ isNamed }) => !isNamed)
    .toSorted((a, b) => b.savedAtMs - a.savedAtMs);
  const taken = new Set<string>();
  let count = 0;
  let bytes = 0;
  return automatic.flatMap((version, place) => {
    const span = nowMs - version.savedAtMs < DAY_MS ? HOUR_MS : DAY_MS;
    const slot = `${span} ${Math.floor(version.savedAtMs / span)}`;
    const isKept =
      (place < RECENT || !taken.has(slot)) &&
      count < MAX_AUTOMATIC &&
      (place === 0 || bytes + version.bytes <= MAX_AUTOMATIC_BYTES);
    if (!isKept) return [version.id];
    taken.add(slot);
    count += 1;
    bytes += version.bytes;
    return [];
  });
}

/** True if a draft has room for another named version of this size. */
export function hasRoomForNamed(versions: readonly VersionMark[], bytes: number): boolean {
  const named = versions.filter(({ isNamed }) => isNamed);
  const total = named.reduce((sum, version) => sum + version.bytes, bytes);
  return named.length < MAX_NAMED && total <= MAX_NAMED_BYTES;
}
