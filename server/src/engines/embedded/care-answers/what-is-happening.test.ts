import { describe, expect, it } from 'vitest';
import type { Circumstances } from '../../../horticulture/circumstances.ts';
import { IN_MAY } from './advice-in-may.ts';
import { adviseCare } from './care-advice.ts';
import { absentInWords, circumstancesInWords } from './intent/evidence-in-words.ts';
import { readQuestion } from './intent/question.ts';

function firstParagraph(plantSpecies: string, question: string): string {
  const [first = ''] = adviseCare({ plantSpecies, question, plant: null }, IN_MAY).advice.split('\n\n');
  return first;
}

describe('what is normal is called normal', () => {
  it.each([
    [
      'boston fern',
      'There are straight rows of brown dots on the back of the fronds, did I catch some pest?',
      /spores/,
    ],
    ['monstera', 'A long brown string grows out of the stem into the air, what is that?', /aerial roots.*normal/],
    ['echeveria', 'The bottom leaves got dry and papery but the rest looks healthy', /normal/],
    ['agave', 'A huge stalk shoots up from the middle and the leaves shrivel, what is going on?', /flowers once/],
    ['bird of paradise', 'why do the leaves tear into strips, is it ill?', /normal/],
    ['arborvitae', 'needles on the inside go brown every October while the tips stay green', /normal/],
    ['cactus', 'the lower side is brown and bark-like, but hard. rotting?', /hard and dry is corking, the normal bark/],
    ['alocasia', 'dropped all its leaves in November, the tuber feels firm, throw it out?', /not dead/],
    ['pear tree', 'a lot of small pears drop in June, marble-sized', /normal|june drop/],
  ])('%s: %s', (plant, question, expected) => {
    expect(firstParagraph(plant, question)).toMatch(expected);
  });

  it('but not where a pest or rot is seen too', () => {
    expect(firstParagraph('apple tree', 'small apples drop in June, each has a hole with a maggot inside')).not.toMatch(
      /^That is normal/,
    );
    expect(firstParagraph('cactus', 'the bottom turned brown and mushy')).toMatch(/With rot, cut|^That is rot/);
  });
});

describe('the host’s own trouble leads', () => {
  it.each([
    ['zucchini', 'tiny courgettes shrivel and go yellow from the tip, plenty of blooms', /pollination/],
    ['tomato', 'Something stripped a branch overnight, big dark droppings under it', /[Hh]ornworm/],
    ['rose', 'perfect half circles are cut out of the leaf edges', /[Ll]eafcutter/],
    ['plum tree', 'white with blossom each spring and never a fruit', /pollination|partner/],
    ['lilac', 'it has never bloomed, I trim it every autumn', /prun/],
    ['kale', 'gray waxy clusters under the leaves and all is sticky', /aphid/],
  ])('%s: %s', (plant, question, expected) => {
    expect(firstParagraph(plant, question)).toMatch(expected);
  });
});

describe('what the gardener rules out', () => {
  it('does not take moist soil for wet', () => {
    const { concepts } = readQuestion('lower leaves go yellow, the soil is evenly moist', 'rubber plant', null);
    expect(circumstancesInWords(concepts).soil).toBe('moist');
  });

  it('counts insects as absent when they were looked for', () => {
    const { concepts } = readQuestion('leaves are sticky, I checked for bugs and there are none', 'hoya', null);
    expect(absentInWords(concepts)).toContain('insect: shells');
  });

  it('reads a cold night from its figure', () => {
    expect(firstParagraph('pothos', 'leaves are black and limp, the room was at 36°F last night')).toMatch(/[Cc]old/);
  });

  it('does not advise soft water to a gardener who uses it', () => {
    const advice = firstParagraph('spider plant', 'brown leaf tips although I only give rain water, heating is on');
    expect(advice).toMatch(/[Dd]ry air/);
    expect(advice).not.toMatch(/[Uu]se rain/);
  });
});

describe('an accident to a plant is told what to do first', () => {
  it.each([
    ['monstera', 'my cat jumped on it and the stem snapped in half!', /^First: .*splint/],
    ['succulents', 'it poured for two days and I forgot them outside, pots are drenched', /^First: .*dry out/],
    ['tomato', 'the neighbor sprayed weed killer and my leaves are all twisted', /weedkiller/],
  ])('%s: %s', (plant, question, expected) => {
    expect(firstParagraph(plant, question)).toMatch(expected);
  });
});

describe('a pest is treated more than once', () => {
  it.each([
    ['houseplant', 'black little flies come up out of my pots whenever I water', /Bti, .*weekly for 3–4 weeks/],
    ['calathea', 'fine webs under the leaves and tiny moving dots, what now', /every 5–7 days, at least four times/],
  ])('%s: %s', (plant, question, expected) => {
    expect(firstParagraph(plant, question)).toMatch(expected);
  });
});

describe('the weather of the last days', () => {
  const wet: Circumstances = { ...IN_MAY, weather: { coldest: 6, warmest: 17, rain: 45 } };

  it('is told where it speaks for the likeliest cause of a plant outdoors', () => {
    const question = 'holes in the leaves every morning and dried slime';
    const { advice } = adviseCare(
      { plantSpecies: 'petunia', question: `${question}, in the garden`, plant: null },
      wet,
    );
    expect(advice).toMatch(/rained a lot|[Ss]lug/);
    const { advice: spotted } = adviseCare(
      { plantSpecies: 'rudbeckia', question: 'dark angular spots between the veins, in the flower bed', plant: null },
      wet,
    );
    expect(spotted).toContain('It has rained a lot in the last days, which favors this.');
  });

  it('says nothing of a plant indoors', () => {
    const { advice } = adviseCare(
      { plantSpecies: 'rubber plant', question: 'brown round spots on the leaves in my living room', plant: null },
      wet,
    );
    expect(advice).not.toContain('rained');
  });
});
