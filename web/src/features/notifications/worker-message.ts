/**
 * Messages of the service worker to open pages: a notification was clicked, a push arrived, or the browser has a new
 * subscription. The page answers a click through the message's port.
 */
export type WorkerMessage =
  | { readonly kind: 'clicked'; readonly url: string }
  | { readonly kind: 'pushed' }
  | { readonly kind: 'resubscribed' };
