import type { Diagnosis } from '@plantcare/contract/assistant/diagnose.ts';
import type { Circumstances } from '../../../horticulture/circumstances.ts';
import { diagnose } from '../../../horticulture/diagnosis/diagnosis.ts';
import type { DiagnosisInput } from '../../engine.ts';
import { measurePhoto } from './plant-photo.ts';

/**
 * Measures the photo and says what fits.
 * @throws Failure `unprocessable` when nothing can be measured, with what to change.
 */
export async function diagnosePhoto(
  photo: Buffer,
  circumstances: Circumstances,
  { outline, answers, species }: DiagnosisInput,
): Promise<Diagnosis> {
  const { measurements, overlay, outline: found } = await measurePhoto(photo, outline);
  return diagnose({ measured: { measurements, overlay, outline: found }, answers, species, circumstances });
}
