import { fork } from 'node:child_process';
import type { Picture } from './picture.ts';

export interface Assignment {
  readonly number: number;
  readonly picture: Picture;
}

export interface Photo {
  readonly number: number;
  readonly jpeg: Uint8Array<ArrayBuffer>;
}

export interface Studio {
  photograph(picture: Picture): Promise<Blob>;
  close(): void;
}

/**
 * Turns drawings into JPEGs in a separate process: in the server's process sharp deliberately reads no SVG, and the two
 * processes can draw and store in parallel.
 */
export function openStudio(): Studio {
  const painter = fork(new URL('./painter.ts', import.meta.url), { serialization: 'advanced' });
  const awaited: PromiseWithResolvers<Blob>[] = [];
  painter.on('message', ({ number, jpeg }: Photo) => {
    awaited[number]?.resolve(new Blob([jpeg], { type: 'image/jpeg' }));
  });
  painter.on('exit', (code) => {
    for (const { reject } of awaited) reject(new Error(`The drawing process ended with ${code}`));
  });
  return {
    photograph(picture) {
      const photo = Promise.withResolvers<Blob>();
      const number = awaited.push(photo) - 1;
      painter.send({ number, picture } satisfies Assignment);
      return photo.promise;
    },
    close: () => painter.disconnect(),
  };
}
