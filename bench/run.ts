// Compares the product with a bare node:http server that answers as many bytes: medians of three runs on this machine.
// The last lines compare it with itself: with and without background work.
import { measureCareAdvice } from './cases/care-advice.ts';
import { listOf1000Entries } from './cases/diary.ts';
import { measureDueReminders } from './cases/due-reminders.ts';
import { login } from './cases/login.ts';
import { measurePhotoDiagnosis } from './cases/photo-diagnosis.ts';
import { addPlant, keptListOf100Plants, listOf100Plants, unchangedListOf100Plants } from './cases/plants.ts';
import { type Case, type Figure, measureCalls, measureStart } from './measure.ts';

const cases: Case[] = [
  unchangedListOf100Plants,
  keptListOf100Plants,
  listOf100Plants,
  listOf1000Entries,
  addPlant,
  login,
];

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const columns = ['', 'unit', 'product', 'bare', 'product / bare'];
const widths = [40, 9, 10, 10, 16];

print(columns);
print(row(await measureStart()));
for (const each of cases) print(row(await measureCalls(each)));
for (const figure of await measureCareAdvice()) print(row(figure));
for (const figure of await measurePhotoDiagnosis()) print(row(figure));
for (const figure of await measureDueReminders()) print(row(figure));

function row({ name, unit, product, bare }: Figure): string[] {
  const digits = product < 20 ? 1 : 0;
  if (bare === null) return [name, unit, product.toFixed(digits), '', ''];
  return [name, unit, product.toFixed(digits), bare.toFixed(digits), (product / bare).toPrecision(3)];
}

function print(cells: string[]): void {
  console.log(
    cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(''),
  );
}
