import { expect, test } from 'vitest';
import { advice } from '../advice-in-may.ts';

test.each([
  ['garden', 'which plants flower in winter?', /that flower in winter.*hellebore/],
  ['garden', 'what flowers do deer leave alone?', /deer mostly leave alone.*lavender|lavender.*are mostly left alone/],
  ['garden', 'an evergreen hedge that stays under 1 metre', /for a low hedge.*boxwood/],
  ['garden', 'fragrant climber for half shade', /^\*\*Climbing plants.*Honeysuckle/s],
  [
    'office',
    'I kill every plant, what should a beginner start with that is safe for dogs?',
    /safe for dogs.*spider plant/,
  ],
  ['garden', 'which perennials with blue flowers stay under 60 cm?', /with blue flowers/],
])('in the %s, "%s" is answered with a list that begins with the best known', (species, question, expected) => {
  expect(advice(species, question)).toMatch(expected);
});

test.each([
  'just received my etsy plants in the mail, what now',
  'bringing outdoor plants in for winter without bringing bugs',
  'new house, garden is just clay and builders rubble, what first?',
  'fish emulsion smells so bad, dogs keep digging up the bed. what can I use instead',
])('no list is made where nobody asks for plants: %s', (question) => {
  expect(advice('', question)).not.toMatch(/\/ai\?tab=care-advice&species/);
});

test('plants are listed for who begins with what they are doing', () => {
  expect(advice('', 'moving to a dark apartment, which plants survive there')).toMatch(/\/ai\?tab=care-advice&species/);
});

test('what rabbits leave alone is not given up for want of annuals', () => {
  expect(advice('', "we get rabbits, what annuals won't they eat")).toMatch(/rabbits mostly leave alone/);
});

test('safety is never given up for want of plants', () => {
  const answer = advice('houseplants', 'which trailing scented cactus for a dark bathroom is safe for cats?');
  expect(answer).toContain('safe for cats');
});

test('plants that the gardener names are judged by their poison, not by where they stand', () => {
  const answer = advice(
    'balcony plants',
    'which on my balcony are poisonous for the baby: oleander, mint, angel’s trumpet?',
  );
  const [poisonous] = answer.split('**Not these');
  expect(poisonous).toContain('Nerium oleander');
  expect(poisonous).toContain('Brugmansia');
  expect(poisonous).not.toContain('(*Mentha*)');
});

test.each([
  ['garden', 'shrubs with silver foliage', /^\*\*Shrubs and trees with silver or blue-gray leaves/],
  ['garden', 'ornamental grasses for shade', /^\*\*Grasses and sedges for shade/],
  ['garden', 'which plants do rabbits not eat in the shade?', /that rabbits mostly leave alone/],
  ['garden', 'ground cover for under trees', /for dry shade/],
  ['garden', 'small trees with pretty flowers for the front', /^(?:\*\*Small trees|Good small flowering trees)/],
  ['garden', 'bulbs that bloom first in the year', /flower in March.*crocus/],
  ['living room', 'which house plants stand 30% humidity?', /tolerate dry air/],
])('in the %s, "%s" asks for plants in a noun or by a property', (species, question, expected) => {
  expect(advice(species, question)).toMatch(expected);
});

test('takes the front of the house for the garden, and a house for a room', () => {
  expect(advice('', 'easy plants for the front of the house in full sun')).not.toMatch(/House plants/);
  expect(advice('', 'which shrubs along the house in shade')).not.toMatch(/House plants/);
  expect(advice('', 'which plants for a dark house')).toMatch(/^\*\*House plants/);
});

test('leaves out the kinds and the plants that are not wanted', () => {
  expect(advice('house', 'easy houseplants, but not succulents, that stay small')).not.toMatch(/Haworthia|Echeveria/);
  expect(advice('garden', 'evergreen climbers except ivy')).not.toContain('Hedera helix');
});

test('says what the records do not know', () => {
  expect(advice('garden', 'native hedge plants')).toMatch(/Which plants are native .* not in the records/);
  expect(advice('garden', 'which shrubs are safe for parakeets?')).toMatch(
    /^What is safe for parakeets is not known here, so ask a vet/,
  );
});

test('says which property no plant has besides the others', () => {
  expect(advice('garden', 'which bulbs are safe for cats and make a ground cover for a bog garden?')).toMatch(
    /was left out/,
  );
});

test('names the hardiest where none survives the frost that is given', () => {
  expect(advice('garden', 'which climbers survive -45 °C?')).toMatch(
    /^These stand the most frost; that they survive −45 °C is not known here/,
  );
});

