import { sql, type SQL } from 'drizzle-orm';

/** Rows in one query. */
export const EXPORT_BATCH = 200;

/** A list of the export: things of an account, read in the order of their keys. */
export interface ExportSection {
  readonly name: string;
  /** The table, `t` in conditions. */
  readonly table: string;
  /** The column of the key: `id` by default. */
  readonly key?: string;
  /** The column of the account: `user_id` by default. */
  readonly owner?: string;
  readonly fields: ExportFields;
  /** Fields with compressed texts, which are unpacked. */
  readonly packed?: readonly string[];
}

/** A column, or an SQL expression, by the name of its field. */
type ExportFields = Readonly<Record<string, string | SQL>>;

/** A row of the table `t` as a JSON object, in SQL. */
export function jsonOf(fields: ExportFields): SQL {
  const pairs = Object.entries(fields).map(
    ([name, value]) => sql`${name}::text, ${typeof value === 'string' ? columnOf(value) : value}`,
  );
  return sql`jsonb_build_object(${sql.join(pairs, sql`, `)})`;
}

/** A column of the table `t`. */
export function columnOf(name: string): SQL {
  return sql`t.${sql.identifier(name)}`;
}

/** Every list of the export, by the table it reads. */
export const EXPORT_SECTIONS: readonly ExportSection[] = [
  {
    name: 'signInMethods',
    table: 'identity',
    fields: {
      id: 'id',
      createdAt: 'created_at',
      provider: 'provider',
      email: 'email',
      label: 'label',
    },
  },
  {
    name: 'devices',
    table: 'session',
    fields: {
      createdAt: 'created_at',
      lastSeenAt: 'last_seen_at',
      agent: 'agent',
    },
  },
  {
    name: 'pictures',
    table: 'avatar',
    key: 'user_id',
    fields: {
      type: 'mime',
      updatedAt: 'updated_at',
      base64: sql`translate(encode(t.bytes, 'base64'), E'\n', '')`,
    },
  },
  {
    name: 'puzzles',
    table: 'puzzle',
    owner: 'creator_id',
    fields: {
      id: 'id',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
      publishedAt: 'published_at',
      title: 'title',
      description: 'description',
      difficulty: 'design_difficulty',
      grid: 'data',
      solveCount: 'solve_count',
      loveCount: 'love_count',
    },
    packed: ['grid'],
  },
  {
    name: 'solves',
    table: 'completion',
    key: 'puzzle_id',
    fields: {
      puzzle: 'puzzle_id',
      createdAt: 'created_at',
      solvedAt: 'solved_at',
      msTimeUsed: 'ms_used',
      hints: 'hints',
      rating: 'rating',
      progress: 'progress',
      progressAt: 'progress_at',
    },
    packed: ['progress'],
  },
  {
    name: 'playRecords',
    table: 'play_record',
    key: 'kind',
    fields: {
      kind: 'kind',
      count: 'count',
      bestMs: 'best_ms',
    },
  },
  {
    name: 'playDays',
    table: 'play_day',
    key: 'day',
    fields: {
      day: 'day',
    },
  },
  {
    name: 'loves',
    table: 'love',
    key: 'puzzle_id',
    fields: {
      puzzle: 'puzzle_id',
      createdAt: 'created_at',
    },
  },
  {
    name: 'collections',
    table: 'collection',
    owner: 'creator_id',
    fields: {
      id: 'id',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
      title: 'title',
      description: 'description',
      isPublic: sql`t.status = 1`,
      isSeries: 'is_series',
      autoPopulate: 'auto_populate',
      puzzles: sql`(select coalesce(jsonb_agg(p.puzzle_id order by p.position), '[]') from collection_puzzle p where p.collection_id = t.id)`,
    },
  },
  {
    name: 'follows',
    table: 'collection_follow',
    key: 'collection_id',
    fields: {
      collection: 'collection_id',
      createdAt: 'created_at',
    },
  },
  {
    name: 'comments',
    table: 'comment',
    fields: {
      id: 'id',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
      puzzle: 'puzzle_id',
      content: 'content',
    },
  },
  {
    name: 'notifications',
    table: 'notification',
    fields: {
      createdAt: 'created_at',
      type: 'type',
      message: 'message',
      target: 'target',
      read: 'read',
    },
  },
  {
    name: 'reports',
    table: 'report',
    owner: 'reporter_id',
    fields: {
      createdAt: 'created_at',
      kind: 'kind',
      target: 'target_id',
      reason: 'reason',
      state: 'state',
    },
  },
  {
    name: 'decisions',
    table: 'moderation',
    fields: {
      id: 'id',
      createdAt: 'created_at',
      action: 'action',
      target: 'target',
      message: 'message',
    },
  },
  {
    name: 'appeals',
    table: 'appeal',
    fields: {
      createdAt: 'created_at',
      decision: 'moderation_id',
      words: 'words',
      outcome: 'outcome',
      answer: 'answer',
    },
  },
  {
    name: 'invitations',
    table: 'invitation',
    owner: 'creator_id',
    fields: {
      createdAt: 'created_at',
      note: 'note',
      uses: 'uses',
      used: 'used',
      expiresAt: 'expires_at',
    },
  },
  {
    name: 'payments',
    table: 'payment',
    fields: {
      createdAt: 'created_at',
      order: 'provider_order',
      currency: 'currency',
      amount: 'amount',
      refundedAmount: 'refunded_amount',
      items: 'items',
      months: 'months',
      level: 'level',
    },
  },
  {
    name: 'supportPeriods',
    table: 'support_period',
    fields: {
      createdAt: 'created_at',
      order: 'provider_order',
      level: 'level',
      lengthMs: 'length_ms',
    },
  },
];
