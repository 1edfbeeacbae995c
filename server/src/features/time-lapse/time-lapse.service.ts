import { Readable } from 'node:stream';
import { frames } from '@plantcare/contract/time-lapse.ts';
import { Failure } from '../../failure.ts';
import type { DiaryService } from '../diary/diary.service.ts';
import type { PhotoService } from '../photos/photos.service.ts';
import { joinPictures } from './time-lapse-image.ts';

interface Deps {
  diary: DiaryService;
  photos: PhotoService;
}

export type TimeLapseService = ReturnType<typeof createTimeLapseService>;

export function createTimeLapseService({ diary, photos }: Deps) {
  return {
    /** The photos of a plant as a GIF. @throws Failure `unprocessable` for a plant with fewer than two photos */
    async play(userId: string, plantId: string) {
      const pictures: Uint8Array[] = [];
      for (const name of frames(await diary.photoNamesOf(userId, plantId))) {
        const picture = await photos.readThumbnail(name);
        if (picture) pictures.push(picture);
      }
      if (pictures.length < 2) throw new Failure('unprocessable', 'A time-lapse needs at least two photos.');
      return { name: 'time-lapse.gif', content: Readable.from([await joinPictures(pictures)]) };
    },
  };
}
