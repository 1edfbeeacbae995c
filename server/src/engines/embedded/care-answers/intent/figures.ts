const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
  couple: 2,
  few: 3,
  several: 4,
};

/** How many days the gardener will be away, null when it is not said. */
export function daysAway(plain: string): number | null {
  if (/\bfortnight\b/.test(plain)) return 14;
  if (/\b(long )?weekend\b/.test(plain)) return 3;
  const said =
    /\b(\d+|a couple of|an?|one|two|three|four|five|six|seven|eight|ten|a few|few|several|couple) (days?|weeks?|months?)\b/.exec(
      plain,
    );
  if (!said) return null;
  const [, many = '', unit = ''] = said;
  const word = many.replace(/^a (?=couple|few)| of$/g, '');
  const number = NUMBERS[word] ?? Number(word);
  return number * (unit.startsWith('week') ? 7 : unit.startsWith('month') ? 30 : 1);
}
