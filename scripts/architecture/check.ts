import { checkContract } from './contract-rules.ts';
import { checkNames } from './names.ts';
import { checkServer } from './server-rules.ts';
import { listFiles, type Problem, readSourceFiles } from './source-files.ts';
import { checkWeb } from './web-rules.ts';

const NAMED_FOLDERS = [
  'contract/src',
  'server/src',
  'server/test',
  'web/src',
  'web/test',
  'e2e',
  'bench',
  'evaluation',
  'scripts',
];

/** Checks the sources below `root` against the rules of ARCHITECTURE.md and STYLE.md. */
export function checkArchitecture(root: string): Problem[] {
  return [
    ...checkContract(readSourceFiles(root, 'contract/src')),
    ...checkServer(readSourceFiles(root, 'server/src')),
    ...checkWeb(readSourceFiles(root, 'web/src')),
    ...checkNames(NAMED_FOLDERS.flatMap((folder) => listFiles(root, folder))),
  ];
}
