import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { cache } from './places.mjs';

const RETRY_MS = 200;
const WAITS_BEFORE_WORD = 5;

/** Runs `work` while no other command in this clone runs work with the same name. */
export async function withLock(name, work) {
  mkdirSync(cache, { recursive: true });
  const lock = join(cache, `${name}.lock`);
  const mine = join(cache, `${name}.${process.pid}`);
  writeFileSync(mine, String(process.pid));
  try {
    for (let attempt = 0; !take(lock, mine); attempt++) {
      if (attempt === WAITS_BEFORE_WORD) console.log(`Waiting for another launch (process ${ownerOf(lock)}) …`);
      await pause(RETRY_MS);
    }
  } finally {
    rmSync(mine);
  }
  const release = () => rmSync(lock, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

function take(lock, mine) {
  try {
    // A link appears together with its content, so a lock always has an owner.
    linkSync(mine, lock);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const owner = ownerOf(lock);
    // Process ids are reused, above all in containers: a lock with this process's id was left by a killed process.
    if (owner === process.pid || !isAlive(owner)) rmSync(lock, { force: true });
    return false;
  }
}

function ownerOf(lock) {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return null;
  }
}

/** An owner that has just released the lock counts as alive until the next attempt. */
function isAlive(pid) {
  if (pid === null) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
