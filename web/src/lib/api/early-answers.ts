// The page asks for the first screen's lists while its scripts are loaded; the calls of the application take those answers.

interface EarlyAnswers {
  readonly token: string;
  /** By address. */
  readonly byAddress: Map<string, Promise<Response>>;
}

// Shared by two scripts of one page, which share nothing else.
const page = globalThis as { earlyAnswers?: EarlyAnswers };

/**
 * Asks for the session of this token, besides what it has asked for already.
 * @param begin when to ask, at once by default; who takes an answer before waits for it
 * @returns the answers by address; an answer can be read only once
 */
export function askEarly(
  addresses: readonly string[],
  token: string,
  begin?: Promise<unknown>,
): ReadonlyMap<string, Promise<Response>> {
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const ask = (address: string) => fetch(address, { headers });
  const asked = new Map(
    addresses.map((address) => [address, begin ? begin.then(() => ask(address)) : ask(address)] as const),
  );
  // Who takes the answer learns of a failure.
  for (const answer of asked.values()) answer.catch(() => undefined);
  const before = page.earlyAnswers?.token === token ? page.earlyAnswers.byAddress : [];
  page.earlyAnswers = { token, byAddress: new Map([...before, ...asked]) };
  return asked;
}

/** Takes the answer that was asked for early by this session, once; undefined where there is none. */
export function takeEarlyAnswer(address: string, token: string | undefined): Promise<Response> | undefined {
  const { earlyAnswers } = page;
  if (earlyAnswers === undefined || earlyAnswers.token !== token) return undefined;
  const answer = earlyAnswers.byAddress.get(address);
  earlyAnswers.byAddress.delete(address);
  return answer;
}
