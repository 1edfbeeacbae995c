const WORKER = '/sw.js';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): {
    createScriptURL(address: string): string;
  };
}

// Not in TypeScript's types of the DOM. What the policy makes is an object that `register` takes like a text.
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => WORKER });

/** The address of the service worker, in the form that the content policy demands where the browser knows Trusted Types. */
export function workerAddress(): string {
  return policy?.createScriptURL(WORKER) ?? WORKER;
}
