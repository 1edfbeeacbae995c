/** Groups of words in which gardeners describe an ailing plant and what went before; together they mean signs. */
const WORDS = {
  yellow: /\b(yellow\w*|chlorosis|chlorotic|pale|paling|jaundiced|lime green leaves)\b/,
  brown: /\b(brown\w*|necro\w*|tan|bronze\w*)\b/,
  black: /\b(black\w*|dark (spots?|patch\w*|leaves))\b/,
  white: /\b(white|whitish|silver\w*|gray)\b/,
  purple: /\b(purple|purplish|reddish|red leaves|turning red)\b/,
  crisp: /\b(crisp\w*|crunchy|dry(ing)? (leaves|leaf|edges|tips|out and|up)|dried|scorch\w*|brittle|papery)\b/,
  burnt: /\b(burn(t|ed|s|ing)?|sun ?burn\w*|bleach\w*|sun ?scorch\w*|fried)\b/,
  tips: /\b(tips?|ends|tipped)\b/,
  edges: /\b(edges?|margins?|marginal|borders?|rim|rims)\b/,
  lower: /\b(lower|lowest|bottom|older|oldest|old leaves|base leaves|from below)\b/,
  newest:
    /\b(new(est)? (leaf|leaves|growth|shoots?|foliage|ones)|young(est)? (leaf|leaves|growth|shoots?)|top leaves|upper leaves|leaves at the top)\b/,
  targets: /\b(targets?|bulls? ?eyes?|concentric)\b/,
  halo: /\b(halos?|water ?soaked|greasy)\b/,
  elseFine:
    /\b((top|rest|else|new (leaves|growth)|otherwise|plant) (\w+ ){0,4}(great|fine|good|healthy|perfect|ok|happy)|one by one|one at a time)\b/,
  veins: /\b(veins?|interveinal)\b/,
  spots: /\b(spot\w*|speck\w*|dots?|patch\w*|blotch\w*|freckle\w*|marks?|lesions?|rings?)\b/,
  droops:
    /\b(droop\w*|wilt\w*|limp|sag\w*|(leaves|leaf|it|plant|branches|head|flowers) hang(s|ing)?|hanging (down|limp|its)|flopp\w*|flopping|flops|flopped|collaps\w*|keels?|keeled|sad|lifeless|falling over)\b/,
  leafDrop:
    /\b(((losing|lost|loses|dropp\w*|drops?|shed\w*) ((all|its|her|his|the|their|my|of|a lot|lots|so|many|most|green|yellow|it|lower|tons|some) )*(leaf|leaves|needles|leaflets|foliage))|((leaf|leaves|needles) (\w+ ){0,3}(fall\w*|fell|drop\w*|shedding|come off|coming off))|leaf (drop|loss)|defoliat\w*|abscission|going bald|bare stems?)\b/,
  curls: /\b(curl\w*|roll(ed|ing|s)|cupp\w*|fold\w*|taco\w*)\b/,
  wrinkled: /\b(wrinkl\w*|shrivel\w*|pucker\w*|shrunk\w*|shrink\w*|deflated|pleated|accordion)\b/,
  mushy:
    /\b(mush\w*|squish\w*|slim[ye]\w*|rotten|rotting|rot|rots|rotted|translucent|see through|gone soft|going soft|soft|jelly)\b/,
  stem: /\b(stems?|trunk|base|cane|crown|center|middle|stalks?)\b/,
  roots: /\broots?\b/,
  smell: /\b(smell\w*|stink\w*|stinks|odor|foul|sour)\b/,
  leggy:
    /\b(leggy|stretch\w*|etiolat\w*|spindly|lanky|tall and (thin|skinny)|skinny|sparse|gaps between( the)? leaves)\b/,
  leans: /\b(lean\w*|bending (to|toward)\w*|lopsided|crooked|one side)\b/,
  small:
    /\b(small(er)? (new )?leaves|tiny (new )?leaves|leaves (are )?(getting |so )?(small|smaller|tiny)|new leaves (are )?(small|smaller|tiny))\b/,
  still:
    /\b((not|isnt|doesnt|wont|hasnt|stopped|no|never|barely|isnt even|doesnt seem to be|hardly) (grow\w*|grown|new (leaf|leaves|growth))|no (new )?growth|stunted|slow growth|hasnt grown|doing nothing|stopped growing)\b/,
  reverts:
    /\b(revert\w*|(losing|lost|lose|loses|fading|faded|fades) (\w+ )?(variegation|pattern|color|stripes|markings)|variegation (\w+ )?(fad\w*|gone|disappear\w*|lost)|(all|plain|completely|solid|fully|turning|turned|going) green)\b/,
  splitless:
    /\b(no (holes|splits|fenestrations?)|(not|dont|doesnt|wont|never|arent|isnt|without) (\w+ ){0,2}(split\w*|holes|fenestrat\w*)|not fenestrating|solid leaves)\b/,
  sticky: /\b(stick(y|iness)|honeydew|tacky|syrup\w*)\b/,
  soot: /\b(soot\w*|black (film|dust|coating))\b/,
  webs: /\b(webs?|webbing|cobwebs?|spider mites?|red spiders?)\b/,
  mites:
    /\b(stippl\w*|(tiny|little|small|fine|pale|yellow|white) (pale |yellow |white )*(dots|specks|speckles)|tiny (red|moving) \w+)\b/,
  cotton: /\b(cotton\w*|(white )?fluff\w*|white (fuzz\w*|stuff|bugs|wool\w*)|mealy ?bugs?|wool\w*)\b/,
  bumps: /\b(bumps?|scale( insects?)?|shells?|limpets?|brown (lumps?|discs?|things)|warts?|corky)\b/,
  aphids:
    /\b(aphids?|greenfly|blackfly|green (bugs?|insects?|flies)|(little|tiny|small) (green|black) (bugs?|insects?) on (the )?(new|buds?|tips?|stems?)|black bean aphid)\b/,
  whiteflies: /\b(white ?fl(y|ies)|(tiny|little|small) white (flies|moths|insects|flying)|white moths)\b/,
  gnats:
    /\b(gnats?|fruit flies|sciarid\w*|(tiny|little|small|black) (black )?(flies|bugs|flying (bugs|things|insects))|flies (in|around|on|from|coming)|soil flies)\b/,
  thrips: /\b(thrips?|silver\w* (streak\w*|patch\w*|leaves|lines|marks)|thunder ?flies)\b/,
  slugs: /\b(slugs?|snails?|slime trails?|silver trails?)\b/,
  caterpillars:
    /\b(caterpillars?|hornworms?|(green )?worms? (on|in|eating)|inchworms?|cutworms?|cabbage (white|worm\w*|looper))\b/,
  miners: /\b(leaf ?miners?|squiggl\w*|winding (lines|trails)|tunnels?|maze|trails in)\b/,
  weevils: /\b(vine weevils?|weevils?|notch\w*|grubs?)\b/,
  jumping: /\b(springtails?|jump\w*)\b/,
  beetles: /\b(beetles?)\b/,
  holes: /\b(holes?|eaten|chewed|chewing|munch\w*|something (is )?(eating|ate)|nibbled|ragged)\b/,
  pinholes: /\b((tiny|small|little|shot) (\w+ )?holes|pinholes)\b/,
  powder: /\b(powder\w*|mildew|flour\w*|white (dust|film|coating))\b/,
  mold: /\b(mold\w*|fung(us|al|i)|fuzz\w*|botrytis|mushrooms?)\b/,
  rust: /\b(rust\w*|orange (spots?|powder|pustules|dots|dust|bumps)|pustules?)\b/,
  crust:
    /\b(crust\w*|white (stuff|deposit\w*|residue|layer) on (the |top of the |top of |my )*(soil|pot|dirt|terracotta)|mineral\w*|salt (build ?up|deposit\w*)|limescale)\b/,
  fewFlowers:
    /\b((no|not|wont|never|doesnt|dont|didnt|isnt|arent|hasnt|havent|stopped|without|refus\w*|few|fail\w*|cant get|how (do|can) i (get|make)|how to (get|make)|when (does|will|do)|make (it|my)|get (it|my)) (\w+ ){0,6}((re)?bloom\w*|flower\w*|blossom\w*|buds?|spike)|rebloom\w*|bloom again|flower again|no (flowers|blooms|buds)|to (re)?bloom)\b/,
  budDrop:
    /\b(buds? (\w+ ){0,4}(fall\w*|drop\w*|fell|shrivel\w*|brown\w*|yellow\w*|dying|dry\w*|blast)|(dropp\w*|losing|lost|drops?|shed\w*) (\w+ ){0,3}(buds?)|bud (drop|blast))\b/,
  blossomDrop:
    /\b((flowers?|blossoms?|blooms?) (\w+ ){0,4}(fall\w*|drop\w*|fell)|(dropp\w*|losing|drops) (\w+ ){0,3}(flowers?|blossoms?|blooms)|no fruit( set)?|not (setting|fruiting)|flowers? but no|blossom drop)\b/,
  fruitRot:
    /\b((black|brown|dark|rotten|rotting|leathery|mushy) (\w+ ){0,3}(bottoms?|ends?|underneath)|bottoms? (\w+ ){0,3}(black|brown|rot\w*)|blossom end|end rot)\b/,
  fruitSplit:
    /\b((tomato(es)?|fruits?|cherries|figs?|carrots?|skins?) (\w+ ){0,3}(split\w*|crack\w*)|(split|cracked|cracking|splitting) (\w+ )?(tomato(es)?|fruits?|cherries|figs|carrots))\b/,
  bolts: /\b(bolt\w*|(go|going|goes|gone|went|run|running) to seed|flower ?stalk|bitter)\b/,
  seedlingsFall:
    /\b(seedlings? (\w+ ){0,5}(fall\w*|fell|flop\w*|collaps\w*|dying|die|died|topple\w*|keel\w*|rot\w*)|damping off)\b/,
  seedlings: /\bseedlings?\b/,
  repotted:
    /\b((after|since|just|recently|when i) (i )?(\w+ )?(re ?pott\w*|transplant\w*|planting|planted)|re ?potted|transplanted)\b/,
  moved:
    /\b(moved|moving|move|relocat\w*|new (house|home|apartment|place|spot)|brought (it |her |him |them )?(in|inside|indoors|home)|just (bought|got)|since i (got|bought)|from ikea)\b/,
  sunMoved:
    /\b(put|moved|set|placed|took|left) (\w+ ){0,3}(outside|outdoors|in(to)? (the )?(full |direct )?sun|in the garden|on the balcony|balcony)\b/,
  cold: /\b(cold|chill\w*|drafty?|drafts|open window|cool night|cold night)\b/,
  frost: /\b(frost\w*|freez\w*|froze|frozen|below zero|below 0|minus)\b/,
  heat: /\b(heat|heatwave|hot|very warm|scorching)\b/,
  fed: /\b(after (i )?(feeding|fertili\w*|fed)|(just |too much |over ?)(fed|fertili\w*|feed\w*)|overfertili\w*)\b/,
  wet: /\b((soil|dirt|pot|it|compost|mix) (\w+ ){0,3}(wet|soggy|moist|damp|waterlogged|soaked|swampy)|(wet|soggy|moist|damp|waterlogged|swampy|soaked|sopping) (soil|feet|dirt|roots|compost|mix)|over ?water\w*|too much water|water(ed|ing|s)? (it )?(every ?day|daily|every other day|twice a day)|standing (in )?water|no drainage|no holes?|soil (stays|never dries))\b/,
  dry: /\b((soil|dirt|pot|compost|mix|it|bone) (\w+ ){0,2}(dry|bone dry|dried|crispy|parched)|dry (soil|dirt|compost)|under ?water\w*|forgot (\w+ ){0,3}water\w*|havent watered|hasnt been watered|bone dry|parched|hydrophobic|drought)\b/,
  dying:
    /\b(dying|die|died|dead|half dead|struggling|suffering|sick|unhappy|unwell|not (doing|looking) (well|good|great|so good)|looks (bad|awful|terrible|unhealthy|sad|ill)|whats wrong|what is wrong|problem|rescue|revive|bring (it )?back|save (it|my|her|him|this)|killing|declin\w*|help)\b/,
  leaves: /\b(leaf|leaves|foliage|fronds?|needles|pads?)\b/,
  fruit: /\b(fruits?|tomato(es)?|peppers?|apples?|lemons?)\b/,
  mosaic: /\b(mosaic|mottl\w*|virus)\b/,
  clubs: /\b(club ?roots?|swollen roots|knobbly)\b/,
  witches: /\b(witch\w* broom\w*|rose rosette|too many thorns)\b/,
  canker: /\b(canker\w*|ooz\w*|gum|sunken bark|cracked bark|sap (is )?(leaking|running))\b/,
  peachCurl: /\b(leaf curl|blister\w*)\b/,
  blight: /\bblight\b/,
  tightCenter:
    /\b(center (\w+ )?(tight|hard|twisted|stunted)|tight center|twisted (new )?(leaves|growth)|distorted|deformed)\b/,
  afternoon: /\b(afternoon|midday|noon|evening|hot (day|days|part))\b/,
} as const satisfies Record<string, RegExp>;

