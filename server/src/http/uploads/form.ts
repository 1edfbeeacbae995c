import type { FastifyRequest } from 'fastify';
import { isDiskFull } from '../../db/dialect.ts';
import { Failure, invalidField } from '../../failure.ts';
import type { Upload } from '../../upload.ts';
import type { Spool, SpooledFile } from './spool.ts';

const MAX_PHOTO_BYTES = 15 * 1024 * 1024;
/** For all photos of a form together. */
const MAX_FORM_BYTES = 30 * 1024 * 1024;
const MAX_FIELD_BYTES = 64 * 1024;
const MAX_FIELDS = 40;
/** A form without a photo field still reads past one picture, to be able to refuse it. */
const NO_PHOTOS = { name: 'photo', max: 1 };

/** The photo of a form, `''` to remove the stored one, undefined when the form has none. */
export type PhotoField = Upload | '' | undefined;

/** The pictures that a form may contain. */
export interface PhotoFields {
  name: string;
  max: number;
}

export const multipartLimits = {
  fileSize: MAX_PHOTO_BYTES,
  files: 1,
  fields: MAX_FIELDS,
  fieldSize: MAX_FIELD_BYTES,
  fieldNameSize: 100,
  parts: MAX_FIELDS + 1,
};

/**
 * Reads a multipart form: its texts, its pictures (into the spool), and whether the stored picture is to be removed.
 * @throws Failure `invalid_input` for a body that is not a form, broken or too large. The plugin itself would answer 500
 * to a missing boundary or a truncated body.
 */
export async function readForm(request: FastifyRequest, spool: Spool, photoFields: PhotoFields = NO_PHOTOS) {
  if (!request.isMultipart()) {
    throw new Failure('invalid_input', 'This call takes a form (multipart/form-data).');
  }
  const fields: Record<string, string> = {};
  const photos: SpooledFile[] = [];
  let removed = false;
  const { name, max } = photoFields;
  try {
    for await (const part of request.parts({ limits: { ...multipartLimits, files: max, parts: MAX_FIELDS + max } })) {
      if (part.type === 'file' && part.fieldname !== name) {
        part.file.resume();
      } else if (part.type === 'file') {
        const photo = await spool.write(part.file);
        if (part.file.truncated) {
          throw invalidField(name, 'This photo is larger than 15 MB. Please choose a smaller one.');
        }
        // A browser sends an untouched file input as an empty file without a name.
        if (photo.size > 0 || part.filename) photos.push(photo);
        if (photos.reduce((sum, { size }) => sum + size, 0) > MAX_FORM_BYTES) {
          throw invalidField(name, 'These photos are larger than 30 MB together. Please choose fewer or smaller ones.');
        }
      } else if (part.valueTruncated) {
        throw invalidField(part.fieldname, 'This text is too long.');
      } else if (part.fieldname === name) {
        if (part.value === '') removed = true;
      } else if (typeof part.value === 'string') {
        fields[part.fieldname] = part.value;
      } else {
        throw invalidField(part.fieldname, 'This field takes text.');
      }
    }
  } catch (error) {
    throw toFailure(error, request, photoFields);
  }
  return { fields, photos, removed };
}

function toFailure(error: unknown, request: FastifyRequest, { name, max }: PhotoFields): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof request.server.multipartErrors.FilesLimitError) {
    return invalidField(
      name,
      max > 1 ? `Please send at most ${max} photos at a time.` : 'Please send one photo at a time.',
    );
  }
  if (isDiskFull(error)) return new Failure('disk_full');
  request.log.info({ err: error }, 'unreadable form');
  return new Failure('invalid_input', 'The form arrived incomplete. Please try again.');
}
