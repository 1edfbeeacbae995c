/** Where the two pictures of a photo lie in the storage, and below `/photos/` for the browser. */
export function photoFiles(name: string) {
  return { full: `${name}.webp`, thumbnail: `${name}-480.webp` };
}

interface PhotoAddresses<Address> {
  photoUrl: Address;
  thumbnailUrl: Address;
}

/** What the API says of a photo: server-relative addresses, or null twice when there is none. */
export function photoAddresses(name: string): PhotoAddresses<string>;
export function photoAddresses(name: string | null): PhotoAddresses<string | null>;
export function photoAddresses(name: string | null): PhotoAddresses<string | null> {
  if (name === null) return { photoUrl: null, thumbnailUrl: null };
  const { full, thumbnail } = photoFiles(name);
  return { photoUrl: `/photos/${full}`, thumbnailUrl: `/photos/${thumbnail}` };
}
