import type { AnswerLine } from '@plantcare/contract/assistant/answer.ts';
import type { CareAdvice, careAdvice } from '@plantcare/contract/assistant/care-advice.ts';
import type { careSchedule } from '@plantcare/contract/assistant/care-schedule.ts';
import type { climateCare } from '@plantcare/contract/assistant/climate-care.ts';
import type { diagnosePlant } from '@plantcare/contract/assistant/diagnose.ts';
import type { growthPrediction } from '@plantcare/contract/assistant/growth-prediction.ts';
import type { identifyPlant } from '@plantcare/contract/assistant/identify.ts';
import type { Answer } from '@plantcare/contract/endpoint.ts';
import type { Page } from '@playwright/test';

/** An answer in words, with the ability it is of. */
type TextAnswer = { ability: string } & (
  | Answer<typeof careAdvice>
  | Answer<typeof growthPrediction>
  | Answer<typeof careSchedule>
  | Answer<typeof climateCare>
);

/** Answers that a language model would give: the tests' own server has none. */
const GIVEN = { source: 'model', engine: 'gpt-5 (OpenAI)', answerId: null } as const;

export const IDENTIFIED: Answer<typeof identifyPlant> = {
  data: {
    species: 'Monstera deliciosa',
    commonName: 'Swiss cheese plant',
    confidence: 91.4,
    description: 'Large leaves with holes between the veins.',
    candidates: [
      {
        species: 'Monstera deliciosa',
        commonName: 'Swiss cheese plant',
        confidence: 91.4,
        description: 'Large leaves with holes between the veins.',
        known: null,
        tells: [],
      },
      { species: 'Monstera adansonii', commonName: null, confidence: 6, description: '', known: null, tells: [] },
    ],
    nextQuestion: null,
    asked: 0,
    seen: null,
    ...GIVEN,
  },
};

export const UNIDENTIFIED: Answer<typeof identifyPlant> = {
  data: {
    ...IDENTIFIED.data,
    ...{ species: 'Unknown Plant', commonName: 'No common name available', confidence: 0, candidates: [] },
    description: 'No plant can be told on this photo.',
  },
};

export const DIAGNOSED: Answer<typeof diagnosePlant> = {
  data: {
    condition: 'Root rot',
    severity: 'High',
    confidence: 78,
    symptoms: 'Yellow lower leaves.',
    rootCause: null,
    treatment: '1. Take it out of its pot.\n2. Cut off what is **soft**.',
    timeline: null,
    prevention: null,
    additionalNotes: null,
    ...GIVEN,
  },
};

export const ADVICE: { ability: string } & Answer<typeof careAdvice> = {
  ability: 'care-advice',
  data: {
    advice: '## Water less\nLet the top **5 cm** dry. <b>Not bold</b>',
    known: null,
    ...GIVEN,
  },
};

export const GROWTH: { ability: string } & Answer<typeof growthPrediction> = {
  ability: 'growth-prediction',
  data: {
    prediction: 'From about **60 cm** today to 95 cm within a year.',
    timeline: [
      { weeks: 0, low: 50, expected: 60, high: 72 },
      { weeks: 26, low: 60, expected: 80, high: 105 },
      { weeks: 52, low: 68, expected: 95, high: 130 },
    ],
    known: null,
    ...GIVEN,
  },
};

const ALL_YEAR = ['spring', 'summer', 'autumn', 'winter'] as const;

export const SCHEDULE: { ability: string } & Answer<typeof careSchedule> = {
  ability: 'care-schedule',
  data: {
    schedule: 'It dries within a week or so.',
    tasks: [
      {
        type: 'watering',
        title: 'Water it',
        frequency: 'daily',
        interval: 9,
        seasons: [...ALL_YEAR],
        reason: 'The top 5 cm of soil dry within nine days.',
        firstInDays: 2,
      },
      {
        type: 'observation',
        title: 'Wipe its leaves',
        frequency: 'monthly',
        interval: 1,
        seasons: [...ALL_YEAR],
        reason: 'Dust takes light away.',
        firstInDays: 3,
      },
    ],
    known: null,
    ...GIVEN,
  },
};

export const CLIMATE: { ability: string } & Answer<typeof climateCare> = {
  ability: 'climate-care',
  data: {
    recommendations: 'Keep watering as you do.',
    findings: [
      { about: 'humidity', verdict: 'change', text: '45% is below the 60% it likes.' },
      {
        about: 'temperature',
        verdict: 'fine',
        text: '22 °C lies within what it likes.',
        brief: '22 °C, within what it likes',
      },
    ],
    known: null,
    ...GIVEN,
  },
};

/** Stands in for the server's stream of lines, so that a test decides when each comes. */
export class WrittenAnswer {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Before the page is loaded. */
  static async on(page: Page): Promise<WrittenAnswer> {
    await page.addInitScript(() => {
      const fetchElsewhere = window.fetch;
      window.fetch = async (address, init) => {
        const wantsLines = new Headers(init?.headers).get('accept') === 'application/x-ndjson';
        if (!wantsLines) return fetchElsewhere(address, init);
        return new Response(
          new ReadableStream({
            start(controller) {
              const encoder = new TextEncoder();
              window.addEventListener('written-line', (event) => {
                if (event instanceof CustomEvent) controller.enqueue(encoder.encode(event.detail));
              });
              window.addEventListener('written-break', () => controller.error(new TypeError('network error')));
              init?.signal?.addEventListener('abort', () => {
                document.documentElement.dataset.aborted = 'yes';
                controller.error(new DOMException('aborted', 'AbortError'));
              });
            },
          }),
          { headers: { 'content-type': 'application/x-ndjson' } },
        );
      };
    });
    return new WrittenAnswer(page);
  }

  async write(line: AnswerLine<CareAdvice>): Promise<void> {
    await this.#page.evaluate(
      (detail) => window.dispatchEvent(new CustomEvent('written-line', { detail })),
      `${JSON.stringify(line)}\n`,
    );
  }

  async breakOff(): Promise<void> {
    await this.#page.evaluate(() => window.dispatchEvent(new Event('written-break')));
  }
}

/** Answers every question in words at once. */
export async function answerWith(page: Page, answer: TextAnswer): Promise<void> {
  await page.route(`**/api/ai/${answer.ability}`, (route) =>
    route.fulfill({
      contentType: 'application/x-ndjson',
      body: `${JSON.stringify({ kind: 'answer', data: answer.data })}\n`,
    }),
  );
}
