/** What administrators set while the server runs, besides its environment. */
export interface SettingTable {
  name: 'registration';
  value: string;
}

/** What one account may keep, where that differs from the server's quotas; null: as everybody. */
export interface AccountQuotaTable {
  user_id: string;
  plants: number | null;
  diary_entries: number | null;
  open_reminders: number | null;
  photo_megabytes: number | null;
}
