// Compiles the encoder's kernel. Run it after a change of kernel.wat; a test tells when the two differ.
import { readFileSync, writeFileSync } from 'node:fs';
import wabt from 'wabt';

const folder = new URL('../server/src/engines/embedded/care-answers/encoder/', import.meta.url);
const { parseWat } = await wabt();
const source = readFileSync(new URL('kernel.wat', folder), 'utf8');
const { buffer } = parseWat('kernel.wat', source, { simd: true }).toBinary({});
writeFileSync(new URL('kernel.wasm', folder), buffer);
