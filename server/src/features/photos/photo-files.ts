/** Where the two pictures of a photo lie in the storage, and below `/photos/` for the browser. */
export function photoFiles(name: string) {
  return { full: `${name}.webp`, thumbnail: `${name}-480.webp` };
}
