import { peakMemoryMb } from './peak-memory.ts';

/** Loaded before a program: prints the most memory that its process had, in megabytes, as the last line of its errors. */
process.on('exit', () => {
  process.stderr.write(`\npeak ${Math.round(peakMemoryMb())} MB\n`);
});
