import type { FastifyRequest } from 'fastify';
import { Failure, invalidField } from '../failure.ts';

const MAX_PHOTO_BYTES = 15 * 1024 * 1024;
const MAX_FIELD_BYTES = 64 * 1024;
const MAX_FIELDS = 40;

/** The photo of a form: its bytes, `''` to remove the stored one, undefined when the form has none. */
export type PhotoField = Buffer | '' | undefined;

export const multipartLimits = {
  fileSize: MAX_PHOTO_BYTES,
  files: 1,
  fields: MAX_FIELDS,
  fieldSize: MAX_FIELD_BYTES,
  fieldNameSize: 100,
  parts: MAX_FIELDS + 1,
};

/**
 * Reads a multipart form.
 * @throws Failure `invalid_input` for a body that is no form, broken or too large. The plugin itself would answer 500
 * to a missing boundary and a body cut short.
 */
export async function readForm(request: FastifyRequest, photoName: string | undefined) {
  if (!request.isMultipart()) {
    throw new Failure('invalid_input', 'This call takes a form (multipart/form-data).');
  }
  const fields: Record<string, string> = {};
  let photo: PhotoField;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file' && part.fieldname !== photoName) {
        part.file.resume();
      } else if (part.type === 'file') {
        const bytes = await part.toBuffer();
        // A browser sends an untouched file input as an empty file without a name.
        if (bytes.length > 0 || part.filename) photo = bytes;
      } else if (part.valueTruncated) {
        throw invalidField(part.fieldname, 'This text is too long.');
      } else if (part.fieldname === photoName) {
        if (part.value === '') photo = '';
      } else if (typeof part.value === 'string') {
        fields[part.fieldname] = part.value;
      } else {
        throw invalidField(part.fieldname, 'This field takes text.');
      }
    }
  } catch (error) {
    // Let the rest of the upload flow away: a browser still sending would otherwise see a broken connection, no answer.
    request.raw.resume();
    throw toFailure(error, request, photoName);
  }
  return { fields, photo };
}

function toFailure(error: unknown, request: FastifyRequest, photoName = 'photo'): Failure {
  if (error instanceof Failure) return error;
  const { RequestFileTooLargeError, FilesLimitError } = request.server.multipartErrors;
  if (error instanceof RequestFileTooLargeError) {
    return invalidField(photoName, 'This photo is larger than 15 MB. Please choose a smaller one.');
  }
  if (error instanceof FilesLimitError) return invalidField(photoName, 'Please send one photo at a time.');
  request.log.info({ err: error }, 'unreadable form');
  return new Failure('invalid_input', 'The form arrived incomplete. Please try again.');
}
