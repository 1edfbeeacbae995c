interface Sized {
  readonly bytes: number;
}

/** Keeps values up to a number of bytes; those that were not used for longest are dropped first. */
export function createByteCache<Value extends Sized>(mostBytes: number) {
  /** A value that is larger would push out too many others. */
  const largest = mostBytes / 8;
  const values = new Map<string, Value>(); // In the order of their last use.
  let bytes = 0;

  function drop(key: string): void {
    bytes -= values.get(key)?.bytes ?? 0;
    values.delete(key);
  }

  return {
    get(key: string): Value | undefined {
      const value = values.get(key);
      if (value === undefined) return undefined;
      values.delete(key);
      values.set(key, value);
      return value;
    },

    set(key: string, value: Value): void {
      drop(key);
      if (value.bytes > largest) return;
      values.set(key, value);
      bytes += value.bytes;
      for (const oldest of values.keys()) {
        if (bytes <= mostBytes) return;
        drop(oldest);
      }
    },
  };
}

/**
 * The bytes, or a copy if they would hold more memory than their own. Node cuts small buffers out of a shared one of 64 kB: kept
 * for long, a few bytes keep all of it.
 */
export function withoutSharedMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
