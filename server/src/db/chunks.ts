/** SQLite allows 32,766 values in a statement, PostgreSQL twice as many; no row has more than thirty. */
const AT_ONCE = 1000;

/** Runs a statement for any number of rows, in chunks. @returns the results of all chunks, in order. */
export async function inChunks<Row, Answer>(
  rows: readonly Row[],
  run: (some: readonly Row[]) => Promise<readonly Answer[]>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let at = 0; at < rows.length; at += AT_ONCE) answers.push(...(await run(rows.slice(at, at + AT_ONCE))));
  return answers;
}
