import { type Diagnosis, NO_CONDITION } from '@plantcare/contract/assistant.ts';

/** This engine does not look at photos; it says so, and where to go on. */
export function unknownCondition(): Diagnosis {
  return {
    condition: NO_CONDITION,
    severity: 'Unknown',
    confidence: 0,
    symptoms: null,
    rootCause: null,
    treatment: null,
    timeline: null,
    prevention: null,
    additionalNotes:
      'This server finds no diseases on photos, because no language model is connected. You can describe what you see under Care Advice, such as "yellow lower leaves, wet soil", or ask whoever runs this server to connect a model.',
  };
}
