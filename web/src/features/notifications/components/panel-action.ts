/** What can be done in the panel: to one notification, or to all. */
export const panelActionClasses =
  'target inline-flex items-center gap-1.5 rounded-full px-2 font-semibold text-[0.9rem] hover:bg-moss-soft disabled:opacity-60';
