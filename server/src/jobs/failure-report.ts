import { stdSerializers } from 'pino';

/** Mail servers repeat in their refusals whom a mail was for, and links that they take for suspicious. */
const ADDRESS = /[^\s/<>()[\]"'`,;:]+@[^\s/<>()[\]"'`,;:]+/gu;
const LINK = /\bhttps?:\/\/[^\s<>"'`]+/giu;

/** What may be written down of an error: what happened and where, without anybody's address and without any link. */
export function failureReport(error: unknown): { type: string; message: string; stack: string } {
  const { type, message, stack } = stdSerializers.err(error instanceof Error ? error : new Error(String(error)));
  return { type, message: withoutSecrets(message), stack: withoutSecrets(stack) };
}

function withoutSecrets(text: string): string {
  return text.replaceAll(LINK, '[link]').replaceAll(ADDRESS, '[address]');
}
