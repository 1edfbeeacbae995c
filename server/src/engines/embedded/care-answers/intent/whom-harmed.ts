import type { Harm } from './harm.ts';

/** "Our frenchie" is a dog, where nobody else is named. */
const DOG =
  /\b(?:my|our|the) (?:[\w'’]+ )?(?:frenchie|doodle|goldendoodle|labradoodle|corgi|pit ?bull|pittie|chihuahua|yorkie|pug|collie|rottweiler|schnauzer|mastiff|mutt|pooch|doggo|doggie|gsd|whippet|greyhound|malamute|shiba|pomeranian|cockapoo|cavapoo|havanese)\b/i;
/** So is "my golden ate it", but neither "my golden pothos", "the shepherd's purse" nor "the hound's tongue". */
const DOG_OR_NOT =
  /\b(?:my|our|the) (?:[\w'’]+ )?(?:golden|lab|husky|shepherd|boxer|heeler|hound|dalmatian|maltese)(?=,| (?:puppy|pup|mix|just|also|has|had|is|was|got|may|might|must|keeps?|ate|eats|eating|chewed|chews|chewing|swallowed|licked|bit|nibbled|munched|crunched|vomited|vomiting|threw)\b)/i;
const CAT = /\b(?:my|our|the) (?:[\w'’]+ )?(?:siamese|tabby|tomcat|ragdoll|kitty|kitties|tortie|maine coon)\b/i;
/** "Our 4 month old lab puppy" is no child. */
const YOUNG_ANIMAL =
  /\b(?:weeks?|months?|mo|years?|yrs?|yo)[- ]?(?:olds?)? (?:\w+ ){0,2}(?:puppy|pup|dog|kitten|cat|lab|retriever|terrier|bunny|rabbit)\b/i;
/** "I ate it, my cat did not" is about a person, though an animal is named too. */
const I_ATE =
  /\b(?:i|we) (?:(?:have|had|just|also|both|all|accidentally|stupidly) ){0,2}(?:ate|eaten|chewed|swallowed|licked|bit|drank)\b/i;
const PERSON =
  /\b(?:child|children|kids?|toddler|baby|son|daughter|grandson|granddaughter|boy|girl|nephew|niece|husband|wife|partner|mother|father|mom|mum|dad|grandma|grandpa|brother|sister|friend|roommate|neighbou?r|guests?)\b(?!['’]s)/i;

const ANIMAL =
  /^(?:(?:my|our|the|a|an|old|little|pet) )*(?:dogs?|pupp(?:y|ies)|cats?|kittens?|rabbits?|bunny|horses?|pony|ponies|goats?|sheep|chickens?|hens?|ducks?|guinea pigs?|tortoises?|parrots?|budgies?|hamsters?|cows?|birds?|donkeys?|alpacas?|llamas?|ferrets?|pigs?|lambs?|foals?|guinea fowl|turtles?)$/i;

/** Whether somebody wrote down who it is about in place of the plant: "my dog". */
export function isAnimal(typed: string): boolean {
  return ANIMAL.test(typed.trim());
}

/** Who ate or touched it, as a breed, an age or "I ate" says. */
export function asWhomTold(harm: Harm, written: string): Harm {
  const { eaters, otherAnimal, accident } = harm;
  const pets = eaters.filter((eater) => eater !== 'people');
  const isPersonToo = I_ATE.test(written) || (PERSON.test(written) && /\bboth\b/i.test(written));
  if (accident !== null && isPersonToo) return { ...harm, eaters: [...pets, 'people'] };
  if (pets.length > 0) return YOUNG_ANIMAL.test(written) && !PERSON.test(written) ? { ...harm, eaters: pets } : harm;
  if (accident === null || otherAnimal !== null || PERSON.test(written)) return harm;
  const animal = DOG.test(written) || DOG_OR_NOT.test(written) ? 'dogs' : CAT.test(written) ? 'cats' : null;
  const ate = /\b(?:ate|eaten|chewed|swallowed|licked|bit)\b/i.test(written) ? 'eaten' : accident;
  return animal === null ? harm : { ...harm, eaters: [animal], accident: accident === 'perhaps' ? ate : accident };
}
