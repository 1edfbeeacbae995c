import { describe, expect, test } from 'vitest';
import { advice } from '../advice-in-may.ts';

/** Where a warning stands, in characters. */
const BEGINNING = 250;
const ALARM =
  /What to do now|throw stones|drown|faint within|carbon monoxide|power company|local rules|household chemical|hantavirus|tetanus|90 days|waiting time|no ash|solanine|botulism|2 m away|hydrogen cyanide|do not fell|hemlock|cannot name for certain|sleepers/i;

describe('a plant that gives way to a touch has hurt nobody', () => {
  test.each([
    ['jade plant', 'it feels mushy when I touch it'],
    ['fern', 'the fronds shed when I brush past'],
    ['', 'leaves fall off whenever I touch it'],
    ['peperomia', 'the whole plant came out of the soil when I touched it, stems are brown. Can I root the leaves?'],
    ['', 'a stem snapped when I touched it, can I root it'],
  ])('%s: %s', (plant, question) => {
    expect(advice(plant, question).slice(0, BEGINNING)).not.toMatch(ALARM);
  });

  test.each([
    ['dumb cane', 'it fell over when I touched it and now my hand is red and itches'],
    ['hogweed', 'it broke when I brushed past and now I have blisters'],
    ['rue', 'brushed past it in the sun, now there is a rash'],
    ['', 'they have blisters from cutting parsnip'],
    ['', 'my son has blisters now, he played in the parsnip'],
    ['', 'I touched a plant with hairy leaves and my skin burns'],
    ['euphorbia', 'a thorn in my thumb and its milk burns on my hand'],
  ])('but whose skin suffers is told to wash it: %s: %s', (plant, question) => {
    expect(advice(plant, question)).toMatch(/^\*\*What to do now:\*\* Wash/);
  });
});

describe('nobody comes to harm where only the words are alike', () => {
  test.each([
    ['', 'what of my garden grows well on a bank, it is well over a hundred years old'],
    ['', 'a driveway is dug two meters from an oak that must be well over a hundred years old, and they cut its roots'],
    ['', 'the only sunny bit we have holds roses that are 20 years old, can new ones stand there'],
    ['', 'which trailing plants hang in a south facing window without burning'],
    ['', 'when does a bleeding hert come up again'],
    ['', 'do I cut the seed potatoes so each has an eye'],
    ['', 'we heat the house with a log burner, is the air too dry for my ferns'],
    ['', 'black soot-like film on the lemon leaves and ants'],
    ['', 'peach leaves are thick and reddish, like they have blisters, and some are falling'],
    ['', 'our cleaners pour their leftover coffee on the ficus, brown tips'],
    ['', 'which net keeps blackbirds off without snakes getting tangled'],
    ['', 'there is a tunnel as thick as a pencil beside my carrots'],
    ['', 'how often must I mow so the daisies do not come back, the children like them'],
    ['', 'how do I keep mice from nesting in my greenhouse'],
    ['', 'vole chewed the trunk, half of it a hand wide is bare. Wrap it?'],
    ['', 'the heap reeks of ammonia, what do I add'],
    ['iris', 'the whole fan looks burnt and dry by august'],
    ['', 'my basil collapses in the hot kitchen though I water it'],
    ['', 'apples with rough brown marks on the skin, I limed the grass under the tree'],
    ['', 'colorado beetles have chewed the potato leaves to lace'],
    ['', 'our plot is clay and was under water most of December, can strawberries grow there'],
    ['', 'copper in May did not work against leaf curl on my nectarine, when is it done'],
    ['', 'seal the cut after I sawed off a thick limb?'],
    ['', 'how far apart do I space salads in a trough'],
    ['', 'can I reuse leca after boiling it'],
    ['', 'what eats my currants, all leaves gone, only berries left'],
    ['', 'bark chips around the cherry, how deep'],
    ['', 'wood chips or bark around my rhododendrons, do they steal nitrogen'],
    ['', 'an oak that is 150 years old, may a path go over its roots'],
  ])('%s: %s', (plant, question) => {
    expect(advice(plant, question).slice(0, BEGINNING)).not.toMatch(ALARM);
  });

  test.each([
    ['', 'the well is open and we have a toddler', /drown/],
    ['', 'an old well in the garden, can I climb down and clean it', /faint within/],
    ['', 'my 2 year old ate yew berries', /^\*\*What to do now:\*\* This is an emergency/],
    ['', 'our toddler, that is 2 years old, ate a berry from the yew', /^\*\*What to do now:\*\* This is an emergency/],
    ['oleander', 'we burned it in the fire pit and the kids cough', /fresh air now/],
    ['', 'the finger bleeds and does not stop, I cut myself at the bleeding heart', /Press hard/],
    ['', 'a splinter of dahlia cane flew into my eye', /^\*\*What to do now:\*\* Do not rub the eye/],
    ['', 'can I heat the greenhouse with a wood stove overnight', /carbon monoxide/],
    ['', 'can I put soot from the chimney on the roses', /no ash or soot/],
    ['', 'the cleaners poured bleach on the soil of the plant', /household chemical/],
    ['', 'a snake is caught in the bird net, how do I get it out', /2 m away/],
    ['', 'digging a tunnel 2 m deep with my son for the fox den', /faint within/],
    ['', 'can my son of six mow the lawn with the daisies', /throw stones/],
    ['', 'rat droppings in the compost bin, how do I clean that', /hantavirus/],
    [
      '',
      'I stabbed my hand on the trunk of the hawthorn, wound is red and swollen',
      /^\*\*What to do now:\*\* Wash it/,
    ],
    ['', 'ammonia against slugs in the bed', /household chemical/],
    ['', 'can I burn leaves in the garden in a dry summer', /local rules/],
    ['', 'my father collapsed while working in the hot greenhouse at 38 degrees', /cool down now/],
    ['', 'I got lime on my skin while liming the potato bed', /^\*\*What to do now:\*\* Stop/],
    ['', 'potato leaves eaten by my goat this morning', /^\*\*What to do now:\*\* Ring a vet now/],
    ['', 'the creek stood on my raspberry bed in winter, can I eat the berries', /90 days/],
    [
      '',
      'can I put foxglove leaves in a salad',
      /^\*\*No:\*\* do not eat it\. Deadly: .* If anybody has eaten or drunk of it, this is an emergency/,
    ],
    [
      '',
      'unknown leaves from my garden for a salad, ok?',
      /^\*\*(?:Do not|Not unless you are certain of every piece):\*\*/,
    ],
    ['', 'what berries are these, are they edible', /name for certain/],
    ['', 'fresh laurel chippings in the car smell of almonds', /hydrogen cyanide/],
    ['', 'mulch from shredded rhododendron for the hen run, fine?', /hydrogen cyanide|toxic|poison/],
    ['', 'chips of cherry laurel around my lettuce', /hydrogen cyanide/],
  ])('but the thing itself is warned of: %s: %s', (plant, question, expected) => {
    expect(advice(plant, question)).toMatch(expected);
  });
});

