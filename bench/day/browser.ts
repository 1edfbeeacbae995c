import { Agent, type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

interface Body {
  type: string;
  bytes: Buffer;
}

/** One gardener's browser: it keeps what was answered and asks whether that is current, over one connection. */
export function openBrowser(address: string, token: string | null = null) {
  const { hostname, port } = new URL(address);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const cache = new Map<string, { tag: string; bytes: Buffer }>();
  const sockets = new Set<Socket>();
  let signedIn = token;
  const count = { requests: 0, unchanged: 0, writes: 0 };

  async function call(method: string, path: string, body?: Body): Promise<Buffer> {
    const known = method === 'GET' ? cache.get(path) : undefined;
    const headers = {
      'accept-encoding': 'gzip, br',
      ...(signedIn !== null && { authorization: `Bearer ${signedIn}` }),
      ...(known && { 'if-none-match': known.tag }),
      ...(body && { 'content-type': body.type, 'content-length': body.bytes.length }),
    };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request({ agent, hostname, port, method, path, headers }, resolve);
      sent.once('socket', (socket) => sockets.add(socket)).once('error', reject);
      sent.end(body?.bytes);
    });
    const bytes = await buffer(answer);
    const { statusCode: status = 0 } = answer;
    count.requests++;
    if (method !== 'GET') count.writes++;
    if (status === 304 && known) {
      count.unchanged++;
      return known.bytes;
    }
    if (status >= 300) throw new Error(`${method} ${path} was answered with ${status}: ${bytes}`);
    const plain = decoded(bytes, answer.headers['content-encoding']);
    if (method === 'GET' && answer.headers.etag) cache.set(path, { tag: answer.headers.etag, bytes: plain });
    return plain;
  }

  async function json(method: string, path: string, body?: object) {
    const sent = body && { type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) };
    return JSON.parse((await call(method, path, sent)).toString());
  }

  return {
    get: (path: string) => call('GET', path),
    getJson: (path: string) => json('GET', path),
    postJson: (path: string, body: object) => json('POST', path, body),
    putJson: (path: string, body: object) => json('PUT', path, body),
    async postForm(path: string, fields: Record<string, string | Blob>) {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      const encoded = new Response(form);
      const bytes = Buffer.from(await encoded.arrayBuffer());
      return JSON.parse(
        (await call('POST', path, { type: encoded.headers.get('content-type') ?? '', bytes })).toString(),
      );
    },
    signIn(fresh: string) {
      signedIn = fresh;
    },
    /** Since it was opened; bytes with headers, as they were sent over the connection. */
    usage() {
      const bytes = (of: (socket: Socket) => number) => [...sockets].reduce((sum, socket) => sum + of(socket), 0);
      return { ...count, received: bytes((socket) => socket.bytesRead), sent: bytes((socket) => socket.bytesWritten) };
    },
    close: () => agent.destroy(),
  };
}

export type Browser = ReturnType<typeof openBrowser>;

function decoded(bytes: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}
