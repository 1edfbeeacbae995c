import { readFileSync } from 'node:fs';
import { type Figure, median, percentile } from '../figure.ts';
import { register } from '../gardener.ts';
import type { Row } from '../row.ts';
import { startBare, startProduct } from '../servers/start.ts';

const QUESTIONS: readonly { species: string; question: string }[] = JSON.parse(
  readFileSync(
    new URL('../../server/src/engines/embedded/care-answers/gardener-questions.json', import.meta.url),
    'utf8',
  ),
);

/** The first answers load and compile what the others use. */
const WARM_UP = 50;

/** The time the embedded engine takes for each question, asked one after the other. */
export const careAdvice: Row = {
  name: 'Answers of the embedded engine',
  async measure() {
    const product = await startProduct(null, { AI_DAILY_LIMIT: String(QUESTIONS.length + WARM_UP) });
    try {
      const headers = { ...(await register(product.address)).headers, 'content-type': 'application/json' };
      const asked = await answers(`${product.address}/api/ai/care-advice`, headers);
      const bare = await startBare(median(asked.map(({ bytes }) => bytes)));
      try {
        const plain = await answers(`${bare.address}/`, headers);
        const at = (percent: number): Figure['values'] => ({
          SQLite: percentile(
            asked.map(({ took }) => took),
            percent,
          ),
          floor: percentile(
            plain.map(({ took }) => took),
            percent,
          ),
        });
        return [
          { name: 'Embedded engine, a question', unit: 'ms', values: at(50) },
          { name: 'Embedded engine, a question, p99', unit: 'ms', values: at(99) },
        ];
      } finally {
        await bare.stop();
      }
    } finally {
      await product.stop();
    }
  },
};

async function answers(address: string, headers: Record<string, string>): Promise<{ took: number; bytes: number }[]> {
  const ask = async ({ species, question }: (typeof QUESTIONS)[number]) => {
    const began = performance.now();
    const answer = await fetch(address, {
      method: 'POST',
      headers: { ...headers, 'accept-encoding': 'identity' },
      body: JSON.stringify({ plantSpecies: species, question }),
    });
    const { byteLength: bytes } = await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`“${question}” was answered with ${answer.status}`);
    return { took: performance.now() - began, bytes };
  };
  for (const each of QUESTIONS.slice(0, WARM_UP)) await ask(each);
  const all: { took: number; bytes: number }[] = [];
  for (const each of QUESTIONS) all.push(await ask(each));
  return all;
}
