import type { Species, Toxic } from '@plantcare/contract/species.ts';
import { findSpecies, type SpeciesMatch } from '../knowledge/species-match.ts';
import { type Claim, claimsIn, EATERS, type Eater, eatersAskedFor, eatersSpokenOf } from './toxicity-claims.ts';

/** A text about a plant, and what else tells whom it is asked for. */
export interface Said {
  text: string;
  asked?: string | null;
  match: SpeciesMatch | null;
}

/**
 * A text in which nothing stands unanswered that the knowledge base knows better. What it calls harmless though the record
 * says otherwise, or does not know, is contradicted before anything else; what it calls harmful though the record knows of
 * no harm, at its end. Where cats are asked for or spoken of, and no harm to them is, the record is told too.
 */
export function withToxicityOfRecord({ text, asked = null, match }: Said): string {
  const claims = claimsIn(text);
  const first = [...harmDenied(claims, { text, asked, match }), ...harmOfOthersDenied(claims, match)];
  const last = harmInvented(claims, match);
  return [...first, text, ...last].join('\n\n');
}

/** Whether a text calls something harmless that is not known to be. */
export function deniesHarm({ text, match }: Said): boolean {
  const claims = claimsIn(text);
  return (
    safeFor(claims).some((eater) => toxicity(match, eater) !== 'no') || harmOfOthersDenied(claims, match).length > 0
  );
}

/** What the record says of toxicity, in a line. */
export function toxicityInWords(plant: Species): string {
  return [...harmInWords(plant, EATERS), harmlessInWords(plant)].filter((line) => line !== null).join(' ');
}

function harmDenied(claims: readonly Claim[], { text, asked, match }: Said): string[] {
  const denied = safeFor(claims);
  const admitted = claims.filter(({ safe }) => !safe).flatMap(({ eaters }) => eaters);
  const awaited = [...eatersAskedFor(asked ?? ''), ...eatersSpokenOf(text)];
  const toTell = EATERS.filter((eater) => {
    if (toxicity(match, eater) === 'no') return false;
    return denied.includes(eater) || (awaited.includes(eater) && !admitted.includes(eater));
  });
  if (toTell.length === 0) return [];
  const harm = match ? harmInWords(match.plant, toTell) : [unknownHarm('this plant', toTell)];
  const effect = match ? [match.plant.toxicity.effect] : [];
  return [[`**${harm.join(' ')}**`, ...effect, CONTRADICTION].join(' ')];
}

const CONTRADICTION = 'So says the knowledge base of this application; trust nothing below that says otherwise.';

/** A sentence may call another plant harmless than the one that was asked for. */
function harmOfOthersDenied(claims: readonly Claim[], match: SpeciesMatch | null): string[] {
  const told = new Set(match ? [match.plant._id] : []);
  return claims.flatMap(({ safe, eaters, sentence }) => {
    const other = safe ? findSpecies(sentence) : null;
    if (other?.as !== 'species' || other.misspelled || told.has(other.plant._id)) return [];
    const harmed = eaters.filter((eater) => other.plant.toxicity[eater] === 'yes');
    if (harmed.length === 0) return [];
    told.add(other.plant._id);
    return `**${harmInWords(other.plant, harmed).join(' ')}** ${other.plant.toxicity.effect}`;
  });
}

function harmInvented(claims: readonly Claim[], match: SpeciesMatch | null): string[] {
  if (!match) return [];
  const invented = claims
    .filter(({ safe }) => !safe)
    .flatMap(({ eaters }) => eaters)
    .filter((eater) => toxicity(match, eater) === 'no' && !safeFor(claims).includes(eater));
  const eaters = EATERS.filter((eater) => invented.includes(eater));
  if (eaters.length === 0) return [];
  return [
    `Note: the knowledge base of this application knows of no harm from ${nameOf(match.plant)} to ${listed(eaters)}.`,
  ];
}

function safeFor(claims: readonly Claim[]): Eater[] {
  return claims.filter(({ safe }) => safe).flatMap(({ eaters }) => [...eaters]);
}

/** A plant that nobody recognized may be any. */
function toxicity(match: SpeciesMatch | null, eater: Eater): Toxic {
  return match?.plant.toxicity[eater] ?? 'unknown';
}

function harmInWords(plant: Species, eaters: readonly Eater[]): string[] {
  const name = nameOf(plant);
  const toxic = eaters.filter((eater) => plant.toxicity[eater] === 'yes');
  const unknown = eaters.filter((eater) => plant.toxicity[eater] === 'unknown');
  return [
    ...(toxic.length > 0 ? [`${name} is toxic to ${listed(toxic)}.`] : []),
    ...(unknown.length > 0 ? [unknownHarm(name, unknown)] : []),
  ];
}

function unknownHarm(name: string, eaters: readonly Eater[]): string {
  return `Whether ${name} harms ${listed(eaters)} is not known, so keep it out of reach.`;
}

function harmlessInWords(plant: Species): string | null {
  const harmless = EATERS.filter((eater) => plant.toxicity[eater] === 'no');
  return harmless.length === 0 ? null : `It is not known to be toxic to ${listed(harmless)}.`;
}

function nameOf({ commonNames: [common], scientificName }: Species): string {
  return common === undefined || common === scientificName ? scientificName : `${common} (${scientificName})`;
}

function listed(eaters: readonly Eater[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(eaters);
}
