/** A title that says which plant it is about, for where the plant is not shown beside it: five are titled "Water". */
export function plantTitle(title: string, plantName: string): string {
  return title.toLowerCase().includes(plantName.toLowerCase()) ? title : `${title} (${plantName})`;
}