describe('a line that came down is kept away from, though nobody is hurt', () => {
  test.each([
    'a cable lies on the hedge after the storm',
    'storm tore a wire off the pole and it hangs in my apple tree',
    'the big pine leans on the wires since last night, it crashed in the wind',
    'power line down on the lawn, can I pull the branch off it',
  ])('%s', (question) => {
    expect(advice('', question)).toMatch(/at least 10 m away/);
  });

  test.each([
    'trellis wire came down in the storm, how do I tie the roses up',
    'the clematis hangs on wires on the wall, how do I prune it',
    'raspberry wires came loose in the wind, how tight should they be',
    'boundary cable of the robot mower lies on the lawn, bury it?',
  ])('but no wire of the garden: %s', (question) => {
    expect(advice('', question)).not.toMatch(/at least 10 m away/);
  });
});

describe('poison in smoke and pollen comes before what else was asked', () => {
  test.each([
    ['oleander', 'burn or bin the prunings?'],
    ['yew', 'bonfire or green bin for the clippings'],
    ['', 'burn or compost what I cut off the oleander'],
    ['foxglove', 'shred or burn what I cut down?'],
  ])('%s: %s', (plant, question) => {
    expect(advice(plant, question)).toMatch(/^\*\*No:(?:\*\*)? never burn it/);
  });

  test.each([
    ['', 'a bunch of lilies stands on the table and the cat has yellow dust on her nose, is that serious?'],
    ['', 'the cat sniffed the lilies and has orange powder on her paws'],
  ])('%s: %s', (plant, question) => {
    expect(advice(plant, question)).toMatch(/^\*\*What to do now:\*\* This is an emergency: go to a vet/);
  });

  test.each([
    ['euphorbia', 'leaf tips burned in the sun'],
    ['rhododendron', 'leaf edges look burnt after winter, cut them or leave them'],
  ])('but leaves that look burnt are no fire: %s: %s', (plant, question) => {
    expect(advice(plant, question)).not.toMatch(/never burn/);
  });
});

describe('whom it harms is answered in whatever words it is asked', () => {
  test.each([
    ['philodendron', 'I have two cats, where to put it', /\*\*toxic to cats/],
    ['', 'does it matter if my toddler sucks on an oleander leaf', /^\*\*Yes:/],
    ['', 'does it matter if the dog helps himself to cucumbers', /^\*\*No, not as far as is known/],
    ['lemon balm', 'is it ok if the cat rolls around in it and chews a bit', /^\*\*Yes, as far as is known/],
    ['daylily', 'my cat chewed the petals', /^\*\*What to do now:\*\* This is an emergency/],
  ])('%s: %s', (plant, question, expected) => {
    expect(advice(plant, question)).toMatch(expected);
  });

  test('what is asked not to harm an animal is the remedy, not the plant', () => {
    const question = 'slugs eat the shoots every spring, what can I do that is not poison for hedgehogs?';
    expect(advice('delphinium', question)).not.toMatch(/deadly to/);
  });
});

test.each([
  ['', 'my son fell into the old well behind the house'],
  ['foxglove', 'my little one ate it, 2 years old'],
])('who came to harm is helped, wherever it is said: %s: %s', (plant, question) => {
  expect(advice(plant, question)).toMatch(/^\*\*What to do now:/);
});
