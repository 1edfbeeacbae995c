/** Places whose weather stands still, so that it can be read from a page. */
export const BERGEN = { latitude: 60.39, longitude: 5.32 };
export const SEVILLE = { latitude: 37.39, longitude: -5.98 };
/** From where no forecast comes. */
export const LOST = { latitude: 71.5, longitude: -30.5 };
