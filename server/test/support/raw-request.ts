import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

/** A connection on which a test says what no well-behaved client would. */
export function rawConnection(address: URL): Socket {
  return connect({ host: address.hostname, port: Number(address.port) });
}

/** Sends bytes as they are and gives everything that came back until the server closed the connection. */
export async function rawRequest(address: URL, bytes: string): Promise<string> {
  const socket = rawConnection(address);
  socket.write(bytes);
  return text(socket);
}
