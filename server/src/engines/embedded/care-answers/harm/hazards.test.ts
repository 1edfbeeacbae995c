import { describe, expect, test } from 'vitest';
import { adviseCare } from '../care-advice.ts';
import { hazards } from './hazards.ts';

const circumstances = { today: '2026-05-15', hemisphere: 'north', plant: null, diary: [] } as const;

function beginning(question: string, plantSpecies = ''): string {
  return adviseCare({ plantSpecies, question, plant: null }, circumstances).advice.slice(0, 420);
}

describe('the warning comes first, whichever words name the danger', () => {
  test.each([
    ['old engine oil on the nettles behind the shed, does it work', /household chemical/],
    ['thinking of pouring drain unblocker down the tree stump', /household chemical/],
    ['bleach to get the green stuff off the patio slabs, plants nearby', /household chemical/],
    ['can ammonia keep foxes out of the garden', /household chemical/],
    ['how much table salt do I need for the weeds in my drive', /salt/i],
    ['rock salt on the gravel path against dandelions', /salt/i],
    ['20% vinegar on thistles, any tips', /goggles/],
    ['mothballs under the shed because of the rats', /mothballs/],
    ['there is a bottle without label in the garage from my father, I think weed spray. can i use it up', /label/],
    ['grandpa left a tin of ddt powder', /hazardous waste|Do not use/],
    ['a farmer gave me some of his crop spray for my roses', /Do not use/],
    ['I keep the weedkiller in a lemonade bottle in the shed, ok?', /food or drink/],
    ['can I make the roundup double strength so it works faster', /label says/],
    ['is it ok to spray weedkiller along the stream', /near water/],
    ['may I spray my apple with insecticide while it is in bloom', /bees/],
    ['tobacco water against thrips', /nicotine/],
    ['rat poison in the compost because of a nest', /bait station/],
    ['leading car exhaust into the mole tunnels', /burrows/],
    ['dog sniffs around where I put slug pellets', /metaldehyde|slug pellets/i],
    ['borax and sugar for ants in the kitchen, we have a toddler', /borax/i],
    ['tea tree oil on my cat against fleas from the garden', /essential oil/i],
    ['my neighbor sprayed and the wind blew it on my salad, still eat?', /Do not eat/],
    ['how do I burn wet branches, a bit of petrol?', /petrol|gasoline/],
    ['petrol down the wasp hole in the lawn', /gasoline|petrol/],
    ['want to cut down the old poplar next to the road myself', /arborist/],
    ['dead pine 10 m tall close to the shed, where do I put the notch', /arborist/],
    ['branches of our oak touch the power line, can i trim them', /power company|power line/],
    ['chainsaw from the ladder for that thick limb', /kicks back|arborist/],
    ['picking cherries at the top of a wobbly ladder, alone', /ladder/],
    ['big limb hangs cracked over the path after the storm', /under tension|arborist/],
    ['grass is jammed in the mower, quick way to get it out', /spark plug|blades/],
    ['cutting the hedge with the electric trimmer in light rain', /fuse box|rcd/i],
    ['my son 5 wants to ride on the mower with me', /children/],
    ['I want to strim a patch of tall plants with white umbrella flowers in shorts', /sap/],
    ['shred a cherry laurel hedge and take the chippings in the car', /cyanide/],
    ['can i put a charcoal grill in the greenhouse tonight against the frost', /carbon monoxide/],
    ['paraffin heater in the closed polytunnel overnight', /carbon monoxide/],
    ['burning weeds with a gas torch along the hedge in july', /bucket of water|hose/],
    ['can the old fence panels go on the bonfire', /treated|painted/],
    ['where do I tip hot ash from the grill, compost?', /metal bucket/],
    ['drilling into the old asbestos roof of the shed to hang baskets', /asbestos/],
    ['make flower boxes out of eternit planters, sand them first', /asbestos/],
    ['can I dig a fence post hole here, there may be a gas pipe', /811/],
    ['jet washing my sandals and feet clean', /pressure washer/],
    ['wild garlic from the wood behind us, how do I know it is safe', /lily of the valley/],
    ['picked cow parsley on a walk for salad', /hemlock/],
    ['the app says these red berries from the hedge are edible', /app|berry/],
    ['are the boletes under my birch good to fry', /mushroom/],
    ['elderberries straight into the smoothie', /raw/],
    ['is hogweed dangerous to pull with bare hands', /hogweed/],
    ['my pumpkin soup is really bitter, can we eat it', /bitter/],
    ['can we eat the little ornamental gourds', /gourd/],
    ['I think I mixed up daffodil bulbs and onions in the basket', /daffodils/],
    ['kids nibble raw runner beans off the plant', /raw/],
    ['potatoes with green skin for dinner', /solanine/],
    ['handful of apricot kernels a day is healthy, right', /cyanide/],
    ['garlic cloves in oil on the shelf for gifts', /botulism/],
    ['sage tea while pregnant', /doctor|pregnan/],
    ['river flooded my lettuce bed, wash and eat?', /Do not eat/],
    ['build the veg bed from old railway sleepers', /creosote/],
    ['our plot was a petrol station, want to grow carrots', /tested/],
    ['human poo compost for the tomatoes', /roundworm|toxoplasm/],
    ['horse muck still steaming around the lettuce', /E\. coli/],
    ['mouse droppings all over the greenhouse, sweep it out?', /hantavirus/],
    ['asthma and dusty potting mix', /Legionella/],
    ['small pond and our grandchild visits', /drown/],
    ['rain barrel without a lid, toddler in the garden', /drown/],
    ['wasps have a nest in the hedge, how to destroy it', /pest controller/],
    ['hairy caterpillars nest in the oak, kids touch them', /hairs/],
    ['is it safe to carry a 60 kg pot alone with a bad back', /Do not lift/],
  ])('%s', (question, expected) => {
    expect(beginning(question)).toMatch(expected);
  });
});

