/** The greeting for an hour from 0 to 23; late at night it is still "Good evening", since "Good night" is a farewell. */
export function greetingAt(hour: number): string {
  if (hour < 5 || hour >= 18) return 'Good evening';
  return hour < 12 ? 'Good morning' : 'Good afternoon';
}
