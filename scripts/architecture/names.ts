import path from 'node:path';
import type { Problem } from './source-files.ts';

const EMPTY_WORDS = ['utils', 'util', 'helpers', 'helper', 'common', 'data', 'manager', 'index'];

/** A name that says nothing about what is inside attracts everything. */
export function checkNames(files: readonly string[]): Problem[] {
  return files.flatMap((file) => {
    const [stem = ''] = path.posix.basename(file).split('.');
    const word = EMPTY_WORDS.find((empty) => stem === empty || stem.endsWith(`-${empty}`));
    if (!word) return [];
    return [{ file, wrong: `the name "${word}" does not say what is inside`, remedy: 'name it for its one subject' }];
  });
}
