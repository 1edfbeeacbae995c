import { fileURLToPath } from 'node:url';
import { checkArchitecture } from './architecture/check.ts';

const problems = checkArchitecture(fileURLToPath(new URL('..', import.meta.url)));

for (const { file, wrong, remedy } of problems) console.log(`${file}: ${wrong}: ${remedy}`);
if (problems.length > 0) process.exitCode = 1;
