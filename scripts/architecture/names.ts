import path from 'node:path';
import type { Problem } from './source-files.ts';

const EMPTY_WORDS = ['utils', 'util', 'helpers', 'helper', 'common', 'data', 'manager', 'index'];

/** Names that say nothing about the content, so that anything could end up there. */
export function checkNames(files: readonly string[]): Problem[] {
  return files.flatMap((file) => {
    const [stem = ''] = path.posix.basename(file).split('.');
    const word = EMPTY_WORDS.find((empty) => stem === empty || stem.endsWith(`-${empty}`));
    if (!word) return [];
    return [{ file, wrong: `the name "${word}" does not say what is inside`, remedy: 'name it for its one subject' }];
  });
}
