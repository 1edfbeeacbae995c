import { generateText, Output, streamText, type UserContent } from 'ai';
import type { z } from 'zod';
import type { EngineOptions } from '../engine.ts';
import type { Connection } from './connection.ts';
import { dataBlock, newBoundary } from './data-block.ts';
import { instructions } from './instructions.ts';
import { modelFailure } from './model-failure.ts';

/** Some 6000 words, thinking included: no answer here needs more. */
const MAX_OUTPUT_TOKENS = 8000;

/** What a model is to do, in which shape it answers, and what it is given to read, by name. */
export interface Task<Schema extends z.ZodObject> {
  schema: Schema;
  does: string;
  data: Record<string, unknown>;
  /** JPEG. */
  photos?: readonly Buffer[];
  /** Hears the answer grow, as far as it has come. */
  onPartial?: (partial: { [Field in keyof z.output<Schema>]?: unknown }) => void;
}

/**
 * Asks a model once; whoever asks knows somebody else to ask when it fails.
 * @throws EngineFailure when there is no answer in the shape that was asked for.
 */
export async function askModel<Schema extends z.ZodObject>(
  { model, provider }: Connection,
  { schema, does, data, photos = [], onPartial }: Task<Schema>,
  { signal }: Pick<EngineOptions, 'signal'>,
): Promise<z.output<Schema>> {
  const boundary = newBoundary();
  const content: UserContent = [
    ...photos.map((photo) => ({ type: 'file' as const, mediaType: 'image/jpeg', data: new Uint8Array(photo) })),
    {
      type: 'text',
      text: Object.entries(data)
        .map(([name, value]) => dataBlock(boundary, name, value))
        .join('\n\n'),
    },
  ];
  const call = {
    model,
    instructions: instructions(boundary, does, Object.keys(schema.shape)),
    messages: [{ role: 'user' as const, content }],
    output: Output.object<z.output<Schema>>({ schema }),
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    maxRetries: 0,
    abortSignal: signal,
    telemetry: { isEnabled: false },
    // OpenAI keeps what it is asked otherwise.
    providerOptions: { openai: { store: false } },
  };
  const errors: unknown[] = [];
  try {
    if (!onPartial) return (await generateText(call)).output;
    const streamed = streamText({
      ...call,
      // Without a listener the library writes errors, keys and all, to the console.
      onError: ({ error }) => {
        errors.push(error);
      },
    });
    const whole = Promise.resolve(streamed.output);
    whole.catch(() => undefined); // Awaited below; until then nobody does.
    for await (const partial of streamed.partialOutputStream) onPartial(partial);
    return await whole;
  } catch (error) {
    throw modelFailure(errors[0] ?? error, provider, signal);
  }
}
