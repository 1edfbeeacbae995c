export const CATS = /\b(cats?|kittens?|kitty|kitties|felines?|pets?|animals?|fur bab(y|ies))\b(?! (palm|grass|faced?))/;
export const DOGS =
  /\b(dogs?|pupp(y|ies)|canines?|doggy|doggo|labrador|terrier|retriever|pets?|animals?|fur bab(y|ies))\b/;
/** Fur with something on it is somebody's. */
export const FUR =
  /\b(pollen|sap|juice|water|leaf|leaves) (\w+ ){0,3}(fur|coat|paws?|whiskers|muzzle|snout)\b|\b(his|her|its|their) (fur|coat|paws?|whiskers|muzzle|snout)\b/;
export const OTHER_ANIMALS =
  /\b(rabbits?|bunny|bunnies|parrots?|budgies?|cockatiels?|birds?|chickens?|hens|hamsters?|guinea pigs?|gerbils?|horses?|goats?|sheep|cows?|calf|calves|cattle|livestock|pigs?|tortoises?|turtles?|iguanas?|geckos?|bearded dragons?|ferrets?|chinchillas?|reptiles?|donkeys?|ponies|pony|llamas?|alpacas?)\b/;
/** Who steals from beds comes to no harm there. */
export const THIEVES =
  /\b(birds?|deer|squirrels?|wild rabbits?) (are |keep |keeps |have |has |is )?(eating|ate|digging|stealing|eat (all )?(my|our))\b/;
export const CHILDREN =
  /\b(child|children|kids?|toddlers?|baby|infants?|grand(son|daughter|child|children|kids)|son|daughter|nephew|niece|(year|month) old|little (one|girl|boy)s?|classroom|nursery|daycare|kindergarten)\b(?! (plants?|spider|rubber|leaf|leaves|tears|toes|blue))/;
export const PEOPLE =
  /\b(people|humans?|person|adults?|skin|rash|itch\w*|allerg\w*|hands|eyes?|sap|edible|(i|we) (\w+ ){0,3}eat|safe to (eat|touch|handle|consume)|eat (it|them|the|this|raw))\b/;

const PERSON =
  '(i|we|he|she|someone|somebody|(my|our|a) (wife|husband|mother|mom|mum|father|dad|partner|friend|neighbor|grandma|grandpa|roommate|guest))';
export const PERSON_ATE = new RegExp(
  `\\b${PERSON} (.* )?(ate|eaten|swallowed|chewed|licked|tasted|drank|drunk|sipped|sucked|nibbled|bit into|smoked)\\b|^(ate|drank|swallowed|chewed|tasted|licked|nibbled|smoked)\\b|\\b(and|just|accidentally|mistakenly|then|have|having) (ate|drank|drunk|swallowed|chewed|tasted|sipped)\\b`,
);
/** A meal or a drink that was made of it, not one that could be. */
export const MADE_A_MEAL =
  /(?<!\b(?:is|are|be|being|if|when|once|eaten|unless|even|or|well|not|get|gets|were|been) )\b(cooked|brewed|steeped|fried|stewed|roasted|juiced)\b|\bmade (\w+ ){0,3}(tea|soup|salad|stew|smoothie|juice|infusion|jam|sauce|curry|pesto|syrup|wine|cordial|meal|dinner)\b|\b(had|drank|took|tried|put|used) (some|a bit|a little|a few|it|them|the \w+|leaves|flowers|bulbs?|berries|seeds)( (of (it|this|them)|as|in|on|for))? ?(a |the |my |our )?(tea|soup|salad|stew|smoothie|sauce|curry|dinner|lunch|breakfast|meal|food|dish)\b|\b(had|took|tried|drank) (some|a bit|a little|a few)(?= (of (it|this|them|the)|and|now|then|yesterday|today|earlier|by (mistake|accident))\b|$)|\bmistook\b|\binstead of (an? |the |my )?(onions?|garlic|leeks?|spinach|chives|shallots?|parsley|lettuce|sorrel|horseradish|potato(es)?)\b/;
/** They eat too, and harm nobody but the plant. */
export const PEST_ATE =
  /\b(slugs?|snails?|bugs?|insects?|caterpillars?|something|worms?|beetles?|deer|squirrels?|birds?|weevils?|pests?|aphids?|rabbits (ate|are eating))\b/;

export const HARM =
  /\b(non ?)?(tox\w*|dangerous|gloves|poison\w*|venomous|harmful|harmless|hazard\w*|lethal|deadly|safe(?! (temp\w*|outside|outdoors|in winter)| to (put|place|plant|move|leave|prune|cut|trim|repot|water|use|spray|bring|transplant|keep (it )?(outside|outdoors|in (full|direct) sun)))|(pet|cat|dog|kid|child|baby) (safe|friendly|proof)|edible|(can|could|may) (i|we|you|people) (\w+ ){0,2}eat|safe to (eat|touch|consume|handle)|irritat\w*|allerg\w*|rash|itch\w*)\b/;
