import type { EmbeddedPostgres } from '../server/test/support/embedded-postgres.ts';

export interface Outcome {
  passed: boolean;
  /** Figures, and what went wrong. */
  says: string;
}

export interface Setting {
  /** For a quick look on a busy machine. */
  short: boolean;
  /** null: on SQLite. */
  postgres: EmbeddedPostgres | null;
}

/** One kind of mistreatment. */
export interface Row {
  name: string;
  /** The only database on which it means something. */
  only?: 'SQLite' | 'PostgreSQL';
  run(setting: Setting): Promise<Outcome>;
}

/** Collects what went wrong. */
export function createChecks() {
  const wrong: string[] = [];
  return {
    /** Notes what was found if it is not as expected. */
    expect(what: string, found: unknown, expected: unknown): void {
      if (found !== expected) wrong.push(`${what}: ${found} instead of ${expected}`);
    },
    require(what: string, holds: boolean): void {
      if (!holds) wrong.push(what);
    },
    outcome(good: string): Outcome {
      return { passed: wrong.length === 0, says: wrong.length === 0 ? good : `${wrong.join('; ')} (${good})` };
    },
  };
}
