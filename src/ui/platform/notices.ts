/** Something the visitor must hear, whatever page is on screen by then. */
export interface Notice {
  readonly kind: 'error' | 'success';
  readonly message: string;
  /** What the visitor may do about it. Such a notice stays until it is answered. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

const waiting: Notice[] = [];
let speaker: ((notice: Notice) => void) | null = null;

/** Show a notice now, or as soon as there is somewhere to show it: it outlives redirects and page loads. */
export function notify(notice: Notice): void {
  if (speaker) speaker(notice);
  else waiting.push(notice);
}

/** Take over the notices, those that wait first. Returns the way to stop. */
export function onNotice(speak: (notice: Notice) => void): () => void {
  speaker = speak;
  waiting.splice(0).forEach(speak);
  return () => {
    if (speaker === speak) speaker = null;
  };
}
