/**
 * What the service worker tells the pages that are open: a notification was clicked, one has come, or the browser has
 * made another subscription. The page answers a click through the port that comes with it.
 */
export type WorkerMessage =
  | { readonly kind: 'clicked'; readonly url: string }
  | { readonly kind: 'pushed' }
  | { readonly kind: 'resubscribed' };
