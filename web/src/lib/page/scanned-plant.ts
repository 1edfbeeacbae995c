/** The plant whose label led to the sign-in; null where none did. */
export function scannedPlant(address: URLSearchParams): string | null {
  const plant = address.get('plant') ?? '';
  return /^[\da-f-]{36}$/.test(plant) ? plant : null;
}
