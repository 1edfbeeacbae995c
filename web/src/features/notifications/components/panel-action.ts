/** The style of the panel's buttons, for one notification or for all. */
export const panelActionClasses =
  'target inline-flex items-center gap-1.5 rounded-full px-2 font-semibold text-[0.9rem] hover:bg-moss-soft disabled:opacity-60';
