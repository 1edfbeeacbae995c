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

/** What `WrittenAnswer` sends to the page: a line, or null to break the connection off. */
type Written = string | null;

/**
 * Stands in for the server's stream of lines, so that a test decides when each comes. What is written while no question
 * is open belongs to the next one: a page may take a moment to ask.
 */
export class WrittenAnswer {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Before the page is loaded. */
  static async on(page: Page): Promise<WrittenAnswer> {
    await page.addInitScript(() => {
      const encoder = new TextEncoder();
      const waiting: (string | null)[] = [];
      let open: ReadableStreamDefaultController<Uint8Array> | undefined;
      const sendAll = () => {
        while (open && waiting.length > 0) {
          const next = waiting.shift() ?? null;
          if (next === null) open.error(new TypeError('network error'));
          else open.enqueue(encoder.encode(next));
          if (next === null || /"kind":"(answer|error)"/.test(next)) open = undefined;
        }
      };
      window.addEventListener('written', (event) => {
        if (!(event instanceof CustomEvent)) return;
        waiting.push(event.detail);
        if (open) sendAll();
      });
      const fetchElsewhere = window.fetch;
      window.fetch = async (address, init) => {
        const wantsLines = new Headers(init?.headers).get('accept') === 'application/x-ndjson';
        if (!wantsLines) return fetchElsewhere(address, init);
        const body = new ReadableStream({
          start(controller) {
            open = controller;
            init?.signal?.addEventListener('abort', () => {
              if (open !== controller) return;
              open = undefined;
              document.documentElement.dataset.aborted = String(
                Number(document.documentElement.dataset.aborted ?? 0) + 1,
              );
              controller.error(new DOMException('aborted', 'AbortError'));
            });
          },
        });
        sendAll();
        return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } });
      };
    });
    return new WrittenAnswer(page);
  }

  async write(line: AnswerLine<CareAdvice>): Promise<void> {
    await this.#send(`${JSON.stringify(line)}\n`);
  }

  async breakOff(): Promise<void> {
    await this.#send(null);
  }

  async #send(written: Written): Promise<void> {
    await this.#page.evaluate((detail) => window.dispatchEvent(new CustomEvent('written', { detail })), written);
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
