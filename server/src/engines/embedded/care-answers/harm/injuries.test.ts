import { describe, expect, test } from 'vitest';
import { IN_MAY } from '../advice-in-may.ts';
import { adviseCare } from '../care-advice.ts';

function beginning(question: string): string {
  return adviseCare({ plantSpecies: '', question, plant: null }, IN_MAY).advice.slice(0, 420);
}

describe('who is hurt is told first what to do now', () => {
  test.each([
    ["a tree fell on my brother's leg", /emergency services.*Do not lift/],
    ['a oak limb came down on my dad and he cannot get out from under it', /emergency services.*Do not lift/],
    ['my husband is pinned under a log', /emergency services.*Do not lift/],
    ['the ride on mower rolled over and my father is stuck under it', /emergency services.*Do not lift/],
    ['a wall fell on our neighbor', /emergency services.*Do not lift/],
    ['I cut two fingers with the hedge trimmer', /Press a clean cloth/],
    ['nipped the tip of my finger with secateurs', /Press a clean cloth/],
    ['sliced my palm open with a grafting knife', /Press a clean cloth/],
    ['he ran over his toe with the mower', /Press a clean cloth/],
    ['chain saw kicked back and hit my shoulder', /Press a clean cloth/],
    ["the greenhouse glass fell on my arm, it's gushing", /Press hard/],
    ['my son stepped on a rake and the tine went through his shoe', /Wash it/],
    ['dad feels tight in the chest after digging', /heart attack/],
    ["grandma's face droops on one side and she talks funny, we were weeding", /stroke/],
    ['my arm is numb and I feel dizzy after shovelling snow off the beds', /heart attack/],
    ['the baby had a conker in his mouth and is choking', /shoulder blades/],
    ['my son is choking on a cherry stone', /shoulder blades/],
    ['ladder slid and my husband is lying there not answering', /middle of the chest/],
    ['my son put a bean up his nose', /Do not poke/],
    ['my daughter has a seed stuck in her ear', /Do not poke/],
    ['my daughter fainted in the greenhouse at 40 degrees', /heat|cool down/],
    ['a sap drop stung my eye', /Rinse the (?:open )?eye/],
    ["the fire from the barrel jumped to the neighbor's thuja", /emergency services/],
    ['our goat is bloated after breaking into the clover', /a vet/],
    ['horse ate grass clippings from the mower bag', /a vet/],
    ['ate a bitter courgette and now have cramps', /poison control/],
    ['burnt my hand on the weed burner', /running water for 20/],
    ['I fell into the bonfire while burning brush, arm is burned', /running water for 20/],
    ['a rat bit my hand in the compost heap', /rabies/],
    ['I was bitten by a bat in the shed', /rabies/],
    ['raccoon bit me in the garden', /rabies/],
    ['my dog was bitten by a rat', /rabies.*A bitten pet goes to a vet/],
    ['my son is stuck up in the tree', /fire department/],
    ['our daughter is stuck in the apple tree', /fire department/],
    ['my son fell into the fire pit', /running water for 20/],
    ['my dog has collapsed after running in the heat', /cool, not ice-cold, water/],
    ['how do I get a tick off my leg', /fine tweezers/],
    ['poured boiling water on weeds and spilled it on my foot', /running water for 20/],
    ['my son scalded his arm with hot water from the hose that lay in the sun', /running water for 20/],
    ['cat walked across freshly treated carpet of moss killer', /licking itself.*vet/],
    ['dog ran through wet weedkiller and I can smell it on his paws', /licking itself.*vet/],
    ['the bees are all over my husband, he poured petrol on their nest', /straight line/],
    ['yellow jackets are attacking my kids, I mowed over the nest', /straight line/],
    ['my daughter broke through the ice on the pond', /do not walk onto the ice/],
    ['dog rolled in hogweed', /Wash the skin/],
    ['my kid fell out of our tree and his arm hurts', /Keep the person lying still/],
    ['grandpa fell from the steps and cannot stand up', /Keep the person lying still/],
    ['my husband was struck by lightning under the tree', /middle of the chest/],
    ['I trapped my finger in the gate, nail is black', /emergency department/],
    ['the kid next door fell out of our apple tree and his arm looks bent', /Keep the person lying still/],
    ["my wife got sprayed in the face by the neighbor's roundup", /Rinse skin/],
    ['my toddler swallowed a handful of potting soil', /plain soil.*poison control/],
  ])('%s', (question, expected) => {
    const told = beginning(question);
    expect(told).toMatch(/^\*\*What to do now/);
    expect(told).toMatch(expected);
  });

  test.each([
    ['foxglove', 'my son drank too much foxglove tea and feels dizzy', /go to a hospital/],
    ['oleander', 'my puppy eats the oleander leaves every day', /go to a vet/],
    ['lily', 'my cat collapsed after a day with the lilies in the room', /go to a vet/],
    ['', 'my daughter is sick, the mushroom looks like the one she ate', /poison control/],
    ['apricot', 'my son planted the seeds and chewed some of the kernels', /go to a hospital/],
    ['potato', 'my child ate the green balls and some potato skin', /poison control/],
    ['basil', 'I have a rash on my hands after picking it', /Wash the sap off/],
    ['rose', 'I got a thorn in my hand yesterday, now a red line is going up my arm', /emergency room now/],
    ['giant hogweed', 'is this giant hogweed? I already brushed past it with bare legs', /Wash the sap off/],
    ['giant hogweed', 'was strimming along the stream with bare arms, I have red stripes today', /Wash the sap off/],
    ['poison ivy', 'I pulled it out with bare hands 10 minutes ago, what should I do', /Wash now, even after an hour/],
  ])('by %s: %s', (plantSpecies, question, expected) => {
    const { advice } = adviseCare({ plantSpecies, question, plant: null }, IN_MAY);
    expect(advice).toMatch(/^\*\*What to do now/);
    expect(advice).toMatch(expected);
  });
});

