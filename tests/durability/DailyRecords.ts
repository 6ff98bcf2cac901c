import type pg from 'pg';
import { addDays, dayOf } from '#base/days.ts';
import { DAYS_AHEAD } from '#server/db/dailies.ts';
import { wishOfDay } from '#server/domain/dailyCalendar.ts';
import { SAMPLE_RECIPE } from '#tests/support/dailies.ts';

/** A day as it is stored. */
interface Day {
  readonly date: string;
  readonly puzzleId: string;
  readonly attempt: number;
  readonly wanted: number;
  readonly family: string;
  readonly recipe: string;
  readonly madeAt: Date;
  readonly isShown: boolean;
  /** Published, so that everybody can read it. */
  readonly isPublic: boolean;
}

const DAYS = `
  select date::text as "date", puzzle_id as "puzzleId", attempt, wanted, family, recipe,
    made_at as "madeAt", shown_at is not null as "isShown", puzzle.status = 1 as "isPublic"
  from daily_puzzle join puzzle on puzzle.id = puzzle_id order by date`;

/** Numbers of rows that must be zero. */
const STRAYS = `
  select
    (select count(*)::int from puzzle where creator_id in (select id from app_user where is_house)
      and not exists (select 1 from daily_puzzle where puzzle_id = puzzle.id))
      as "puzzles without a day",
    (select count(*)::int from daily_puzzle
      where not exists (select 1 from puzzle where puzzle.id = puzzle_id))
      as "days without a puzzle",
    (select greatest(0, count(*) - 1)::int from app_user where is_house) as "accounts too many",
    (select count(*)::int from app_user where is_house and create_count <>
      (select count(*) from puzzle where creator_id = app_user.id and status = 1))
      as "wrong counts of published puzzles",
    (select count(*)::int from daily_puzzle where (shown_at is not null)::int <>
      (select count(*) from pgboss.job
        where data ->> 'puzzleId' = puzzle_id::text and data ->> 'kind' = 'verifyPuzzle'))
      as "days with too few or too many jobs"`;

/** The puzzles of the days in a database, and what they were before. */
export class DailyRecords {
  readonly #pool: pg.Pool;
  #before: readonly Day[] = [];

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** Remember all days: what was stored by now may not be lost. */
  async note(): Promise<void> {
    this.#before = await this.#read();
  }

  async #read(): Promise<readonly Day[]> {
    const { rows } = await this.#pool.query<Day>(DAYS);
    return rows;
  }

  /** True if today and each day ahead have the puzzle that is wanted for them. */
  async areComplete(): Promise<boolean> {
    const days = await this.#read();
    const today = dayOf(Date.now());
    return Array.from({ length: DAYS_AHEAD + 1 }, (_, i) => addDays(today, i)).every((date) =>
      days.some((day) => day.date === date && day.attempt >= day.wanted),
    );
  }

  /** True if a day has come whose puzzle is not published. */
  async areDue(): Promise<boolean> {
    const today = dayOf(Date.now());
    return (await this.#read()).some(({ date, isShown }) => date <= today && !isShown);
  }

  /** Losses and doubled rows since `note`; empty if nothing was. */
  async findLosses(): Promise<readonly string[]> {
    const days = await this.#read();
    const byDate = new Map(days.map((day) => [day.date, day]));
    const changed = this.#before.flatMap((before) => {
      const after = byDate.get(before.date);
      if (!after) return [`${before.date} is lost`];
      const isSame = after.puzzleId === before.puzzleId && after.recipe === before.recipe;
      if (!isSame && after.attempt <= before.attempt) return [`${before.date} has changed`];
      return before.isShown && !after.isShown ? [`${before.date} is no longer published`] : [];
    });
    const { rows } = await this.#pool.query<Record<string, number>>(STRAYS);
    const strays = Object.entries(rows[0] ?? {}).flatMap(([what, count]) =>
      count === 0 ? [] : [`${count} ${what}`],
    );
    const wrong = days.flatMap(({ date, isShown, isPublic }) =>
      isShown === isPublic ? [] : [`${date} is ${isPublic ? 'public too early' : 'private'}`],
    );
    return [...changed, ...strays, ...wrong];
  }

  /** Days that were not made one after the other, or by the calendar. */
  async findDisorder(): Promise<readonly string[]> {
    const made = (await this.#read()).filter(
      ({ recipe, attempt }) => recipe !== SAMPLE_RECIPE && attempt === 0,
    );
    return made.flatMap((day, i) => {
      const before = made[i - 1];
      const isLater = !before || day.madeAt > before.madeAt;
      const { family } = wishOfDay(day.date);
      return [
        ...(isLater ? [] : [`${day.date} was made before ${before.date}`]),
        ...([family, 'range'].includes(day.family) ? [] : [`${day.date} is no ${family}`]),
        ...(day.recipe.startsWith(`${day.family}@`) ? [] : [`${day.date} has another recipe`]),
      ];
    });
  }
}
