import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PAGES = ['index.html', 'landing.html'];

/** For the content policy: what allows exactly the scripts that the build has written into its pages. */
export function inlineScriptHashes(folder: string): string[] {
  const pages = PAGES.map((name) => path.join(folder, name)).filter((file) => existsSync(file));
  const scripts = pages.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/<script>(.*?)<\/script>/gs)]);
  return scripts.map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}
