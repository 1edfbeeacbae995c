import type { Socket } from 'node:net';
import { codeOf, type ErrorBody, statusOf, textOf } from '@plantcare/contract/errors.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDiskFull, isUnreachable } from '../db/dialect.ts';
import { Failure } from '../failure.ts';
import { setCaching } from './caching/caching.ts';

export function errorMapping(app: FastifyInstance): void {
  app.setErrorHandler<Error>(answerError);
}

const RETRY_AFTER_SECONDS = 5;

/** Answers every error as an `ErrorBody`. Unexpected errors are logged completely and not shown. */
export function answerError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toFailure(error, request);
  if (failure.code === 'disk_full') request.server.diskSpace.giveUpReserve();
  if (!hasLeft(request) && isUnreachable(error)) request.log.warn({ err: error }, 'the database cannot be reached');
  if (failure.code === 'server_error') request.log.error({ err: error }, 'call failed');
  setCaching(reply, 'nothing');
  const body: ErrorBody = { msg: failure.message, code: failure.code };
  if (failure.code === 'unavailable' && !reply.hasHeader('retry-after'))
    reply.header('retry-after', RETRY_AFTER_SECONDS);
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', failure.retryAfterSeconds);
  if (failure.fields) body.fields = failure.fields;
  if (failure.current) body.current = failure.current;
  return reply.code(statusOf(failure.code)).type('application/json; charset=utf-8').send(body);
}

/** Errors before there is a request: broken or too long headers, a request that arrives too slowly. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const body = JSON.stringify({ msg: textOf('invalid_input'), code: 'invalid_input' } satisfies ErrorBody);
  const status = UNREADABLE_STATUS[error.code ?? ''] ?? '400 Bad Request';
  const head = `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nConnection: close`;
  socket.end(`${head}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}

const UNREADABLE_STATUS: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Whether the client has gone before all of its request arrived. */
function hasLeft({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

function toFailure(error: Error, request: FastifyRequest): Failure {
  // First, because a body that is refused is no longer read, as if the client had left.
  if (error instanceof Failure) return error;
  // When the client has ended the connection, the error may look like one of the database.
  if (hasLeft(request)) return new Failure('invalid_input');
  if (isUnreachable(error)) return new Failure('unavailable');
  return isDiskFull(error) ? new Failure('disk_full') : fromFastify(error);
}

/** Errors of Fastify and its plugins have a status; their messages are for developers. */
function fromFastify(error: Error & Partial<FastifyError>): Failure {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new Failure('invalid_input', 'This is too much text at once.');
  return new Failure(codeOf(error.statusCode ?? 500));
}
