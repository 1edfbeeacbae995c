import { type Measurements, TISSUES, type Tissue } from '@plantcare/contract/measured-diagnosis.ts';

export const TISSUE_WORDS: Readonly<Record<Tissue, string>> = {
  green: 'Green',
  variegated: 'Variegated',
  yellow: 'Yellow',
  brown: 'Brown',
  black: 'Black or very dark',
  pale: 'Bleached or pale',
  powdery: 'White powder',
};

/** What was found on the leaf, with its share: sound tissue first, then what there is most of. */
export function sharesFound({ shares }: Measurements): { tissue: Tissue; share: number }[] {
  const sound = (tissue: Tissue) => (tissue === 'green' || tissue === 'variegated' ? 0 : 1);
  return TISSUES.map((tissue) => ({ tissue, share: shares[tissue] }))
    .filter(({ share }) => share > 0)
    .sort((one, other) => sound(one.tissue) - sound(other.tissue) || other.share - one.share);
}

/** In percent; whole from one on. */
export function shareInWords(share: number): string {
  return share < 1 ? 'under 1%' : `${Math.round(share)}%`;
}
