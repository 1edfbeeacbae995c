import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Collects this thread's garbage now. V8 waits until a heap has grown well beyond what it held at first, which a thread that
 * has just read its data does not do: half of what it then holds is garbage, for as long as it lives.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
