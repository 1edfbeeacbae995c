import type { Import } from '@plantcare/contract/transfer.ts';

/** A count with its noun: "2 plants". */
export function counted(count: number, one: string, more = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : more}`;
}

/** What an import adds: "2 plants, 3 diary entries, 1 reminder and 4 photos". */
export function importContents({ plants, diaryEntries, reminders, photos }: Import): string {
  const parts = [
    counted(plants, 'plant'),
    ...(diaryEntries > 0 ? [counted(diaryEntries, 'diary entry', 'diary entries')] : []),
    ...(reminders > 0 ? [counted(reminders, 'reminder')] : []),
    ...(photos > 0 ? [counted(photos, 'photo')] : []),
  ];
  return new Intl.ListFormat('en-GB').format(parts);
}

/** What is deleted when an import is undone. */
export function undoText({ since }: Pick<Import, 'since'>): string {
  if (!since) return '';
  const { plantsLeft, plantsChanged, diaryEntries, reminders } = since;
  const changes = [
    ...(plantsChanged > 0 ? [counted(plantsChanged, 'plant')] : []),
    ...(diaryEntries > 0 ? [counted(diaryEntries, 'diary entry', 'diary entries')] : []),
    ...(reminders > 0 ? [counted(reminders, 'reminder')] : []),
  ];
  const all = `This deletes the ${counted(plantsLeft, 'plant')} of this import with all their entries, reminders and photos.`;
  if (changes.length === 0) return `${all} You have not changed anything of it since.`;
  return `${all} What you have changed or added since goes with it: ${changes.join(', ')}.`;
}