describe('a danger that threatens is told at once, though nobody is hurt yet', () => {
  test.each([
    ['petrol mower caught fire', /^Get everybody away/],
    ['bonfire set the hedge alight', /^Get everybody away/],
    ['found a grenade while digging', /^Do not touch/],
    ['the digger hit a gas pipe, smells like eggs', /^Stop and leave the tool/],
    ['strange smell from the propane heater in the greenhouse', /^Do not light it/],
    ['chlorine granules and fertilizer were stored together, bucket is hissing', /emergency services/],
    ['the ice on the pond, may the kids skate', /keep everybody off/],
    ['the paint thinner spilled into the pond, fish gasping', /Stop the leak|Do not use that water/],
    ['I want to dig a well by hand 4 m deep', /cave in/],
    ['rats in compost, may I still use it for carrots', /leptospirosis/],
    ['use wood chips from a laurel hedge around strawberries', /cyanide/],
    ['parsley from the ditch for soup', /hemlock/],
    ['watered the lettuce from the river, is that ok', /eaten raw/],
    ['well water next to sprayed field, drink it?', /laboratory/],
  ])('%s', (question, expected) => {
    expect(beginning(question)).toMatch(expected);
  });
});

const ALARM = /What to do now|emergency services|poison control|Do not lift|heart attack/;

describe('the same words about plants and work raise no alarm', () => {
  test.each([
    'my tulips are trapped under leaves',
    'my rose got stuck under the fence',
    'the tree fell onto the lawn',
    'an apple tree fell over in the storm can I save it',
    'the tomato plant fell on my leg, stem snapped, can I save it',
    'cut asparagus two fingers above the soil?',
    'I cut my hand watering to once a week',
    'I cut my roses by hand with shears',
    'how do I cut ladies finger okra',
    'I cut the stem a finger wide below the node',
    "my hedge cutter cut my neighbor's hedge",
    'the hedge trimmer cuts badly, how do I sharpen it',
    'bindweed is choking my roses, my husband says pull it',
    'my husband says ivy is choking the oak',
    'my neighbor does not answer my letters about the hedge',
    'leaves droop on one side',
    'snapdragon mouth drooping',
    'my soil smells like rotten eggs',
    'seed bombs for a wild patch',
    'the tulips look like flames',
    'mulch caught fire last summer, how do I prevent that',
    'earworms in the ears of corn',
    'elephant ear in shade',
    'is well water good for orchids',
    'I got my wellies stuck in the mud by the pond',
    'my basil was stung by the cold',
    'the frost stung my tomatoes',
    'my rose got stung by a cold night',
    'my dog loves rolling in the grass',
    'our cat likes to lie in the grass',
    'my cat walked over the seed tray',
    'leaves burned by the sun, hot day',
    'boiling water on weeds, does it work',
    'bees are all over my lavender',
    'pond frozen, are the fish ok',
    'how do I keep rats out of the compost',
    'can I sow carrots in a field',
    'the apple fell from the tree and is bruised',
    'lightning struck the oak in our yard, will it live',
    'little black flies hop around my pots and fly up my nose',
    'how do I clean old pots extra well',
    'are wood chips good for cherry trees',
  ])('%s', (question) => {
    expect(beginning(question)).not.toMatch(ALARM);
  });
});

test('clippings of a deadly plant are no mere colic', () => {
  const { advice } = adviseCare({ plantSpecies: 'yew', question: 'cows grazed on clippings', plant: null }, IN_MAY);
  expect(advice).toMatch(/^\*\*What to do now:\*\* (?:This is an emergency: ring a vet|Ring .* a vet) this minute/);
});
