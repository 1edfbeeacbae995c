export interface Outcome {
  passed: boolean;
  /** Figures, and what went wrong. */
  says: string;
}

/** One kind of mistreatment; `short` for a quick look on a busy machine. */
export interface Row {
  name: string;
  run(short: boolean): Promise<Outcome>;
}
