import './zodWithoutEval.ts';
import * as z from 'zod/mini';

/** What tabs with one solve tell each other. */
const Message = z.object({
  /**
   * `hello`: a tab has opened it. `here`: so has this one, before. `saved`: another version. Of no
   * solve at all, `update`: pages are about to be loaded anew.
   */
  kind: z.enum(['hello', 'here', 'saved', 'gone', 'update']),
  key: z.string(),
  version: z.catch(z.string(), ''),
  /** Tells the tabs apart. */
  tab: z.catch(z.string(), ''),
});

export type TabMessage = Readonly<z.output<typeof Message>>;

interface OtherTabs {
  /** Told to all other tabs; lost while this page is out of the document's history. */
  tell(message: TabMessage): void;
  stop(): void;
}

const CHANNEL = 'chiaro solves';

/** Tell whoever listens, in this tab and in others. */
export function tellTabs(message: TabMessage): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(message);
  channel.close();
}

/**
 * The other tabs of the site. While a page is kept for the back button it neither hears nor tells:
 * `onBack` is called when it is shown again, and whenever it comes to the front.
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
