import type { Eater } from '../toxicity-words.ts';

export interface Danger {
  /** Whom the question names, nobody when it asks in general. */
  eaters: readonly Eater[];
  /** The word for animals that the sources do not speak of, such as "rabbit". */
  otherAnimal: string | null;
  /** Somebody has eaten of it, or its sap has touched somebody: what to do comes first. */
  happened: 'eaten' | 'touched' | null;
}

const CATS = /\b(cats?|kittens?|kitty|kitties|felines?|pets?|animals?|fur bab(y|ies))\b(?! (palm|grass|faced?))/;
const DOGS = /\b(dogs?|pupp(y|ies)|canines?|doggy|doggo|labrador|terrier|retriever|pets?|animals?|fur bab(y|ies))\b/;
const OTHER_ANIMALS =
  /\b(rabbits?|bunny|bunnies|parrots?|budgies?|cockatiels?|birds?|chickens?|hens|hamsters?|guinea pigs?|gerbils?|horses?|goats?|sheep|cows?|cattle|tortoises?|turtles?|iguanas?|geckos?|bearded dragons?|ferrets?|chinchillas?|reptiles?|donkeys?|ponies|pony)\b/;
/** Who steals from beds comes to no harm there. */
const THIEVES =
  /\b(birds?|deer|squirrels?|wild rabbits?) (are |keep |keeps |have |has |is )?(eating|ate|digging|stealing|eat (all )?(my|our))\b/;
const CHILDREN =
  /\b(child|children|kids?|toddlers?|baby|infants?|grand(son|daughter|child|children|kids)|son|daughter|nephew|niece|(year|month) old|little (one|girl|boy)s?|classroom|nursery|daycare|kindergarten)\b(?! (plants?|spider|rubber|leaf|leaves|tears|toes|blue))/;
const PEOPLE =
  /\b(people|humans?|person|adults?|skin|rash|itch\w*|allerg\w*|hands|eyes?|sap|edible|(i|we) (\w+ ){0,3}eat|safe to (eat|touch|handle|consume)|eat (it|them|the|this|raw))\b/;
const PERSON_ATE =
  /\b(i|we|he|she|someone|somebody|(my|our|a) (wife|husband|mother|mom|father|dad|partner|friend|neighbor|grandma)) (.* )?(ate|eaten|swallowed|chewed|licked)\b/;
/** They eat too, and harm nobody but the plant. */
const PEST_ATE =
  /\b(slugs?|snails?|bugs?|insects?|caterpillars?|something|worms?|beetles?|deer|squirrels?|birds?|weevils?|pests?)\b/;

const HARM =
  /\b(non ?)?(tox\w*|dangerous|gloves|poison\w*|venomous|harmful|harmless|hazard\w*|lethal|safe(?! (temp\w*|outside|outdoors|in winter)| to (put|place|plant|move|leave|prune|cut|trim|repot|water|use|spray|bring|transplant|keep (it )?(outside|outdoors|in (full|direct) sun)))|(pet|cat|dog|kid|child|baby) (safe|friendly|proof)|edible|(can|could|may) (i|we|you|people) (\w+ ){0,2}eat|safe to (eat|touch|consume|handle)|irritat\w*|allerg\w*|rash|itch\w*)\b/;
const HAPPENED =
  /\b(ate|eaten|chewed|swallowed|licked|(?<!a )bit|nibbled|munched|ingested|consumed|got (into|hold of)|drool\w*|vomit\w*|threw up|throwing up|puk(ed|ing)|foaming|pawing|emergency|had a (bite|leaf)|in (his|her|its|their|my) mouth|(has|is|was|been|keeps?|started) (eating|chewing|licking|nibbling|munching)|pollen on|had a leaf)\b/;

const TOUCHED =
  /\b((sap|juice|latex|milk) (\w+ )?(on|in)( \w+)? (me|my|his|her|skin|eyes?|hands)|brushed (against|past)|got (a )?rash|(skin|hands|arms?) (is|are) (itch\w*|burn\w*|red))\b/;

/** Null when the question speaks of no harm to anybody. */
export function dangerOf(question: string): Danger | null {
  const otherAnimal = THIEVES.test(question) ? null : (OTHER_ANIMALS.exec(question)?.[0] ?? null);
  const eaters: Eater[] = [];
  if (CATS.test(question)) eaters.push('cats');
  if (DOGS.test(question)) eaters.push('dogs');
  const child = CHILDREN.test(question);
  const concerned = eaters.length > 0 || otherAnimal !== null || child;
  const personAte = PERSON_ATE.test(question) && !PEST_ATE.test(question);
  const harm = HARM.test(question);
  const touched = TOUCHED.test(question);
  // Whoever speaks of a pet or a child must hear of the danger, whatever was asked.
  if (!harm && !personAte && !touched && !concerned) return null;
  if (child || personAte || (otherAnimal === null && eaters.length === 0 && PEOPLE.test(question)))
    eaters.push('people');
  const eaten = HAPPENED.test(question) && (concerned || personAte || harm);
  return { eaters, otherAnimal, happened: eaten ? 'eaten' : touched ? 'touched' : null };
}
