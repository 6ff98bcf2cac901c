import './zodWithoutEval.ts';
import * as z from 'zod/mini';

/** A message between tabs with the same solve. */
const Message = z.object({
  /**
   * `hello`: a tab opened the solve. `here`: answer of a tab that had it open. `saved`: a new
   * version was saved. `update`, for all solves: pages are about to be reloaded.
   */
  kind: z.enum(['hello', 'here', 'saved', 'gone', 'update']),
  key: z.string(),
  version: z.catch(z.string(), ''),
  /** The id of the sending tab. */
  tab: z.catch(z.string(), ''),
});

export type TabMessage = Readonly<z.output<typeof Message>>;

interface OtherTabs {
  /**
   * Sends a message to all other tabs. It is dropped while this page is in the back/forward cache.
   */
  tell(message: TabMessage): void;
  stop(): void;
}

const CHANNEL = 'chiaro solves';

/** Send a message to all listeners, in this tab and in others. */
export function tellTabs(message: TabMessage): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(message);
  channel.close();
}

/**
 * The channel to other tabs of the site. A page in the back/forward cache neither receives nor
 * sends: `onBack` is called when it is shown again, and whenever it comes to the front.
 */
export function otherTabs(onMessage: (message: TabMessage) => void, onBack: () => void): OtherTabs {
  let channel: BroadcastChannel | null = null;
  const open = () => {
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }) => {
      const message = Message.safeParse(data).data;
      if (message) onMessage(message);
    };
  };
  const close = () => {
    channel?.close();
    channel = null;
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    open();
    onBack();
  };
  const onVisibility = () => {
    if (document.visibilityState === 'visible') onBack();
  };
  open();
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', onShow);
  document.addEventListener('visibilitychange', onVisibility);
  return {
    tell: (message) => channel?.postMessage(message),
    stop() {
      close();
      window.removeEventListener('pagehide', close);
      window.removeEventListener('pageshow', onShow);
      document.removeEventListener('visibilitychange', onVisibility);
    },
  };
}
