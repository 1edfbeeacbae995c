import { createECDH, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { type Config, ConfigError } from '../config.ts';

/** The keys that identify this server to push services (RFC 8292): P-256, base64url. */
const VapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() }).refine(isPair);

export type VapidKeys = z.output<typeof VapidKeys>;

/**
 * The configured keys, else those in the data folder, which are generated at the first start. They must not change: a
 * browser's subscription is bound to the key it was made with.
 * @throws ConfigError when they are not a key pair.
 */
export async function readVapidKeys(dataDir: string, configured: Config['vapid']): Promise<VapidKeys> {
  if (configured) {
    if (!isPair(configured)) throw new ConfigError('VAPID_PRIVATE_KEY does not belong to VAPID_PUBLIC_KEY');
    return configured;
  }
  const file = path.join(dataDir, 'vapid-keys.json');
  const text = (await readIfThere(file)) ?? (await create(file));
  try {
    return VapidKeys.parse(JSON.parse(text));
  } catch {
    throw new ConfigError('DATA_DIR holds a damaged vapid-keys.json: restore it, or delete it to have new keys made');
  }
}

/** Writes new keys, unless another process was faster: then its keys are used. */
async function create(file: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true });
  const { default: webpush } = await import('web-push'); // Needed once; loading it takes memory.
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  try {
    await writeFile(draft, `${JSON.stringify(webpush.generateVAPIDKeys())}\n`, { mode: 0o600, flush: true });
    // A link appears with its complete content, and never replaces another file.
    await link(draft, file).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(file, 'utf8');
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function isPair({ publicKey, privateKey }: { publicKey: string; privateKey: string }): boolean {
  try {
    const ecdh = createECDH('prime256v1');
    ecdh.setPrivateKey(privateKey, 'base64url');
    return ecdh.getPublicKey('base64url') === publicKey;
  } catch {
    return false; // Not a point on the curve.
  }
}
