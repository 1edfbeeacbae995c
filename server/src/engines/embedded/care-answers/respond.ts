import { careSheet } from '../../../horticulture/care-sheet/care-sheet.ts';
import { inLocalMonths } from '../../../horticulture/months.ts';
import { harms, isDeadly } from '../../../horticulture/toxicity/wording.ts';
import { type GeneralQuery, type Paragraph, paragraph } from './answer.ts';
import { articleFor } from './articles.ts';
import { closest } from './closest.ts';
import { completedAnswer } from './completed-answer.ts';
import { warnOfMixing } from './harm/chemicals.ts';
import { cautionOf, hazardAnswer, hazardToTell, isAbout, isTold, withCaution } from './harm/hazard-caution.ts';
import type { FoundHazard } from './harm/hazards.ts';
import { answerSafety, safetyInShort } from './harm/safety.ts';
import { leavesNoTime } from './harm/urgent-signs.ts';
import {
  beginsWithCall,
  isAnsweredInWriting,
  writtenFirstAid,
  writtenOfMatter,
  writtenOfPlant,
} from './harm/written-first-aid.ts';
import type { Harm } from './intent/harm.ts';
import { inRoom } from './layout.ts';
import { saysToxic } from './routes/asks-for-harm.ts';
import { besideAccident, ofEachMatter } from './several/other-matter.ts';
import { answerToSeveral } from './several/several-questions.ts';
import { withoutUnaskedYesOrNo } from './yes-or-no.ts';

export interface Answered {
  text: string;
  /** Whether anything is known that answers the question; else the text says what comes closest. */
  isKnown: boolean;
}

/** The answer to what was asked, harm first, then the essentials as far as there is room; of several questions each is answered. */
export function answered(query: GeneralQuery): Answered {
  const found = hazardToTell(query);
  const { harm } = query.question;
  if (harm?.mixing) {
    const mixing = paragraph(warnOfMixing());
    return { text: found?.hasHappened ? `${paragraph(cautionOf(found))}\n\n${mixing}` : mixing, isKnown: true };
  }
  if (found) return { text: answerWithHazard(found, query), isKnown: true };
  const text = answerOrNull(query);
  return text === null ? { text: closest(query), isKnown: false } : { text, isKnown: true };
}

/** The text of it. */
export function answerTo(query: GeneralQuery): string {
  return answered(query).text;
}

/** The warning of a hazard, then the answer: without the toxicity of a plant that is only the place or object of work. */
function answerWithHazard(found: FoundHazard, query: GeneralQuery): string {
  const { hazard, hasHappened } = found;
  if (hasHappened) return joinedWithPoison(found, query);
  const { question } = query;
  const isOfPlant = hazard.ofPlant || question.harm === null || question.harm.accident !== null;
  const whole = answerOrNull(query);
  const answer = isOfPlant ? whole : answerOrNull({ ...query, question: { ...question, harm: null } });
  const told = [answer, whole].find((each) => each !== null && isTold(hazard, each));
  if (told) return told;
  // Who may come to harm by a known plant is told as well where that is asked.
  const asksAboutPlant = hazard.ofPlant && query.plant !== null && question.harm?.asked;
  const isFirst = isAbout(found, query) && !mayComeBefore(answer, found, query);
  if (hazard.isAll && isFirst && !asksAboutPlant && !question.harm?.accident) return hazardAnswer(found);
  return answer === null ? hazardAnswer(found) : withCaution(found, answer, isFirst);
}

/** Nothing comes before the warning of a poisonous plant, nor with a Yes. */
function mayComeBefore(answer: string | null, { hazard }: FoundHazard, query: GeneralQuery): boolean {
  if (answer === null || hazard.ofPlant) return false;
  return !/^(?:\*\*)?Yes\b/.test(answer) && isAnsweredInWriting(hazard, query);
}

/** What to do now, after what is known of the plant's own poison where that may be the cause. */
function joinedWithPoison(found: FoundHazard, query: GeneralQuery): string {
  const { plant, question } = query;
  const now = hazardAnswer(found);
  // "The dog walked over the spray and licked its paws": what is written of just that.
  const isOfProduct = found.hazard.ofProduct && question.harm?.accident;
  const eaten = question.harm?.accident === 'eaten' ? question.harm : null;
  // "The dog ate foxglove, and I have peroxide here": the plant kills sooner than the product that is named.
  if (eaten && plant !== null && isDeadly(plant) && found.hazard.ofProduct && !found.hazard.isPerhapsPoison)
    return `${safetyOf(eaten, query)}\n\n${now}`;
  const aid = isOfProduct && question.harm ? writtenFirstAid(question.harm, query) : null;
  if (aid && beginsWithCall(aid.text) && !found.isUrgent && !found.isVetClosed) return paragraph(aid);
  const besides = besidesAccident(query);
  if (!found.hazard.isPerhapsPoison) return besides === null ? now : `${now}\n\n${besides}`;
  const written = writtenOfPlant(query);
  if (written) return [paragraph(withoutUnaskedYesOrNo(written, question)), now].join('\n\n');
  if (!eaten || plant === null || !harms(plant)) return now;
  const [first, ...matter] = answerSafety(eaten, query).map(paragraph);
  return [first, now, ...matter].join('\n\n');
}

/** What is surely written of the matter, or the poison that is asked about: "thorns in my hand, is the tree poisonous?" */
function besidesAccident(query: GeneralQuery): string | null {
  const { plant, question } = query;
  if (!question.harm?.accident) return null;
  const written = writtenOfMatter(question.harm, query);
  if (written) return paragraph(written);
  return plant !== null && saysToxic(query) ? paragraph(safetyInShort(question.harm, query)) : null;
}

function safetyOf(harm: Harm, query: GeneralQuery): string {
  return answerSafety(harm, query).map(paragraph).join('\n\n');
}

/** Null where no answer is known. */
function answerOrNull(query: GeneralQuery): string | null {
  const { plant, question } = query;
  if (question.harm?.accident) {
    const besides = leavesNoTime(question) ? [] : besideAccident(query);
    return [safetyOf(question.harm, query), ...besides.map(paragraph)].join('\n\n');
  }
  const several = answerToSeveral(query);
  if (several !== null) return several;
  const answer = completedAnswer(query);
  if (answer) return answer.whole ?? inRoom(query, begun(answer.paragraphs, query), answer.covered);
  const matters = ofEachMatter(query);
  if (matters.length > 0) return inRoom(query, matters, []);
  const text =
    question.topics[0]?.topic === 'whole care' && plant
      ? careSheet(plant, query.season, query.circumstances)
      : articleFor(query)?.text;
  return text === undefined ? null : inLocalMonths(text, query.circumstances.hemisphere);
}

/** The paragraphs, the first without a Yes or No that was not asked for. */
function begun([first, ...rest]: readonly Paragraph[], { question }: GeneralQuery): Paragraph[] {
  return first ? [withoutUnaskedYesOrNo(first, question), ...rest] : [];
}
