import type { Problem, SourceFile } from './source-files.ts';

/** The contract runs in the browser and on the server, so it may only need Zod. */
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
