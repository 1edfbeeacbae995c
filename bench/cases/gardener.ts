const CREDENTIALS = { name: 'Flora Moss', email: 'flora@example.org', password: 'green-thumb' };

/** Makes the account that the calls are made in; answers the header that signs them in. */
export async function register(address: string): Promise<{ authorization: string }> {
  const { token } = await post(address, '/api/auth/register', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(CREDENTIALS),
  });
  return { authorization: `Bearer ${token}` };
}

export const credentials = { email: CREDENTIALS.email, password: CREDENTIALS.password };

export async function post(address: string, path: string, init: RequestInit): Promise<Record<string, unknown>> {
  const answer = await fetch(`${address}${path}`, { ...init, method: 'POST' });
  if (!answer.ok) throw new Error(`POST ${path} was answered with ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
