import { stdSerializers } from 'pino';

/** Error messages of mail servers contain the receiver's address, and links that they find suspicious. */
const ADDRESS = /[^\s/<>()[\]"'`,;:]+@[^\s/<>()[\]"'`,;:]+/gu;
const LINK = /\bhttps?:\/\/[^\s<>"'`]+/giu;

/** The part of an error that may be logged: what happened and where, without addresses and links. */
export function failureReport(error: unknown): { type: string; message: string; stack: string } {
  const { type, message, stack } = stdSerializers.err(error instanceof Error ? error : new Error(String(error)));
  return { type, message: withoutSecrets(message), stack: withoutSecrets(stack) };
}

function withoutSecrets(text: string): string {
  return text.replaceAll(LINK, '[link]').replaceAll(ADDRESS, '[address]');
}
