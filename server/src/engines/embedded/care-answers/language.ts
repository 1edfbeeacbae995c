import { plainText } from './intent/tokens.ts';

interface Language {
  /** Its commonest little words, without accents, that English does not have. */
  words: ReadonlySet<string>;
  /** "I understand only English so far", in that language. */
  says: string;
}

const LANGUAGES: readonly Language[] = [
  {
    words:
      words(`ich der die das und ist nicht wie was warum wann meine mein meiner meinen wir sie es ein eine einen auf zu mit
      fur kann muss soll haben hat sind bei von im welche oft blatter pflanze giessen wo tun einer dem den ohne`),
    says: 'Ich verstehe bisher nur Englisch. Bitte stellen Sie die Frage auf Englisch. Wenn jemand etwas von einer giftigen Pflanze gegessen hat: Rufen Sie sofort den Giftnotruf oder 112 an, bei einem Tier sofort die Tierarztpraxis.',
  },
  {
    words:
      words(`el la los las una mi mis es que por para como cada cuanto cuando cuantas donde esta estan tengo puedo debo
      con del hojas planta plantas regar no se si muy mucho tiene tienen hay cual cuales porque en de le les lo su sus al caen
      flores amarillas secas agua maceta tierra raices pasa yo`),
    says: 'Por ahora solo entiendo inglés. Por favor, haga la pregunta en inglés. Si alguien ha comido de una planta venenosa, llame enseguida al centro de toxicología o al 112; si es un animal, al veterinario.',
  },
  {
    words:
      words(`le la les un une des est que qui pour dans mon ma mes je il elle vous nous pas ne avec sur comment pourquoi
      quand quel quelle quelles combien faut peut dois plante plantes feuilles arroser et du au ce cette sont a en de se ses ne
      fleurs jaunes tombent eau perd fait`),
    says: 'Pour l’instant, je ne comprends que l’anglais. Posez la question en anglais, s’il vous plaît. Si quelqu’un a mangé une plante toxique, appelez tout de suite le centre antipoison ou le 112 ; pour un animal, le vétérinaire.',
  },
  {
    words:
      words(`o os as um uma meu minha meus minhas que por para como quando quantas quanto onde esta estao posso devo com
      em na no nas nos folhas planta plantas regar nao se muito tem qual quais porque eu de do da e cultivar numa num caem
      amarelas vaso terra agua flores`),
    says: 'Por enquanto, só entendo inglês. Por favor, faça a pergunta em inglês. Se alguém comeu uma planta tóxica, ligue já para o centro de intoxicações ou o 112; se for um animal, para o veterinário.',
  },
  {
    words:
      words(`il lo la gli le un una mio mia miei mie che per con come quando quanto quanta dove sono posso devo del della
      nel nella foglie pianta piante annaffiare non si molto ha qual quale quali perche e di da ogni potano potare alla sul
      fiori cadono gialle acqua vaso terra`),
    says: 'Per ora capisco solo l’inglese. Per favore, faccia la domanda in inglese. Se qualcuno ha mangiato una pianta velenosa, chiami subito il centro antiveleni o il 112; per un animale, il veterinario.',
  },
  {
    words:
      words(`de het een en is niet hoe wat waarom wanneer mijn wij ze ik je van op met voor kan moet zijn heeft bij welke
      vaak bladeren plant water geven waar in te wordt worden dit dat naar mag`),
    says: 'Ik begrijp voorlopig alleen Engels. Stel de vraag alstublieft in het Engels. Heeft iemand van een giftige plant gegeten, bel dan meteen het vergiftigingencentrum of 112; bij een dier de dierenarts.',
  },
];

const ENGLISH =
  words(`the a an is are it my i do does how what why when where which can should and or of to in on with for not
  this that be have has was were will would its at from as me they you if so but get water plant leaf leaves`);

/** How much of a text must be of a language's own words, and how much more than of English. */
const ENOUGH = 0.34;

/** What to say to a question that is not in English, in its language; null for English and what nobody can tell. */
export function askForEnglish(text: string): string | null {
  const said = plainText(text)
    .replace(/ß/g, 'ss')
    .match(/\p{L}+/gu);
  if (!said || said.length < 3) return null;
  const share = (known: ReadonlySet<string>) => said.filter((word) => known.has(word)).length / said.length;
  const english = share(ENGLISH);
  const [best] = LANGUAGES.map((language) => ({ language, part: share(language.words) })).sort(
    (one, other) => other.part - one.part,
  );
  return best && best.part >= ENOUGH && best.part > english + 0.15 ? best.language.says : null;
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}
