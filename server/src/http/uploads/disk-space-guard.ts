import { register } from '@plantcare/contract/auth.ts';
import type { Endpoint } from '@plantcare/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../../failure.ts';
import type { DiskSpace } from '../../storage/disk-space.ts';

declare module 'fastify' {
  interface FastifyInstance {
    diskSpace: DiskSpace;
  }
}

/** @throws Failure `disk_full` for a call that writes new data while the disk has no room for it. */
export async function requireDiskSpace(app: FastifyInstance, endpoint: Endpoint): Promise<void> {
  if (!usesReserve(endpoint) && !(await app.diskSpace.hasRoom())) throw new Failure('disk_full');
}

/** Reading, deleting, and signing in and out write little or nothing: the reserve is for them. */
function usesReserve(endpoint: Endpoint): boolean {
  const { method, path } = endpoint;
  return method === 'GET' || method === 'DELETE' || (path.startsWith('/auth/') && endpoint !== register);
}
