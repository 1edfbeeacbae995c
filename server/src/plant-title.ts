/** A title with the plant's name, for places that do not show the plant: several reminders may be titled "Water". */
export function plantTitle(title: string, plantName: string): string {
  return title.toLowerCase().includes(plantName.toLowerCase()) ? title : `${title} (${plantName})`;
}
