import type { DevicesEvent } from '#machines/devicesMachine.ts';
import { network } from '#ui/shared/platform/network.ts';

/**
 * Sends `devicesMachine` the events of the page: it is shown or hidden, or the network is back. The
 * function returned stops that.
 */
export function sendPageEvents(send: (event: DevicesEvent) => void): () => void {
  const onVisibility = () => {
    const isVisible = document.visibilityState === 'visible';
    send({ type: isVisible ? 'devices.refresh' : 'devices.hide' });
  };
  const offNetwork = network.subscribe(() => {
    if (network.current() === 'online') send({ type: 'devices.refresh' });
  });
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    offNetwork();
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
