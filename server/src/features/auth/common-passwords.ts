/** How many of the commonest passwords are refused: guessing programs try them first. */
const REFUSED = 10_000;

let commonest: Promise<Set<string>> | undefined;

/** Loaded with the first new password: most processes that start never need the list. */
async function load(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, REFUSED));
}

/** Whether a password, in whatever case, is among the 10,000 commonest of zxcvbn's list, which is sorted by frequency. */
export async function isCommonPassword(password: string): Promise<boolean> {
  commonest ??= load();
  return (await commonest).has(password.normalize('NFKC').toLowerCase());
}
