import { GARDEN_FORMAT, GARDEN_VERSION } from './garden-file.ts';

/** The README.txt of a ZIP file of downloaded data. */
export const README = `YOUR DATA FROM AI PLANT CARE

This file holds everything that your account keeps.

garden.json   Everything, for programs.
csv/          The same as tables, for a spreadsheet: one file per list.
photos/       Your photos, named after the plant, those of the diary also after the day. They are WebP pictures.

Passwords, sessions, and the secret addresses of calendars, plant sitters and push messages are not in it.

GARDEN.JSON

"format" is "${GARDEN_FORMAT}" and "version" is ${GARDEN_VERSION}. "account" holds your profile and settings.
The lists are:

places         your rooms and beds; "kept" marks those that stay without plants
plants         your plants; "location" is the name of a place, "sample" marks those of the sample garden,
               and "farewell" says when and why a former plant left
moves          from which place to which a plant moved
diaryEntries   your diary; "plant" is the id of a plant
answers        what the assistant answered
reminders      every occurrence of a reminder, done or open; those of one series have the same "series"
               "seasonFrom" and "seasonTo" are the first and the last month in which it comes, null for all
recoveries     the treatment of plants after a diagnosis; "reminders" are ids of reminders
checkUps       the photos of a treatment, in the diary, and what was measured on them
notifications  what you were notified of
sitterLinks    for whom you made a link to your tasks, and for which days

Moments are in UTC, such as 2026-05-01T08:30:00.000Z, and days are such as 2026-05-01. "rhythmStart" is the local time
where you live. "photo" is the path of a file in this ZIP. null means that there is nothing.

THE TABLES IN CSV/

UTF-8, separated by commas, with the same names as in garden.json. Lists within a cell are JSON. A text that begins with
=, +, - or @ has an apostrophe before it, so that no spreadsheet takes it for a formula; garden.json has it without.
`.replaceAll('\n', '\r\n');
