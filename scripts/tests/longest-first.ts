import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Test files that take 10 seconds or more, although they are short. */
const LONG: ReadonlySet<string> = new Set(
  `every-record-cats every-record-dogs every-record-people answering-thread backup-command contract-fuzz crashes long-lists
  photo-memory slow-connections upgrades weather-diagnosis`
    .split(/\s+/)
    .map((name) => `${name}.test.ts`),
);

/**
 * The order of Vitest, which begins with the longest files as it knows them. On a fresh clone it knows only how many characters they
 * have, so files that take long by what they do come first here: begun last, one of them keeps all others waiting.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.has(path.basename(moduleId));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
