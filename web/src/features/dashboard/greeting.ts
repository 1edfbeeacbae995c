/** A greeting for an hour of the gardener's day, 0 to 23; late at night it is still evening ("Good night" parts). */
export function greetingAt(hour: number): string {
  if (hour < 5 || hour >= 18) return 'Good evening';
  return hour < 12 ? 'Good morning' : 'Good afternoon';
}
