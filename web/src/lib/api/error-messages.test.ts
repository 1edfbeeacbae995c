import { LOGIN_FAILED, REGISTRATION_FAILED } from '@plantcare/contract/messages.ts';
import { describe, expect, it } from 'vitest';
import { CallError } from '@/lib/api/call-error.ts';
import { messageOf } from '@/lib/api/error-messages.ts';

function refused(status: number, msg: string | null = null) {
  return new CallError({ status, code: status === 0 ? 'no_response' : 'server_error', msg, fields: {} });
}

describe('the error catalogue', () => {
  it.each([
    [0, 'Unable to connect to the server. Please check your internet connection and try again.'],
    [400, 'Invalid request. Please check your input and try again.'],
    [401, 'Please log in to continue.'],
    [403, "You don't have permission to perform this action."],
    [404, 'Item not found.'],
    [409, 'This item already exists.'],
    [422, 'Please check your input and try again.'],
    [429, 'Too many requests. Please wait a moment and try again.'],
    [500, 'Server error. Please try again later.'],
    [503, 'Service temporarily unavailable. Please try again later.'],
    [418, 'Something went wrong. Please try again.'],
  ])('answers status %i with its own text', (status, text) => {
    expect(messageOf(refused(status))).toBe(text);
  });

  it('names what was not found', () => {
    expect(messageOf(refused(404), { item: 'Plant' })).toBe('Plant not found.');
  });

  it('prefers the message of the server to everything else', () => {
    expect(messageOf(refused(409, 'This email is taken.'), { fallback: REGISTRATION_FAILED })).toBe(
      'This email is taken.',
    );
  });

  it('prefers the specific text to the text by status', () => {
    expect(messageOf(refused(500), { fallback: LOGIN_FAILED })).toBe('Login failed');
  });

  it('says that the server cannot be reached, for any action', () => {
    expect(messageOf(refused(0), { fallback: LOGIN_FAILED })).toBe(
      'Unable to connect to the server. Please check your internet connection and try again.',
    );
  });

  it('ignores an empty message of the server', () => {
    expect(messageOf(refused(400, ''))).toBe('Invalid request. Please check your input and try again.');
  });

  it('does not show the message of an error that is not a failed call', () => {
    expect(messageOf(new TypeError('undefined is not a function'))).toBe('Something went wrong. Please try again.');
  });
});
