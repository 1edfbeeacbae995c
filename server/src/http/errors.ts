import { codeOf, type ErrorBody, statusOf } from '@plantcare/contract/errors.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';

export function errorMapping(app: FastifyInstance): void {
  app.setErrorHandler<Error>(answerError);
}

/** Answers every error as an `ErrorBody`. What was not foreseen is logged whole and told to nobody. */
export function answerError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = error instanceof Failure ? error : fromFastify(error);
  if (failure.code === 'server_error') request.log.error({ err: error }, 'call failed');
  const body: ErrorBody = { msg: failure.message, code: failure.code };
  if (failure.fields) body.fields = failure.fields;
  return reply.code(statusOf(failure.code)).type('application/json; charset=utf-8').send(body);
}

/** Fastify and its plugins carry a status; their texts are for developers. */
function fromFastify(error: Error & Partial<FastifyError>): Failure {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new Failure('invalid_input', 'This is too much text at once.');
  return new Failure(codeOf(error.statusCode ?? 500));
}
