// Stores the embeddings of all written answers, and of the questions that they answer, beside the encoder. Run it after a change of any:
// only new texts are encoded, some 20 a second.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { embeddingOf } from '../server/src/engines/embedded/care-answers/encoder/embedding.ts';
import { DIMENSIONS } from '../server/src/engines/embedded/care-answers/encoder/encoder.ts';
import {
  asBytes,
  readEmbeddings,
  writtenEmbeddings,
} from '../server/src/engines/embedded/care-answers/encoder/stored-embeddings.ts';
import { allTexts, searchedEntries } from '../server/src/engines/embedded/care-answers/intent/searched-entries.ts';
import { EMBEDDINGS_FILE } from '../server/src/engines/embedded/care-answers/intent/similarity.ts';

const before = existsSync(EMBEDDINGS_FILE) ? readEmbeddings(readFileSync(EMBEDDINGS_FILE), DIMENSIONS) : null;
const texts = new Set(searchedEntries.flatMap(allTexts));
const missing = [...texts].filter((text) => before?.of(text) === undefined).length;
console.log(`${texts.size} texts, ${missing} of them new`);
const embeddings = new Map([...texts].map((text) => [text, before?.of(text) ?? asBytes(embeddingOf(text))]));
writeFileSync(EMBEDDINGS_FILE, writtenEmbeddings(embeddings));
