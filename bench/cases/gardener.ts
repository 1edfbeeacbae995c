const BOUNDARY = '----plant-care-bench';

const CREDENTIALS = { name: 'Flora Moss', email: 'flora@example.org', password: 'green-thumb' };

/** Creates the account for the calls, and returns the header that signs them in. */
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

/** A multipart form of texts, as a browser sends it. */
export function form(fields: Record<string, string>): { type: string; body: string } {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return { type: `multipart/form-data; boundary=${BOUNDARY}`, body: `${parts.join('')}--${BOUNDARY}--\r\n` };
}
