// A mail server that accepts everything and stores nothing. Over HTTP it reports its port and how much it accepted.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { SMTPServer } from 'smtp-server';

let mails = 0;
const sink = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, _, done) {
    stream.resume().once('end', () => {
      mails += 1;
      done();
    });
  },
});
sink.listen(0, process.env.HOST);
await once(sink.server, 'listening');

createServer((_, response) => {
  response.end(JSON.stringify({ address: sink.server.address(), mails }));
}).listen(Number(process.env.PORT), process.env.HOST);
