import { readFileSync } from 'node:fs';
import { readPhoto } from '../../src/features/photos/photo-image.ts';

// A process of its own: the most memory a process ever had is all that the system tells of it.
// Decodes the file named first, and prints the peak in MB.
const file = readFileSync(process.argv[2] ?? '');
await readPhoto({ read: async () => file, signal: new AbortController().signal });
process.stdout.write(String(peakInKb() / 1024));

/** Linux counts the memory of the process that started this one into `maxRSS`, but not into `VmHWM`. */
function peakInKb(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS;
  const [, peak] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return Number(peak);
}
