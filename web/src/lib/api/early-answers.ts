// The page asks for the first screen's lists while its scripts are loaded; the calls of the application take those answers.

interface EarlyAnswers {
  readonly token: string;
  /** By address. */
  readonly byAddress: Map<string, Promise<Response>>;
}

// Shared by two scripts of one page, which share nothing else.
const page = globalThis as { earlyAnswers?: EarlyAnswers };

/** Asks at once, for the session of this token. @returns the answers by address; an answer can be read only once. */
export function askEarly(addresses: readonly string[], token: string): ReadonlyMap<string, Promise<Response>> {
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const byAddress = new Map(addresses.map((address) => [address, fetch(address, { headers })]));
  // Who takes the answer learns of a failure.
  for (const answer of byAddress.values()) answer.catch(() => undefined);
  page.earlyAnswers = { token, byAddress: new Map(byAddress) };
  return byAddress;
}

/** The answer that was asked for early by this session, once; undefined where there is none. */
export function takeEarlyAnswer(address: string, token: string | undefined): Promise<Response> | undefined {
  const { earlyAnswers } = page;
  if (earlyAnswers === undefined || earlyAnswers.token !== token) return undefined;
  const answer = earlyAnswers.byAddress.get(address);
  earlyAnswers.byAddress.delete(address);
  return answer;
}
