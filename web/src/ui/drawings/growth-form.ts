import { variationOf } from './variation.ts';

export type GrowthForm =
  | 'rosette'
  | 'trailing'
  | 'broadleaf'
  | 'fern'
  | 'cactus'
  | 'palm'
  | 'monstera'
  | 'sword'
  | 'orchid'
  | 'herb'
  | 'flower';

/** Words of common and botanical names, first match wins: "asparagus fern" is a fern, "air plant" a rosette. */
const knownWords: readonly (readonly [RegExp, GrowthForm])[] = [
  [/\b(cact|cereus|mammillaria|opuntia|echinopsis|gymnocalycium|schlumbergera|euphorbia|prickly)/, 'cactus'],
  [/fern\b|\b(nephrolepis|adiantum|asplenium|platycerium|pteris|blechnum|asparagus)/, 'fern'],
  [/\b(orchid|phalaenopsis|dendrobium|cymbidium|oncidium|vanda|paphiopedilum)/, 'orchid'],
  [/\b(monstera|deliciosa|rhaphidophora|thaumatophyllum|swiss cheese)/, 'monstera'],
  [/\b(palm|areca|dypsis|howea|kentia|chamaedorea|phoenix|livistona|dracaena|yucca|cycas|cordyline)/, 'palm'],
  [/\b(sansevieria|snake plant|trifasciata|mother.in.law|spider plant|chlorophytum|aspidistra|clivia|iris)/, 'sword'],
  [/\b(aloe|haworthia|agave|echeveria|sempervivum|succulent|sedum|crassula|jade|gasteria|houseleek)/, 'rosette'],
  [/\b(air plant|tillandsia|bromelia|guzmania|pineapple|aechmea|lettuce)/, 'rosette'],
  [/\b(pothos|epipremnum|scindapsus|hoya|ivy|hedera|string of|senecio|tradescantia|ceropegia|vine)/, 'trailing'],
  [/\b(philodendron|peperomia|fittonia|callisia|dischidia|creeper)/, 'trailing'],
  [/\b(basil|ocimum|mint|mentha|thyme|thymus|rosemary|oregano|origanum|parsley|sage|salvia|coriander)/, 'herb'],
  [/\b(dill|chive|lavender|lavandula|lemon balm|melissa|marjoram|tomato|solanum|pepper|capsicum|chil)/, 'herb'],
  [/\b(rose|rosa|geranium|pelargonium|lily|lilium|spathiphyllum|anthurium|begonia|violet|saintpaulia)\b/, 'flower'],
  [/\b(tulip|daffodil|narcissus|hibiscus|petunia|daisy|sunflower|helianthus|dahlia|peony|cyclamen|fuchsia)/, 'flower'],
  [
    /\b(ficus|rubber|fig|zamioculcas|zz plant|dieffenbachia|calathea|alocasia|maranta|croton|schefflera|citrus|lemon)/,
    'broadleaf',
  ],
];

const anyForm = ['broadleaf', 'trailing', 'fern', 'sword', 'rosette', 'herb', 'palm', 'flower'] as const;

/** The growth form suggested by a species' name; an unknown name always gets the same form. */
export function growthFormOf(seed: string): GrowthForm {
  const name = seed.trim().toLowerCase();
  const known = knownWords.find(([words]) => words.test(name));
  return known ? known[1] : variationOf(`form ${name}`).pick(anyForm);
}