describe('what has happened is told first what to do now', () => {
  test.each([
    [
      'I mixed toilet cleaner with bleach for the pots and my chest feels tight',
      /^\*\*What to do now:\*\* Leave the room/,
    ],
    ['was in the greenhouse with the gas heater on and now i have a headache and feel sick', /fresh air now/],
    ['lime splashed in my eye', /[Rr]inse/],
    ['my dog ate rat bait in the shed', /vet/],
    ['puppy licked up blue slug pellets', /vet/],
    ['a cane poked me in the eye, it is red and watering', /eye clinic/],
    ['we ate mushrooms from the garden last night and I feel ill', /poison control/],
    ['cut through the cable with the hedge trimmer', /fuse box/],
    ['my father fell off the ladder and his back hurts', /Do not move/],
    ['husband cut his leg with the chainsaw, bleeding a lot', /Press hard/],
    ['stepped on a rusty nail, it went deep into my foot', /See a doctor today/],
    ['stung by wasps in the throat', /emergency services/],
    ['weedkiller dripped all over my hands and my skin burns', /Rinse skin/],
    ['our toddler fell in the pond and is not breathing', /emergency services/],
    ['the cat has lily pollen on her fur', /vet/],
    ['i feel dizzy and sick after working in the hot greenhouse', /cool down/],
    ['tick stuck in my leg after gardening', /tweezers/],
    ['I was bitten by a snake in the woodpile', /emergency services/],
    ['my arm has blisters after cutting the fig in the sun', /[Ww]ash the skin|doctor/],
  ])('%s', (question, expected) => {
    expect(beginning(question)).toMatch(expected);
  });
});

const ALARM =
  /poison control|emergency services|household chemical|arborist|carbon monoxide|hemlock|hazardous waste|fuse box|spark plug|kicks back|drown|cyanide|botulism|solanine|roundworm|E\. coli|Legionella|hantavirus|asbestos|deadly|hogweed|creosote|goggles|metaldehyde|What to do now/;

describe('what only shares words with a danger gets no alarm', () => {
  test.each([
    ['can I mow wet grass'],
    ['washing-up liquid against aphids, how much per liter'],
    ['is vinegar good for cleaning limescale off clay pots'],
    ['wooden ladder as a trellis for beans'],
    ['how do I cut down my raspberries after harvest'],
    ['can I cut my lavender with the hedge trimmer'],
    ['when do I cut down the perennials, fall or spring'],
    ['how old is my birch tree'],
    ['my old apple tree has few apples'],
    ['epsom salt for tomatoes'],
    ['leaves bleached by the sun, will they recover'],
    ['is salt spray a problem for hydrangeas by the sea'],
    ['do nettles make good fertilizer'],
    ['what grows under a big oak tree'],
    ['can I plant bamboo in a pot'],
    ['which plants do slugs not like'],
    ['how do I store onions and garlic'],
    ['deer ate all my tulips'],
    ['something ate the leaves of my beans'],
    ['my basil collapsed overnight'],
    ['do I need to peel potatoes before planting'],
    ['how deep do potatoes go'],
    ['when are zucchini ready to pick'],
    ['why are my cucumbers yellow'],
    ['well rotted manure for rhubarb, when'],
    ['green manure after potatoes'],
    ['cherry tree drops its fruit'],
    ['how do I stop a bleeding vine'],
    ['bleeding heart in shade'],
    ['a branch of my monstera broke off, can I root it'],
    ['my big branches of jade plant hang down'],
    ['climbing rose on a wall, how to tie it'],
    ['bamboo canes for tomatoes, how tall'],
    ['how many eyes must a seed potato have'],
    ['is charcoal good in potting mix for orchids'],
    ['horticultural charcoal at the bottom of a terrarium'],
    ['led grow light for seedlings, how many hours'],
    ['can I leave the robot mower out in summer'],
    ['compost smells bad, what can I do'],
    ['how long does compost take'],
    ['is rain water good for orchids'],
    ['water lilies in a mini pond, which size'],
    ['fish emulsion for houseplants'],
    ['elder does not flower'],
    ['how do I prune a fig tree'],
    ['aloe vera has brown tips'],
    ['my rhubarb flowers, cut it off?'],
    ['sow beans in may or june'],
    ['can basil and tomatoes grow together'],
    ['how do I keep basil from the supermarket alive'],
    ['my grandson gave me a cactus, how often do I water it'],
    ['the neighbor has a lovely birch, how fast do they grow'],
    ['iron deficiency in my lemon tree'],
    ['hot summer, how often do I water pots'],
    ['38 degrees tomorrow, how do I protect tomatoes'],
    ['what is the best time to burn calories gardening'],
    ['heavy clay soil, what grows'],
    ['plug plants arrived, when do I plant them outdoors'],
    ['moldy soil surface on seedlings'],
    ['can I root a rose in a potato'],
    ['pallet of compost, how many liters'],
    ['lead shoot broke off my spruce'],
    ['leaves feel like paper, dry air?'],
  ])('%s', (question) => {
    expect(beginning(question)).not.toMatch(ALARM);
  });
});

test('every hazard has an advice that fits on a phone, and says whom to call by one of three names', () => {
  for (const { id, say, more, accident } of hazards) {
    for (const text of [say, more ?? '', accident?.say ?? '']) {
      expect(text.split(' ').length, id).toBeLessThan(110);
      expect(text.replaceAll(/\{(?:poison|vet|emergency)\}/g, ''), id).not.toMatch(/[{}]/);
    }
  }
});
