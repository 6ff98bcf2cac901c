/** Classes of a panel below the header; on phones a sheet. */
export const PANEL =
  'absolute top-full right-6 z-21 max-h-[calc(100dvh-76px)] overflow-y-auto overscroll-contain rounded-dialog bg-base-300 p-2 text-start shadow-float max-sm:fixed max-sm:inset-x-0 max-sm:top-auto max-sm:bottom-0 max-sm:max-h-[calc(100dvh-72px)] max-sm:animate-sheet max-sm:rounded-b-none max-sm:pb-[max(12px,env(safe-area-inset-bottom))]';

/** Dims the page under a panel. A press on it closes the panel, like any press outside. */
export function PanelVeil() {
  return (
    <span
      className="fixed inset-0 -z-1 animate-veil bg-veil max-sm:z-20"
      data-panel=""
      aria-hidden
    />
  );
}
