import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

export type Log = Pick<Logger, 'info' | 'warn' | 'error'>;

/** The structured log: one JSON object per line on standard output, without secrets of requests. */
export function openLog(level: Config['logLevel']) {
  return pino({ level, redact: ['req.headers.authorization', 'req.headers.cookie'] });
}
