// The comparison for the product: a bare node:http server that answers every request with one fixed body.
import { createServer } from 'node:http';

const body = Buffer.alloc(Number(process.env.BODY_BYTES), 'x');
const headers = { 'content-type': 'application/json', 'content-length': body.length };

createServer((request, response) => {
  request.resume().once('end', () => response.writeHead(200, headers).end(body));
}).listen(Number(process.env.PORT), process.env.HOST);
