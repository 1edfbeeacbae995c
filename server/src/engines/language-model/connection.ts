import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { LanguageModelAddress } from '../../config.ts';
import { boundedFetch } from '../bounded-fetch.ts';

// The library would write warnings of providers to the console instead of the log.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** A model, and its provider's name for display and for the log. */
export interface Connection {
  model: LanguageModel;
  name: string;
  provider: string;
}

/** Set explicitly: otherwise the library reads its own environment variables, which only `config.ts` may do. */
const OWN_ADDRESSES = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  // `config.ts` requires one.
  'openai-compatible': '',
} as const;

const PROVIDERS = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  'openai-compatible': 'OpenAI-compatible',
} as const;

export function connect(address: LanguageModelAddress): Connection {
  const provider = PROVIDERS[address.provider];
  return { model: modelAt(address), name: `${address.model} (${provider})`, provider };
}

function modelAt({ provider, model, apiKey, baseUrl }: LanguageModelAddress): LanguageModel {
  // An empty key is passed as such: without one the library would read it from the environment.
  const settings = { baseURL: baseUrl ?? OWN_ADDRESSES[provider], apiKey: apiKey ?? '', fetch: boundedFetch };
  switch (provider) {
    case 'openai':
      return createOpenAI(settings)(model);
    case 'anthropic':
      return createAnthropic(settings)(model);
    case 'google':
      return createGoogle(settings)(model);
    case 'openai-compatible':
      return createOpenAICompatible({ ...settings, name: 'compatible', supportsStructuredOutputs: true })(model);
  }
}
