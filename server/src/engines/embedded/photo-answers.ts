import { type Diagnosis, type Identification, NO_CONDITION } from '@plantcare/contract/assistant.ts';
import { identificationOf } from '../identification.ts';

/** This engine does not look at photos; it says so, and where to go on. */
export function unknownPlant(): Identification {
  return identificationOf(
    [],
    'This server recognizes no plants on photos, because neither a language model nor Pl@ntNet is connected. You can look the plant up by name under Care Advice, or ask whoever runs this server to connect one of them.',
  );
}

/** As `unknownPlant`, for what ails a plant. */
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
