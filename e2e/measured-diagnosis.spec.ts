import type { diagnosePlant } from '@plantcare/contract/assistant/diagnose.ts';
import type { KeptAnswer } from '@plantcare/contract/assistant/kept-answers.ts';
import type { Answer } from '@plantcare/contract/endpoint.ts';
import { expectNoSidewaysScroll, expectNoViolations } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { leafPhoto } from './support/leaf.ts';

test('a leaf is measured, a question narrows down what fits, and its outline is drawn again', async ({
  page,
  gardener,
  request,
}) => {
  await page.goto('/ai?tab=diagnose');
  await page.getByLabel('Photo', { exact: true }).setInputFiles(await leafPhoto());
  await page.getByRole('button', { name: 'Diagnose Plant' }).click();
  const found = page.getByRole('article', { name: 'Diagnose Issues: answer' });
  await expect(found.getByRole('heading', { name: "Can't tell from the photo alone" })).toBeVisible();
  await expect(found.getByText('Unknown', { exact: true }), 'no severity either').toBeVisible();
  const shares = found.getByRole('table', { name: 'What was counted, in percent of the leaf' });
  await expect(shares.getByRole('row', { name: /^Brown \d+%$/ })).toBeVisible();
  await expect(found.getByRole('img', { name: 'The leaf that was measured' })).toBeVisible();
  const candidates = found.getByRole('region', { name: 'What fits so far' }).getByRole('listitem');
  await expect(candidates.first()).toContainText(/\d+% likely/);
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);

  const before = await candidates.allTextContents();
  const soil = found.getByRole('group', { name: 'How is the soil 3 cm down?' });
  await soil.getByRole('button', { name: 'Wet', exact: true }).click();
  const given = found.getByRole('list', { name: 'Your answers' });
  await expect(given).toContainText('How is the soil 3 cm down? Wet');
  await expect(soil, 'it is not asked twice').toHaveCount(0);
  expect(await candidates.allTextContents()).not.toEqual(before);
  await expect(found.getByRole('group').locator('legend')).toBeFocused();

  await found.getByRole('button', { name: 'Draw the leaf’s outline' }).click();
  const outline = found.getByRole('application', { name: 'Outline of the leaf' });
  const corner = outline.getByRole('status');
  await expect(outline).toBeFocused();
  await expect(corner).toContainText('Corner 1 of 14');
  await page.keyboard.press('Delete');
  await expect(corner).toContainText('Corner 1 of 13');
  await expectNoViolations(page);
  await found.getByRole('button', { name: 'Start over' }).click();
  await expect(found.getByRole('button', { name: 'Measure again' })).toBeDisabled();
  const { width = 0, height = 0 } = (await outline.boundingBox()) ?? {};
  for (const [x, y] of [
    [0.3, 0.35],
    [0.7, 0.35],
    [0.5, 0.65],
  ] as const) {
    await outline.click({ position: { x: x * width, y: y * height } });
  }
  await expect(corner).toContainText('Corner 3 of 3: 50% from the left, 65% from the top');
  await outline.press('Shift+ArrowLeft');
  await expect(corner).toContainText('45% from the left');
  const response = page.waitForResponse('**/api/ai/diagnose');
  await found.getByRole('button', { name: 'Measure again' }).click();
  const { data }: Answer<typeof diagnosePlant> = await (await response).json();
  expect(data.measured).toMatchObject({
    outline: [expect.anything(), expect.anything(), [expect.closeTo(0.45, 1), expect.closeTo(0.65, 1)]],
  });
  expect(data.guide?.answered).toMatchObject([{ question: 'soil', value: 'wet' }]);
  await expect(found).toContainText('Within the outline that you drew.');
  await expect(found.getByRole('button', { name: 'Draw the leaf’s outline' })).toBeFocused();
  await expect(given, 'what was answered holds').toContainText('How is the soil 3 cm down? Wet');

  const answers = await request.get('/api/ai/answers', { headers: { authorization: `Bearer ${gardener.token}` } });
  const kept: KeptAnswer[] = await answers.json();
  expect(kept, 'the last one takes the place of those before').toHaveLength(1);
});

test('a photo on which nothing can be measured is refused in words, and stays', async ({ page, gardener: _ }) => {
  await page.goto('/ai?tab=diagnose');
  await page.getByLabel('Photo', { exact: true }).setInputFiles(await leafPhoto(2, { blur: 30 }));
  await page.getByRole('button', { name: 'Diagnose Plant' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^This photo is blurred\./);
  await expect(page.getByRole('img', { name: 'What you chose' })).toBeVisible();
});
