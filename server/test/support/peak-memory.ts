import { readFileSync } from 'node:fs';

/**
 * The most memory that this process ever had, in MB. Linux counts the memory of the process that started this one into
 * `maxRSS`, but not into `VmHWM`.
 */
export function peakMemoryMb(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS / 1024;
  const [, peak] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return Number(peak) / 1024;
}
