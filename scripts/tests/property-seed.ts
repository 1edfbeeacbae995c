import fc from 'fast-check';

// The same inputs in every run, so that a change is to blame for what fails. `npm run torture` tries others.
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 20_260_501) });
