import { readPhoto } from '../../../src/features/photos/photo-image.ts';
import { peakMemoryMb } from '../peak-memory.ts';

// A process of its own: the most memory a process ever had is all that the system tells of it.
// Decodes the file named first, and prints the peak in MB.
await readPhoto({ file: process.argv[2] ?? '', signal: new AbortController().signal });
process.stdout.write(String(peakMemoryMb()));
