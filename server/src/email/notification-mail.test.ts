import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { notificationMail } from './notification-mail.ts';

type Items = Parameters<typeof notificationMail>[0]['items'];
type Item = Items[number];

const watering: Item = {
  type: 'reminder',
  title: 'Water',
  message: 'Basil is due for water.',
  url: 'https://garden.example/reminders',
  plantName: 'Basil',
  pictureCid: 'basil',
};
const care: Item = { ...watering, type: 'plant_care', title: 'Look after Mint', plantName: 'Mint', pictureCid: null };
const insight: Item = { ...watering, type: 'ai_insight', title: 'No watering logged for Basil' };
const system: Item = { ...watering, type: 'system', title: 'Welcome', plantName: null, pictureCid: null };

function mail(items: Item[], name = 'Ada') {
  return notificationMail({
    name,
    items,
    reviewUrl: 'https://garden.example/reminders',
    settingsUrl: 'https://garden.example/profile',
    unsubscribeUrl: 'https://garden.example/unsubscribe/token',
  });
}

describe('the subject', () => {
  test.each<[string, Items]>([
    ['Reminder: Water (Basil)', [watering]],
    ['Reminder: Water my basil', [{ ...watering, title: 'Water my basil' }]],
    ['Plant Care: Look after Mint', [care]],
    ['Weather Alert: Frost tonight (Basil)', [{ ...watering, type: 'weather_alert', title: 'Frost tonight' }]],
    ['AI Plant Insight: No watering logged for Basil', [insight]],
    ['Welcome', [system]],
    ['2 plants need you today', [watering, care]],
    ['2 plants need you today', [watering, { ...watering, pictureCid: 'the other basil' }]],
    ['Basil needs you today', [watering, { ...watering, title: 'Prune' }]],
    ['News of Basil', [watering, insight]],
    ['News of 2 plants', [watering, care, insight]],
    ['3 messages from your garden', [watering, care, system]],
  ])('is "%s"', (subject, items) => {
    expect(mail(items).subject).toBe(subject);
  });

  test('is one line for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (title, plantName) => {
        const { subject } = mail([{ ...watering, title: `${title}\r\nBcc: eve@example.org`, plantName }]);
        expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
        expect([...subject].length).toBeLessThanOrEqual(150);
      }),
    );
  });
});

test('both parts have the same content: each plant, what it needs, and a link', () => {
  const { text, html } = mail([watering, care]);
  const said = ['Hello Ada,', 'Reminder', 'Water', 'Basil', 'Basil is due for water.', 'Plant Care', 'Mint'];
  const links = ['/reminders', '/profile', '/unsubscribe/token'].map((path) => `https://garden.example${path}`);
  for (const words of [...said, ...links]) {
    expect(text).toContain(words);
    expect(html).toContain(words);
  }
  expect(html.match(/<img [^>]*>/g)).toEqual([expect.stringMatching(/src="cid:basil".*alt="Photo of Basil"/)]);
  expect(html.match(/(?:src|background)="?(?!cid:)[^"]*:\/\//)).toBeNull();
});

test('user input never becomes markup', () => {
  const typed = `<img src=x onerror="alert(1)"> & "quotes" 'n' </td>`;
  const { html, text } = mail([{ ...watering, title: typed, message: typed, plantName: typed }], typed);
  const tags = mail([{ ...watering, title: '-', message: '-', plantName: '-' }], '-').html.match(/<[a-z]+/g);
  expect(html.match(/<[a-z]+/g)).toEqual(tags);
  expect(html).not.toContain(typed);
  expect(html).toContain(
    '&#60;img src=x onerror=&#34;alert(1)&#34;&#62; &#38; &#34;quotes&#34; &#39;n&#39; &#60;/td&#62;',
  );
  expect(text).toContain(typed);
});

test('a message keeps its line breaks', () => {
  const { html, text } = mail([{ ...watering, message: 'From below,\nuntil moist' }]);
  expect(text).toContain('From below,\nuntil moist');
  expect(html).toContain('From below,<br>until moist');
});
