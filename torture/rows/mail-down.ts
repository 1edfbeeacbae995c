import { setTimeout as pause } from 'node:timers/promises';
import { startMailbox } from '../../server/test/support/services/mailbox.ts';
import { Gardener } from '../gardener.ts';
import { createChecks, type Row } from '../row.ts';
import { withServer } from '../server.ts';

const GARDENERS = 10;
const SENT_WITHIN_MS = 40_000;

/** Reminders become due while the mail server is down; each is mailed once when it is back. */
export const mailDown: Row = {
  name: 'mail server down',
  async run(setting) {
    const mailbox = await startMailbox();
    const env = { SMTP_URL: mailbox.url, EMAIL_CONFIRMATION: 'off', SCHEDULER_INTERVAL_SECONDS: '0.5' };
    try {
      return await withServer(
        setting,
        async (server) => {
          const { expect, outcome } = createChecks();
          await mailbox.stop();
          let slowest = 0;
          for (let number = 0; number < GARDENERS; number++) {
            const gardener = await new Gardener(server.address).register();
            const plant = await gardener.plant('Fern');
            const json = { title: `Water ${number}.`, plant, scheduledDate: new Date().toISOString() };
            const { status, ms } = await gardener.call('/reminders', { json });
            expect('setting a reminder', status, 201);
            slowest = Math.max(slowest, ms);
          }
          await pause(setting.short ? 3_000 : 10_000);
          expect('health', (await fetch(`${server.address}/api/health`)).status, 200);
          await mailbox.start();
          const began = performance.now();
          const mailed = () => mailbox.mails.flatMap(({ text = '' }) => text.match(/Water \d+\./g) ?? []);
          while (new Set(mailed()).size < GARDENERS && performance.now() - began < SENT_WITHIN_MS) await pause(200);
          const seconds = Math.round((performance.now() - began) / 1000);
          await pause(2_000);
          expect('mailed reminders', mailed().length, GARDENERS);
          expect('different ones', new Set(mailed()).size, GARDENERS);
          return outcome(`${GARDENERS} reminders mailed once each, ${seconds} s after it was back`);
        },
        { env },
      );
    } finally {
      await mailbox.close();
    }
  },
};
