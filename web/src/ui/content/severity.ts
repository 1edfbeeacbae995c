import type { Severity } from '@plantcare/contract/assistant/diagnose.ts';
import type { Tone } from '@/ui/content/badge.tsx';

export const SEVERITY_TONES: Readonly<Record<Severity, Tone>> = {
  Low: 'leaf',
  Moderate: 'sun',
  High: 'ember',
  Critical: 'berry',
  Unknown: 'gray',
};
