/** An email address in the form used for comparison: lower case, Unicode NFKC. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}