export type Word = keyof typeof WORDS;

const ALL = Object.keys(WORDS).filter(isWord);

export function wordsSaid(question: string): ReadonlySet<Word> {
  return new Set(ALL.filter((word) => WORDS[word].test(question)));
}

/** Words that by themselves speak of something wrong; the others only say where, or what went before. */
const TELLING: readonly Word[] = [
  ...(['yellow', 'brown', 'black', 'crisp', 'burnt', 'droops', 'leafDrop', 'curls', 'wrinkled', 'mushy'] as const),
  ...(['smell', 'leggy', 'leans', 'small', 'still', 'reverts', 'splitless', 'sticky', 'soot', 'webs'] as const),
  ...(['mites', 'cotton', 'bumps', 'aphids', 'whiteflies', 'gnats', 'thrips', 'slugs', 'caterpillars'] as const),
  ...(['miners', 'weevils', 'jumping', 'powder', 'mold', 'rust', 'crust', 'budDrop', 'blossomDrop'] as const),
  ...(['fruitRot', 'fruitSplit', 'bolts', 'seedlingsFall', 'dying', 'spots', 'holes', 'beetles', 'mosaic'] as const),
  ...(['clubs', 'witches', 'canker', 'peachCurl', 'blight', 'tightCenter', 'purple'] as const),
];

export function speaksOfTrouble(said: ReadonlySet<Word>): boolean {
  return TELLING.some((word) => said.has(word));
}

function isWord(word: string): word is Word {
  return Object.hasOwn(WORDS, word);
}