test.each([
  ['which needs least water: calathea, snake plant or peace lily?', /^\*\*Snake plant\*\* needs water least often/],
  ['monstera, parlor palm, which stays smaller?', /^\*\*Parlor palm\*\* stays smallest/],
])('compares named plants by their figures: %s', (question, expected) => {
  expect(advice('house plants', question)).toMatch(expected);
});

test('does not choose among plants that went wrong', () => {
  expect(advice('garden', 'deer ate my tulips and hostas. Which perennials do they leave alone?')).toMatch(
    /^(?!.*(?:hosta|tulip))\*\*Plants for the garden that come back .*English lavender, daffodil/is,
  );
});

test.each([
  ['fuchsia', 'which ones can stay outdoors in winter?'],
  ['vegetables', 'slugs everywhere and I have a dog, which pellets can I use?'],
])('asks for no plants: %s, %s', (plant, question) => {
  expect(advice(plant, question)).not.toMatch(/^\*\*(?:Plants|Vegetables) for/);
});

test('warns of the dangerous ones where those are asked for', () => {
  expect(advice('garden', 'we got a puppy. Which garden plants are the dangerous ones?')).toMatch(
    /^\*\*Plants for the garden that are poisonous to dogs/,
  );
});

test.each([
  [
    'balcony faces east, sun till 11, which vegetables in pots?',
    /four or five hours of sun.*above all lettuce, spinach, radish/,
  ],
  ['evergreen shrubs with blue flowers for bees in chalky soil', /for chalky \(limy\) soil/],
  ['trees for a small garden with nice autumn colour', /with bright leaves in autumn/],
  ['something that smells nice in the evening by the terrace', /scented in the evening/],
  ['climber in a pot that flowers all summer', /^\*\*Climbing plants that grow in pots, that flower for months/],
  ['which fruit can I grow in pots on a south balcony', /^(?:\*\*Fruit.*that grow in pots|Fig, lemon)/],
])('what the gardener states of the place chooses: %s', (question, expected) => {
  expect(advice('', question)).toMatch(expected);
});

test('in a room "big" chooses by height, also where pets live', () => {
  const answer = advice(
    '',
    'Which houseplants are safe with a cat that eats everything? bright living room, I want something big',
  );
  expect(answer).toMatch(/safe for cats, that grow tall.*Kentia palm/);
});

test('what to leave out is listed by whom it harms, and never as what to plant', () => {
  const answer = advice('', 'which shrubs should we not plant at a kindergarten where kids eat berries?');
  expect(answer).not.toContain('Plants to eat');
  expect(answer).toMatch(/[Yy]ew/);
});

test.each([
  'which garden tools do I need to start with',
  'The tag only says orchid. Which one could it be?',
  'which fertilizer is best for roses',
])('no list of plants answers "%s"', (question) => {
  expect(advice('', question)).not.toMatch(/above all/);
});

test('"no lawn" asks for no lawn', () => {
  expect(advice('', 'low maintenance front garden, clay, full sun, no lawn. what to plant?')).not.toMatch(/for a lawn/);
});

test.each([
  [
    'Which is easier for a beginner, raspberries or blueberries? garden soil is chalky',
    /^\*\*Raspberry\*\* copes better with limy soil.*Blueberry does not suit it/,
  ],
  ['lavender or rosemary for heavy wet clay?', /^\*\*Neither of them\*\* suits that/],
])('the soil that is stated decides between two plants: %s', (question, expected) => {
  expect(advice('', question)).toMatch(expected);
});

test('plants to take out because of their berries are those with poisonous berries', () => {
  expect(advice('', 'toddler proof garden, which plants do I have to take out because of berries')).toMatch(
    /with berries that are poisonous to people.*yew/,
  );
});

test('a list for another animal is left to what is written where something else is asked for as well', () => {
  expect(advice('', 'fast growing hedge that is safe for horses')).not.toContain('[Spider plant]');
});

test('what a house plant needs in the dark months is chosen by the month that is named', () => {
  expect(advice('Monstera deliciosa', 'repot now or wait till spring? its november')).not.toMatch(/Both work/);
});

test('fruit trees for a small garden bear fruit', () => {
  expect(advice('', 'what fruit tree for 10 m2 garden')).not.toContain('Japanese maple');
});

test.each([
  ['peace lily or snake plant, I travel a lot', /^\*\*Snake plant\*\* needs water least often/],
  ['tomatoes or cucumbers for a spot with 4 hours sun?', /^\*\*Cucumber\*\* copes better with a few hours of sun/],
])('what the gardener states decides between two plants: %s', (question, expected) => {
  expect(advice('', question)).toMatch(expected);
});

