import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { startMailbox } from '../../server/test/support/services/mailbox.ts';
import { dataDir, mailingPort } from './server-under-test.ts';

const MAIN = 'server/dist/main.js';
const READY = 'is ready at';

/** A server that mails, beside the one of the other journeys, and the mailbox in which everything arrives. */
export async function startMailingServer() {
  const folder = `${dataDir}-mailing`;
  await rm(folder, { recursive: true, force: true });
  const mailbox = await startMailbox();
  const address = `http://127.0.0.1:${mailingPort}`;
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      PORT: String(mailingPort),
      PUBLIC_URL: address,
      DATA_DIR: folder,
      SMTP_URL: mailbox.url,
      SCHEDULER_INTERVAL_SECONDS: '0.5',
      RATE_LIMIT: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  while (!said.includes(READY)) {
    const event = await Promise.race([once(child.stdout, 'data').then(() => 'more'), ended.then(() => 'ended')]);
    if (event === 'ended') throw new Error(`The server that mails did not start: ${said}`);
  }
  return {
    address,
    mails: mailbox.mails,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await mailbox.close();
    },
  };
}
