import type { Problem, SourceFile } from './source-files.ts';

/** The contract runs in a browser and on the server: Zod is all it may need. */
export function checkContract(files: readonly SourceFile[]): Problem[] {
  return files
    .filter((file) => !file.isTest)
    .flatMap((file) =>
      file.imports
        .filter(({ specifier, target }) => specifier !== 'zod' && !target?.startsWith('contract/src/'))
        .map(({ specifier }) => ({
          file: file.path,
          wrong: `imports ${specifier}`,
          remedy: 'the contract imports only zod and itself: move what needs more into server/ or web/',
        })),
    );
}