test('a dark yard is shade, and a room with children is chosen by poison', () => {
  expect(advice('', 'can you suggest vegetables for a deep shade yard')).toMatch(/^\*\*Vegetables for shade.*lettuce/);
  expect(advice('', 'easiest houseplants for kids room, not toxic')).toMatch(/not poisonous to children/);
});

test.each([
  ['my houseplants', 'which flowering ones are not toxic to cats', /^\*\*House plants that are safe for cats/],
  ['houseplants', 'which flowering ones are safe for cats?', /^\*\*House plants that are safe for cats/],
])('what is typed for the plant says that plants for rooms are wanted: %s, %s', (typed, question, expected) => {
  expect(advice(typed, question)).toMatch(expected);
});

test('all that is asked of plants is read', () => {
  const answer = advice('houseplants', 'which ones are safe with cats and need little light?');
  expect(answer).toMatch(/safe for cats, that tolerate a dark place/);
});

test('a list of one to three plants yields to what is written', () => {
  expect(
    advice('balcony boxes', 'which plants survive full sun and wind on the 8th floor? I often forget to water'),
  ).not.toMatch(/^\*\*Plants for full sun/);
});

test('a color and a month choose by the time of flowers', () => {
  const answer = advice('garden', 'which shrub has yellow flowers on bare branches in february and smells nice?');
  expect(answer).toMatch(/Hamamelis|witch hazel/);
  expect(answer).not.toContain('Brugmansia');
});

test('what is asked for against green water is no plant', () => {
  expect(advice('pond', 'the water is green like soup, which plants help?')).not.toMatch(/^\*\*Plants for a pond/);
});

test('a zone chooses nothing where it is asked what to sow now', () => {
  expect(advice('garden', 'what can I sow now in august, zone 6?')).not.toMatch(/survive|hardy to/);
});

test('the zone in which plants are known to survive says more than a rating', () => {
  expect(advice('climbers', 'climbers for a shady wall in zone 5')).toMatch(/Climbing hydrangea.*hardy to −3\d °C/);
});

test('which kind of the typed plant is wanted asks for no other plants', () => {
  expect(advice('lavender', 'which lavender for clay soil?')).not.toMatch(/^\*\*Plants/);
});

test.each([
  ['vinca minor', 'is it a good ground cover under a big maple? dry shade'],
  ['boxwood', 'would it work as a low hedge?'],
])('%s: "%s" is answered Yes by the lists it stands in', (typed, question) => {
  expect(advice(typed, question)).toMatch(/^(?:Yes, it is one of the plants|\*\*Yes:)/);
});

test('what no list says is not denied or affirmed', () => {
  expect(advice('lavender', 'is it good under a maple in dry shade?')).not.toMatch(/it is one of the plants/);
});

test.each([
  ['carnivorous plants', 'which one is easiest for a kid', /^(?:\*\*Carnivorous plants.*|A Cape )sundew/is],
  ['berry bushes', 'what can i plant that survives -25', /^\*\*Berry bushes.*raspberry(?!.*Garlic)/s],
  ['garden', 'which berries can stand zone 3', /^\*\*Berry bushes/],
  ['annuals', 'what can i plant in hanging baskets that survive if i forget to water', /ivy-leaved geranium/],
  [
    'houseplants',
    'Complete beginner, I killed 2 succulents and a fern. what 3 plants should I buy for an east window',
    /^(?:\*\*House plants|Start with two or three tough plants).*Snake plant/is,
  ],
])('all that is asked narrows the list: %s, %s', (species, question, expected) => {
  expect(advice(species, question)).toMatch(expected);
});

test('what nobody can kill is still asked for by its kind', () => {
  expect(advice('houseplants', 'succulents that are hard to kill')).toMatch(/^\*\*Succulents/);
});

test.each([
  ['herbs', 'which herbs can I grow together in one window box? south facing', /^Group them by water|^Plant by thirst/],
  ['balcony plants', 'south facing balcony on 5th floor, super hot and windy. what flowers survive', /wide pots|wind/],
])('a list yields to what is written for just that: %s, %s', (species, question, expected) => {
  expect(advice(species, question)).toMatch(expected);
  expect(advice(species, question)).not.toMatch(/^- \[/m);
});

test.each([
  [
    'Which houseplants are safe if you have cats and hardly any light?',
    /safe for cats, that tolerate a dark place.*cast iron plant/,
  ],
  ['hanging basket plants for shade', /for a hanging basket, for shade/],
  ['what can i plant in may', /to sow or plant in May\*\* .*tomato/],
])('every condition of "%s" is read', (question, expected) => {
  expect(advice('', question)).toMatch(expected);
});
