/** What a gardener may ask of a plant. */
export type Topic =
  | 'safety'
  | 'symptoms'
  | 'watering'
  | 'water quality'
  | 'light'
  | 'soil'
  | 'repotting'
  | 'feeding'
  | 'humidity'
  | 'temperature'
  | 'pruning'
  | 'propagation'
  | 'pests'
  | 'flowering'
  | 'winter'
  | 'away'
  | 'outdoors'
  | 'sowing'
  | 'harvest'
  | 'size'
  | 'names'
  | 'support'
  | 'lifespan'
  | 'newcomer'
  | 'cleaning'
  | 'air'
  | 'drops'
  | 'spreading'
  | 'resting'
  | 'torn leaves'
  | 'remedy'
  | 'whole care';

interface Wording {
  topic: Topic;
  /** What speaks of it. */
  said: RegExp;
  /** What sounds like it and is something else. */
  without?: RegExp;
}

const WORDINGS: readonly Wording[] = [
  {
    topic: 'watering',
    said: /\b(water(ing|s|ed)?|overwater\w*|underwater\w*|thirsty|drinks?|dry out|ice cubes?|soak(ing)?|moist(ure)?)\b/,
    without:
      /\b((tap|rain|hard|soft|distilled|filtered|bottled|boiled|bath|pond|cold|room temperature|pasta|cooking|aquarium|softened) water(ing)?|rainwater|(root\w*|grow\w*|propagat\w*|cuttings?|plac\w*|put|live|leave|kept?|stand\w*|sit\w*)( \w+){0,3} (in|into) (just |only |plain |a (glass|jar|vase) of )?water|water (propagat\w*|roots?|soluble|garden|quality|lily|cuttings?)|vase water)\b/g,
  },
  {
    topic: 'water quality',
    said: /\b((tap|hard|soft|softened|distilled|filtered|bottled|boiled|aquarium|cooking|pasta|rain|cold) water|rainwater|chlorine|fluoride|limescale|reverse osmosis|(what|which) (kind|type|sort) of water|brita)\b/,
  },
  {
    topic: 'light',
    said: /\b(light(s|ing)?|sun|sunny|sunlight|sunshine|shade|shady|shaded|dark|darkness|windows?|windowsill|window sill|windowless|(north|south|east|west)( facing|ern)?|lux|lamps?|grow ?lights?|led|where (should|do|can|to|shall|would) .*(put|place|keep|position)|best (place|spot|position|location)|where to (put|place|keep)|which (side|room|window|place|spot)|dim)\b/,
    without: /\b(lightly|light (pink|blue|yellow|green|brown|color\w*|soil|pot|feed\w*)|sun ?burn\w*|sun ?scald)\b/g,
  },
  {
    topic: 'soil',
    said: /\b(soil|potting mix|potting medium|mix|compost|substrate|medium|peat|perlite|leca|semi ?hydro\w*|hydroponic\w*|dirt|ericaceous|ph|(make|turn|get|keep|change) (\w+ ){0,3}(blue|pink|color)|drainage|coffee grounds|sphagnum|bark|acidic|acid|lime)\b/,
    without:
      /\b((soil|dirt|compost) (is|was|feels?|stays?|seems?|looks?|still|dries|has|smells?|surface|line|gets?|all|and everything)|(in|on|over|from|around|under|above|top of|near|inside|out of) (the |my |its |wet |dry |damp )*(soil|dirt|compost)|(dry|wet|moist|soggy|damp|sopping) (soil|dirt|compost)|soil (dry|wet|moist)|medium (light|size\w*|pot|large)|lime (green|tree|plant|fruit\w*)|acid rain)\b/g,
  },
  {
    topic: 'repotting',
    said: /\b(re ?pot\w*|new pot|bigger pot|larger pot|pot size|size( of)? pot|(what|which|how (big|large)).* (pot|container|planter)|pot up|potting up|pot on|root ?bound|pot ?bound|transplant\w*|roots? (are )?(coming|growing|sticking|poking|showing) (out|through)|terracotta|terra cotta|plastic pot|clay pot|up ?size|drainage holes?|(bigger|larger|smaller) (container|planter))\b/,
  },
  {
    topic: 'feeding',
    said: /\b(feed(s|ing)?|fed|fertili[sz]\w*|fertilizer|nutrients?|npk|plant food|food|epsom salts?|coffee grounds|egg ?shells?|banana (peels?|water)|manure|nitrogen|miracle ?gro|slow release|tomato feed|hungry)\b/,
    without: /\b(plant it for food|food garden)\b/g,
  },
  {
    topic: 'humidity',
    said: /\b(humid(ity|ifier|ifiers)?|mist(ing|ed|s)?|spray(ing)? (it |the |its |with |them )*(leaves|water)?|pebble trays?|dry air|air (is )?(too |so )?dry|terrarium)\b/,
    without: /\b(spray(ed|ing)? (for|against|with (soap|neem|insecticid\w*))|neem spray)\b/g,
  },
  {
    topic: 'temperature',
    said: /\b(temperatures?|how (cold|hot|warm|cool)|too (cold|hot|warm)|heat(ing)?|heatwave|heat wave|radiators?|heaters?|drafts?|drafty|air ?con\w*|ac vent|ac|degrees?|\d+ ?°?[cf]|\d+°|celsius|fahrenheit|minimum|unheated|conservatory|cold (room|house|hallway|porch|window\w*))\b/,
  },
  {
    topic: 'pruning',
    said: /\b(prun\w*|trim\w*|cut (it |them |this |my \w+ |the \w+ )?(back|down|off)|cutting (it |them )?back|cut (the |its |a |off |my |this )*(flower |old |dead )?(stem|stalk|spike|flowers?|leaves)|dead ?head\w*|pinch\w*|suckers?|bush(y|ier)|shape|spent (flowers?|blooms?|stalks?|stems?)|notch\w*|chop|topping|aerial roots?|flower (spike|stalk|stem)s?|(old|dead|faded|finished|brown|yellow) (flower )?(spike|stalk|stem|leaves|flower|bloom)s? (off|be cut|be removed)|remove (the )?(dead|old|yellow|brown|faded))\b/,
  },
  {
    topic: 'propagation',
    said: /\b(propagat\w*|cuttings?|root(ing)? (it|a|in|from|this|hormone)|divid\w*|division|offsets?|pups?|plantlets?|spiderettes?|baby (plants?|spider\w*)|babies|multiply|more plants|make (new|more|another)|air layer\w*|clone|new (ones?|plants?) from|from (a )?(single )?(leaf|leaves|cuttings?)|grow (it |one |this )?from (a )?(leaf|stem|cutting|pit|stone|top|crown)|keikis?|from a (single )?leaf|separat\w*|regrow\w*|(roots?|rooted|live|grow\w*|kept?) (it )?in (just |only |plain |a (glass|jar|vase) of )?water)\b/,
    without: /\bcuttings? (it )?(back|down|off)|baby (rubber|blue|sun)\b/g,
  },
  {
    topic: 'pests',
    said: /\b(pests?|bugs?|insects?|aphids?|greenfly|blackfly|mealy ?bugs?|thrips?|spider mites?|red spiders?|mites?|scale insects?|whitefl(y|ies)|white fl(y|ies)|fungus gnats?|gnats?|slugs?|snails?|caterpillars?|hornworms?|vine weevils?|weevils?|beetles?|infest\w*|neem|insecticid\w*|ladybugs?|springtails?|leaf ?miners?|earwigs?|grubs?|worms?|flies|(birds?|deer|squirrels?|rabbits?) (are |keep |keeps |have |has |is )?(eating|ate|digging|stealing|eat (all )?(my|our))|webs?|webbing)\b/,
    without:
      /\b(repel \w+|venus fly ?trap|(catch|catches|eat|eats|feed|trap)( it| them)? (flies|bugs|insects)|june bug)\b/g,
  },
  {
    topic: 'flowering',
    said: /\b(((keep|save|store|hold) (it|them|this|my \w+|the \w+) (\w+ ){0,2}(for|until|till|to) (next|another) (year|season|christmas|winter|spring|summer))|(re)?bloom(s|ing|ed)?|flower(s|ing|ed)?|blossom\w*|buds?|spikes?|bracts?|turn (it )?red|pups? after)\b/,
    without:
      /\b(flower ?(pot|bed|box|shop|garden)s?|cauliflower|(remove|cut|pinch|deadhead|trim|spent|old|dead|faded|eat)\w* (off )?(the |my |its )?(flower|bloom|blossom|bud)\w*)\b/g,
  },
  {
    topic: 'winter',
    said: /\b(winter\w*|over ?winter\w*|cold season|dorman\w*|hibernat\w*|die back|dies back|died back|dying back|rest(ing)? period|autumn|in (the )?fall|this fall|december|january|february|november)\b/,
  },
  {
    topic: 'away',
    said: /\b(vacations?|holidays?|going away|away (for|from)|(while|when|if) (i am|im|i|we are|were|we) (away|gone|travel\w*)|travel\w*|trip|(without|with no) (water|watering)|leave (it|them|my plants?|the plants?)( \w+)? for|leaving( \w+){0,2} for|gone for|business trip|go without|on leave|plant ?sitter|abroad|for (two|three|2|3|4|a few|several) weeks?)\b/,
    without: /\b(christmas holidays? cact\w*|holiday cact\w*)\b/g,
  },
  {
    topic: 'outdoors',
    said: /\b(outdoors?|outside|balcony|balconies|patio|terrace|garden|yard|frost\w*|hardy|hardiness|freez\w*|zones?|in the ground|snow|hail|rain|bring (it |them )?(in|inside|indoors)|harden(ing)? off|deck|porch|plant(ed)? out|open ground|usda)\b/,
    without: /\b(garden (center|centre|soil|shop|store)|rain water|rainwater|flower garden|frosted)\b/g,
  },
  {
    topic: 'sowing',
    said: /\b(sow(n|ing)?|seeds?|seedlings?|germinat\w*|start(ing)? (them |it )?(from seed|indoors)|from (a )?(seed|pit)|how deep|plant(ing)? (depth|deep|distance|time)|how far apart|spacing|(when|how) (do i|to|should i|can i|shall i|deep|do you) plant\b|pits?|last frost|plant (the )?(bulbs?|cloves?|tubers?|sets?))\b/,
    without: /\b(go(es|ing)? to seed|gone to seed|seed ?heads?|set seed|seed pods?)\b/g,
  },
  {
    topic: 'harvest',
    said: /\b(harvest\w*|pick(ing)?|ripe|ripen\w*|ready to (eat|pick|harvest|dig|pull)|when .* ready|dig up|yield|how many (tomatoes|fruits?|peppers)|(cut|use|take) (some )?(leaves|gel)|cook(ing)?|store (it|them|the)|bears? fruit|produces? fruit|give fruit|get fruit|fruits?|fruiting)\b/,
    without: /\b(fruit fl(y|ies)|pick(ed)? (up|it up|a pot|the pot)|hand ?picked|ripe manure)\b/g,
  },
  {
    topic: 'size',
    said: /\b(how (big|tall|large|high|wide|long|fast|quickly|much space)|how much (\w+ ){1,3}grow|grow\w* (in|per|a|each|every) (year|month|week)|grow(s|th)? (rate|speed|fast|slow\w*|tall|big|quick\w*)|size (does|will|can|when)|full(y)? grown|mature size|height|max(imum)? (size|height)|get(s)? (too )?(big|tall|large)|fast grow\w*|slow grow\w*|stay small|keep (it )?small)\b/,
    without:
      /\b(how (big|large) (should |a |of a )?(the |its )?(pot|container|planter)\w*|how (big|large) a pot|how long (does|do|can|will|until|before|till|to|between|should|is|it|for|they|he|she)|how long)\b/g,
  },
  {
    topic: 'names',
    said: /\b(names?|call(ed)?|scientific|latin|botanical|synonyms?|famil(y|ies)|same (plant|thing|as)|difference between|genus|identify|what (kind|type|sort) of plant|what is (this|it)( plant| called)?$|related)\b/,
  },
  {
    topic: 'support',
    said: /\b(stak(e|es|ing)|moss pole|trellis|support|tie (it |them )?up|climb\w*|pole|top ?heavy|coco coir pole)\b/,
  },
  {
    topic: 'lifespan',
    said: /\b(life ?span|((keep|save|store|hold) (it|them|this|my \w+|the \w+) (\w+ ){0,2}(for|until|till|to) (next|another) (year|season|christmas|winter|spring|summer))|how long (does|do|will|can) (it|they|this|a|an|the|these)?( \w+){0,3} (live|last)|annual|perennial|biennial|come back (next|every|each)|comes back|live for|monocarpic|how old)\b/,
  },
  {
    topic: 'newcomer',
    said: /\b(just (bought|got|brought|received|purchased)|new (plant|here)|brought (it )?home|first plant|from the (store|shop|nursery|supermarket)|acclimat\w*|quarantine|got (it |one )?as a gift|new plant ?parent|by (mail|post))\b/,
  },
  { topic: 'cleaning', said: /\b(dust\w*|clean\w*|wip(e|ing)|leaf ?shine|shiny leaves|polish\w*|mayonnaise)\b/ },
  { topic: 'air', said: /\b(purif\w*|clean(s)? the air|air quality|oxygen|filter the air|nasa)\b/ },
  {
    topic: 'drops',
    said: /\b(guttation|(water )?(drops|droplets|beads)|drips|dripping|sweating|crying|tears)\b/,
    without: /\bdrops (\w+ )?(leaves|leaf|flowers|buds)|(sticky|honeydew) drops\b/g,
  },
  {
    topic: 'spreading',
    said: /\b(invasive|tak(es|ing) over|spreads?|spreading|contain it|get rid of|weed(s|y)?)\b/,
    without:
      /\b((spots?|patch\w*|brown|yellow|black|mold|mildew|powder|disease) (\w+ ){0,2}spread\w*|spread\w* (from|to other|on the leaves)|get rid of (the )?(\w+ )?(bugs|pests|gnats|mites|flies|aphids|mealybugs|mildew|mold|scale|thrips))\b/g,
  },
  {
    topic: 'resting',
    said: /\b(rest(s|ing)? (in|during|over|through) (the )?(summer|winter|fall|spring)|(summer|winter) (rest|dormancy)|(dormant|dormancy|sleep\w*) (in|during|over) (the )?(summer|winter)|(does|do|should|must) (it|they|this plant) (\w+ )?(rest|go dormant|sleep))\b/,
  },
  {
    topic: 'torn leaves',
    said: /\b((split|splitting|torn|tearing|ripped|ripping) (\w+ )?(leaf|leaves)|(leaf|leaves) (\w+ ){0,3}(split(s|ting)?|torn|tear|tearing|ripped|ripping|rips?))\b/,
    without:
      /\b(no|not|dont|doesnt|wont|never|arent|isnt|without|more|get) (\w+ ){0,3}split\w*( leaves)?|(leaf|leaves) (\w+ ){0,3}(not|dont|doesnt|wont|never|arent|without) (\w+ ){0,2}split\w*/g,
  },
  {
    topic: 'remedy',
    said: /\b((use|using|apply|put|putting|rub|heal\w*|treat\w*|good|helps?|soothe\w*|gel|juice) (\w+ ){0,5}(my|his|her|our|the|human|on|for) (\w+ )?(burns?|burned skin|skin|wounds?|acne|hair|face|sunburn)|medicin\w*|remedy|remedies|heal(s|ing)? (burns?|wounds?))\b/,
    without: /\bsun ?burn\w* (\w+ ){0,2}(leaf|leaves)|(leaf|leaves) (\w+ ){0,3}sun ?burn\w*/g,
  },
  {
    topic: 'whole care',
    said: /\b(care (for|of|guide|tips|sheet|instructions|needs)|take care|look(ing)? after|easy|hard to|difficult|beginners?|keep (it |them |this )?(alive|happy|healthy)|all about|everything|tips|basics|how do i (grow|keep)|how to (grow|keep)|advice|general care|requirements|low maintenance)\b/,
    without:
      /\b((brown|leaf|yellow|dry|black|crispy|white) tips|tips (of|are|turn\w*|go\w*|get\w*)|(the|its|leaf) tips)\b/g,
  },
];

/** What is asked, in the order in which it is first spoken of. */
export function topicsOf(question: string): Topic[] {
  return WORDINGS.map(({ topic, said, without }) => ({ topic, at: found(question, said, without) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ topic }) => topic);
}

function found(question: string, said: RegExp, without: RegExp | undefined): number {
  // What is something else is blanked out, so that what follows keeps its place.
  const input = without ? question.replace(without, (words) => '·'.repeat(words.length)) : question;
  return input.search(said);
}