export const HAPPENED =
  /\b(ate|eaten|chewed|swallowed|licked|(?<!a )bit|bitten|nibbled|munched|gnawed|sucked|sucking|drank|drunk|drinking|lapped|tasted|sipped|grazed|browsed|devoured|gobbled|gulped|raided|shredded|destroyed|tore (it|this|the)|mouthed|ingested|consumed|got (at|to|into|hold of)|(took|taken|had|has|takes) (\w+ )?(a )?(bite|leaf|nibble|taste|mouthful|lick|sip)s?|drool\w*|vomit\w*|threw up|throwing up|puk(ed|ing)|foaming|pawing|emergency|in(to)? (his|her|its|their|my) mouth|(has|is|was|been|keeps?|kept|started|loves|caught (him|her|it)) (eating|chewing|licking|nibbling|munching|biting|gnawing)|pollen on)\b/;
/** A pet or a child that is unwell after being near a plant may have eaten of it. */
export const UNWELL =
  /\b((been|being|was|is|are|got|getting|gets|feels?|feeling|violently|suddenly|very|really|now|made (him|her|it|them)) (sick|ill|unwell|weak|lethargic|limp|listless)|sick (after|since|from)|letharg\w*|stagger\w*|wobbl\w*|twitch\w*|trembl\w*|shak(es|ing)|seizures?|convuls\w*|unresponsive|collapsed|diarr?h\w*|(not|wont|isnt|stopped) eating|swollen (face|mouth|tongue|lips?)|panting|icu|intensive care|emergency (vet|room|clinic)|retch\w*|gagg\w*)\b/;
/** A part of the plant's own that is sick is no body. */
export const OWN_TROUBLE =
  /\b(plant|leaf|leaves|it|lily|stems?) (\w+ )?(is|are|looks?|seems?) (\w+ )?(sick|ill|weak|limp)\b/;
/** What only people and animals feel. */
export const FEELS_ILL =
  /\b((?<!\b(plant|leaf|leaves|stems?|it|soil|roots?|lily) )feel(s|ing)? (\w+ ){0,2}(sick|ill|nauseous|dizzy|unwell|faint|weak|strange|weird|awful|terrible|funny)|nause\w*|dizzy|dizziness|vomit\w*|threw up|throwing up|puk(ed|ing)|(my|his|her|their|a|the|bad|upset) (stomach|tummy|belly)|(stomach|tummy|belly) ?(ache|pain|cramps?|hurts?|upset)|diarr?h\w*|cramps?|palpitations?|heart ?(rate|beat\w*)|(my|his|her|their) heart|tingl\w*|(burning|swollen|sore|itchy|itching|numb) (mouth|tongue|lips?|throat|face)|(mouth|tongue|lips?|throat|face) (\w+ ){0,2}(burn\w*|swollen|swell\w*|numb|itch\w*|hurts?|tingl\w*|sore)|short of breath|(cant|cannot|hard to|trouble|difficulty) (breathe|breathing|swallow\w*)|seizures?|convuls\w*|unconscious|passed out|hallucinat\w*|blurr(y|ed) vision|headache)\b/;
/** The scent of flowers goes to the head of many without harm. */
export const SCENT = /\b(smell\w*|scent\w*|fragran\w*|perfume|odor)\b/;

/** Where a plant is deadly, whoever speaks of meals or of a body hears first what to do. */
export const MEAL_OR_BODY =
  /\b(teas?|soups?|salads?|stews?|smoothies?|infusions?|meals?|(dinner|lunch|breakfast)(?! (table|room))|supper|snacks?|cook(s|ed|ing)?|brew(s|ed|ing)?|recipes?|spices?|garnish\w*|edible|drank|drunk|swallow\w*|lick\w*|suck(s|ed|ing)?|tast(e[ds]?|ing|y)|bite|biting|bitten|nibbl\w*|(i|we|you|he|she|people|to|safely) eat|stomach|tummy|belly|mouth|tongue|lips?|throat|blood|breathing|breathless|doctor|hospital|emergency|poisoned|vase water|mistook|mistaken|confused (it )?with|instead of)\b/;
/** The parts of crops that are no food. */
export const NO_FOOD =
  /\b(leaf|leaves|foliage|stems?|green|sprouts?|sprouted|shoots?|pits?|stones?|kernels?|seeds?|raw|unripe|flowers?|roots?|bulbs?)\b/;

export const TOUCHED =
  /\b((sap|juice|latex|milk) (\w+ )?(on|in)( \w+)? (me|my|his|her|skin|eyes?|hands)|brushed (against|past)|got (a )?rash|(skin|hands|arms?) (is|are) (itch\w*|burn\w*|red))\b/;
/** A pet licks off what its fur has touched. */
export const RUBBED =
  /\b(rubb(ed|ing|s)|brush(ed|ing|es)|roll(ed|ing|s)|lay|laid|slept|sleeping|walk(ed|ing)|ran|play(ed|ing|s)|sniff(ed|ing|s)|knocked|dug|stepped) (\w+ ){0,2}(against|past|in|into|on|with|under|through|at|up|over|it|this|the)\b|\bpollen\b/;
