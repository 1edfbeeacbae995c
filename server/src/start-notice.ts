import type { Config } from './config.ts';
import { isAnyAddress, isLoopback } from './network.ts';

/** How people reach a server. */
export interface Reach {
  /** The address to open. */
  address: string;
  /** The machine's addresses in its network. */
  network: readonly string[];
}

/** What is printed once the server is ready: its address, how to reach it from a phone, where the data is, and what is not set up. */
export async function startNotice(config: Config, reach: Reach, onTerminal: boolean): Promise<string> {
  const { address } = reach;
  const { words, url } = phoneLine(config, reach);
  const off = optionalLine(config);
  const lines = [
    `AI Plant Care is ready at ${address}`,
    '',
    `  Phone     ${words}`,
    `  Data      ${dataLine(config)}`,
    ...(off ? [`  Optional  ${off}`] : []),
    '',
    ...(onTerminal && url ? [await qrCode(url), ''] : []),
  ];
  return `${lines.join('\n')}\n`;
}

function phoneLine({ host }: Config, { address, network }: Reach): { words: string; url?: string } {
  const { hostname, port } = new URL(address);
  if (!isLoopback(hostname)) {
    const others = isAnyAddress(host) ? network.filter((other) => other !== hostname) : [];
    return { words: [address, ...others.map((other) => `http://${other}:${port}`)].join(' or '), url: address };
  }
  if (isAnyAddress(host)) return { words: 'this machine is not connected to a network' };
  return { words: 'only this machine can open the address; HOST=0.0.0.0 lets others, too' };
}

function dataLine({ dataDir, database, storage }: Config): string {
  if (database.kind === 'sqlite' && storage.kind === 'local') return dataDir;
  const rows = database.kind === 'sqlite' ? dataDir : 'in PostgreSQL';
  const photos = storage.kind === 'local' ? storage.folder : `in the bucket ${storage.s3.bucket}`;
  return `${rows}; photos ${photos}`;
}

function optionalLine({ mail, languageModel }: Config): string {
  const off = [mail ? '' : 'email (SMTP_URL)', languageModel ? '' : 'a language model (AI_PROVIDER)'].filter(Boolean);
  return off.length > 0 ? `not set up: ${off.join(', ')}` : '';
}

async function qrCode(url: string): Promise<string> {
  const { renderUnicodeCompact } = await import('uqr'); // Only for a person at a terminal.
  return renderUnicodeCompact(url);
}
